// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The times of one frame that was shown.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// Counts the frames from 0.
  public var index: Int

  /// When the call that presents it returned.
  public var presentedAt: Instant

  /// Seconds since the frame before; nil when the loop was idle in between.
  public var interval: Double?

  /// True when the frame missed its place: one or more frames were left out before it.
  public var isLate: Bool

  /// False when the frame would have shown the pixels that are on screen already, as at the end of a
  /// motion: then nothing was sent, and it counts as shown.
  public var isPresented: Bool

  /// A report of one frame. Default: its pixels were sent.
  public init(
    index: Int, presentedAt: Instant, interval: Double?, isLate: Bool, isPresented: Bool = true
  ) {
    self.index = index
    self.presentedAt = presentedAt
    self.interval = interval
    self.isLate = isLate
    self.isPresented = isPresented
  }
}
