// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The timing of one frame.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// The number of the frame, counted from 0.
  public var index: Int

  /// The instant at which the presenting call returned.
  public var presentedAt: Instant

  /// The time since the previous frame in seconds; nil if the loop was idle in between.
  public var interval: Double?

  /// Whether the frame was late, so that one or more frames were skipped before it.
  public var isLate: Bool

  /// Whether the frame was sent. If its pixels are already on screen, as at the end of an animation, nothing is sent,
  /// and the frame counts as shown.
  public var isPresented: Bool

  /// Creates a report of one frame. `isPresented` is true by default.
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
