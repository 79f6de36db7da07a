// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// Everything that a host does to its window. A host has one driver and calls the window only through it, so a recording
/// contains all calls.
package class WindowDriver {
  package let window: Window
  private var recording: RecordingDelegate?

  init(_ window: Window) { self.window = window }

  /// Records all calls of the window from now on.
  ///
  /// - Parameter host: The host, which answers the window. Its answers are recorded too.
  func record(with recorder: Recorder, of host: any WindowDelegate) {
    recording = RecordingDelegate(host, recorder: recorder)
    window.delegate = recording
  }

  func send(_ event: InputEvent) {
    recording?.recorder.note(event, in: window)
    window.send(event)
  }

  /// - Parameter runsJobs: Whether the main actor's jobs run at this instant.
  func advanceClock(to now: Instant, runsJobs: Bool = false) {
    window.advanceClock(to: now)
    recording?.recorder.noteTime(now, runsJobs: runsJobs)
  }

  func setTraits(_ traits: Traits, multiClick: MultiClick) {
    window.traits = traits
    window.multiClick = multiClick
    recording?.recorder.note(.settings(Recording.Settings(traits, multiClick: multiClick)))
  }

  /// A picture file has been decoded.
  func pictureArrived(_ picture: AwaitedPicture) {
    recording?.recorder.note(.arrived(.picture(picture)))
  }

  /// The window made a frame, and the host drew it.
  ///
  /// - Parameters:
  ///   - held: Seconds by which new animations begin later.
  ///   - pixels: The frame's pixels; nil if they are not in memory.
  ///   - isShown: Whether the frame differs from the frame before.
  func frameMade(at now: Instant, held: Double, pixels: PixelBuffer?, isShown: Bool) {
    recording?.recorder.noteFrame(
      at: now, held: held, pixels: pixels, isShown: isShown, in: window)
  }

  func measured(_ measurement: FrameMeasurement) {
    guard let observer = window.frameObserver else { return }
    recording?.recorder.note(.measured(measurement))
    observer.window(window, presented: measurement)
  }
}
