// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// All actions of a host on its window. A host uses the window only through its driver, which records them.
package class WindowDriver {
  package let window: Window
  private var recording: RecordingDelegate?

  init(_ window: Window) { self.window = window }

  /// Records all actions on the window, and the answers of the host to the window's requests.
  func record(with recorder: Recorder, of host: any WindowDelegate) {
    recording = RecordingDelegate(host, recorder: recorder)
    window.delegate = recording
  }

  func send(_ event: InputEvent) {
    recording?.recorder.record(event, in: window)
    window.send(event)
  }

  /// - Parameter runsJobs: Whether the main actor's jobs run at this instant.
  func advanceClock(to now: Instant, runsJobs: Bool = false) {
    window.advanceClock(to: now)
    recording?.recorder.record(.time(now, runsJobs: runsJobs))
  }

  func setTraits(_ traits: Traits, multiClick: MultiClick) {
    window.traits = traits
    window.multiClick = multiClick
    recording?.recorder.record(.settings(Recording.Settings(traits, multiClick: multiClick)))
  }

  /// Records that an image was decoded.
  func recordImageLoad(_ picture: ImageRequest) {
    recording?.recorder.record(.asyncResult(.image(picture)))
  }

  /// Records a frame that the host has drawn.
  ///
  /// - Parameters:
  ///   - animationDelay: The delay of new animations, in seconds.
  ///   - pixels: The frame's pixels; nil if they are not in memory.
  func recordFrame(
    at now: Instant, animationDelay: Double, pixels: PixelBuffer? = nil, isPresented: Bool = false
  ) {
    recording?.recorder.recordFrame(
      at: now, animationDelay: animationDelay, pixels: pixels, isPresented: isPresented, in: window)
  }

  func notifyMeasurement(_ measurement: FrameMeasurement) {
    guard let observer = window.frameMeasurementObserver else { return }
    recording?.recorder.record(.measurement(measurement))
    observer.window(window, presented: measurement)
  }
}
