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
