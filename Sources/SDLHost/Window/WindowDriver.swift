// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Everything that a host does to its window. A host has one driver and calls the window only through it, so a subclass can
/// record the session without the host's knowledge.
class WindowDriver {
  let window: Window

  init(_ window: Window) { self.window = window }

  func send(_ event: InputEvent) { window.send(event) }

  /// - Parameter runsJobs: Whether the main actor's jobs run at this instant.
  func advanceClock(to now: Instant, runsJobs: Bool = false) { window.advanceClock(to: now) }

  func setTraits(_ traits: Traits, multiClick: MultiClick) {
    window.traits = traits
    window.multiClick = multiClick
  }

  /// A picture file has been decoded.
  func pictureArrived(_ picture: AwaitedPicture) {}

  /// The window made a frame, and the host drew it.
  ///
  /// - Parameters:
  ///   - held: Seconds by which new animations begin later.
  ///   - pixels: The frame's pixels; nil if they are not in memory.
  ///   - isShown: Whether the frame differs from the frame before.
  func frameMade(at now: Instant, held: Double, pixels: PixelBuffer?, isShown: Bool) {}

  func measured(_ measurement: FrameMeasurement) {
    window.frameObserver?.window(window, presented: measurement)
  }
}
