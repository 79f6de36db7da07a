// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// What is known about a frame once it has been presented.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// Counts the presented frames from 0.
  public var index: Int

  /// When the call that presents it returned.
  public var presentedAt: Instant

  /// Seconds since the frame before; nil when the loop was idle in between.
  public var interval: Double?

  /// True when the frame missed its place: one or more frames were left out before it.
  public var isLate: Bool

  public init(index: Int, presentedAt: Instant, interval: Double?, isLate: Bool) {
    self.index = index
    self.presentedAt = presentedAt
    self.interval = interval
    self.isLate = isLate
  }
}
