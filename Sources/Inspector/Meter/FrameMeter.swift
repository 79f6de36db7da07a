// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A small panel over a window with a graph of frame intervals, missed frames, layers, memory and processor time.
///
/// The panel draws only in frames that are rendered anyway, so an idle window stays idle. While the meter is hidden,
/// the window measures nothing. Keep a reference to the meter: the window has only a weak one.
@MainActor
public final class FrameMeter: FrameMeasurementObserver {
  /// The time between two changes of the numbers, in seconds. Faster changes cannot be read.
  private static let textInterval = 0.25

  private weak var window: Window?
  let view = FrameMeterView()
  private var history = FrameHistory()
  private var needsGraphUpdate = false
  private var lastTextUpdate: Instant?

  /// Creates a frame meter, which measures nothing until `show(in:)` is called.
  public init() {}

  isolated deinit { hide() }

  /// Whether the meter is visible in a window.
  public var isVisible: Bool { window != nil }

  /// Shows the meter in a window, above presented controllers.
  public func show(in window: Window) {
    hide()
    self.window = window
    history = FrameHistory()
    lastTextUpdate = nil
    view.setHistory(history)
    window.overlayView.addSubview(view)
    window.setFrameMeasurementObserver(self)
  }

  /// Removes the meter from its window. Does nothing if the meter is hidden.
  public func hide() {
    guard let window else { return }
    window.setFrameMeasurementObserver(nil)
    view.removeFromSuperview()
    self.window = nil
  }

  package func window(_ window: Window, presented measurement: FrameMeasurement) {
    history.add(measurement)
    needsGraphUpdate = true
  }

  package func windowWillShowFrame(_ window: Window) {
    view.layOutInSuperview()
    guard needsGraphUpdate else { return }
    needsGraphUpdate = false
    let now = window.animations.now
    let showsText = lastTextUpdate.map { now.timeIntervalSince($0) >= Self.textInterval } ?? true
    if showsText { lastTextUpdate = now }
    view.show(history, includesText: showsText)
  }
}

/// The latest measurements of frames.
nonisolated struct FrameHistory: Sendable {
  /// The maximum number of frames: two seconds at 60 frames per second.
  static let capacity = 120

  /// Oldest first. The interval of a frame is nil if the window was idle before it.
  private(set) var frames: [FrameMeasurement] = []

  private(set) var missedFrames = 0

  mutating func add(_ measurement: FrameMeasurement) {
    if frames.isEmpty { frames.reserveCapacity(Self.capacity) }
    if frames.count == Self.capacity { frames.removeFirst() }
    frames.append(measurement)
    missedFrames += measurement.missedFrames
  }

  var latest: FrameMeasurement? { frames.last }

  /// The frames per second during animations, over all stored frames; nil if there was no animation.
  var framesPerSecond: Double? {
    let intervals = frames.compactMap(\.interval)
    let time = intervals.reduce(0, +)
    return time > 0 ? Double(intervals.count) / time : nil
  }

  /// The processor time per frame in seconds, over the stored frames that immediately followed another one.
  var processTimePerFrame: Double? {
    var time = 0.0
    var count = 0
    for (former, frame) in zip(frames, frames.dropFirst()) where frame.interval != nil {
      time += frame.processTime - former.processTime
      count += 1
    }
    return count > 0 ? time / Double(count) : nil
  }
}
