// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The timing of one frame, as reported to `Application.onFrame`.
public nonisolated struct FrameReport: Sendable, Equatable {
  /// The number of the frame, counted from 0.
  public var index: Int

  /// The instant at which the frame was presented.
  public var presentedAt: Instant

  /// The time since the previous frame in seconds; nil if the event loop was idle between the frames.
  public var interval: Double?

  /// Whether the program was late with this frame, so that one or more frames before it were skipped.
  public var isLate: Bool

  /// Whether the frame's pixels were sent to the display. False if the same pixels were already on screen, for example
  /// at the end of an animation.
  public var isPresented: Bool

  /// Creates a report of the timing of one frame. `isPresented` is true by default.
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
