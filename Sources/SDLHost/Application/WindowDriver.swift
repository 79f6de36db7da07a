// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import ContainerCore

/// All actions of a host on its window. A host uses the window only through its driver, which records them.
package class WindowDriver {
  package let window: Window
  private var recording: RecordingDelegate?

  /// Nil if nothing is recorded.
  var recorder: Recorder? { recording?.recorder }

  init(_ window: Window) { self.window = window }

  /// Records all actions on the window, and the answers of the host to the window's requests.
  func record(with recorder: Recorder, of host: any WindowDelegate) {
    recording = RecordingDelegate(host, recorder: recorder)
    window.delegate = recording
  }

  func send(_ event: InputEvent) {
    recorder?.record(event, in: window)
    window.send(event)
  }

  /// - Parameter runsJobs: Whether the main actor's jobs run at this instant.
  func advanceClock(to now: Instant, runsJobs: Bool = false) {
    window.advanceClock(to: now)
    recorder?.record(.time(now, runsJobs: runsJobs))
  }

  func setTraits(_ traits: Traits, multiClick: MultiClick) {
    window.traits = traits
    window.multiClick = multiClick
    recorder?.record(.settings(Recording.Settings(traits, multiClick: multiClick)))
  }

  func notifyMeasurement(_ measurement: FrameMeasurement) {
    guard let observer = window.frameMeasurementObserver else { return }
    recorder?.record(.measurement(measurement))
    observer.window(window, presented: measurement)
  }
}
