// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A small panel over a window that shows frame times: the intervals as a graph, missed frames,
/// layers, memory, processor time.
///
/// It draws only in frames that are shown anyway, so an idle window stays idle. While the meter is
/// hidden the window measures nothing. Keep a reference to the meter: the window's own is weak.
@MainActor
public final class FrameMeter: FrameObserver {
  /// Seconds between two changes of the numbers: faster ones cannot be read.
  private static let textInterval = 0.25

  private weak var window: Window?
  let view = FrameMeterView()
  private var history = FrameHistory()
  private var isGraphOld = false
  private var textShown: Instant?

  /// A meter that measures nothing until `show(in:)`.
  public init() {}

  isolated deinit { hide() }

  /// Whether it is shown in a window.
  public var isShown: Bool { window != nil }

  /// Shows it in a window, above presented controllers too.
  public func show(in window: Window) {
    hide()
    self.window = window
    history = FrameHistory()
    textShown = nil
    view.begin(with: history)
    window.toolView.addSubview(view)
    window.setFrameObserver(self)
  }

  /// Takes it out of its window. Does nothing while it is not shown.
  public func hide() {
    guard let window else { return }
    window.setFrameObserver(nil)
    view.removeFromSuperview()
    self.window = nil
  }

  package func window(_ window: Window, presented measurement: FrameMeasurement) {
    history.add(measurement)
    isGraphOld = true
  }

  package func windowWillShowFrame(_ window: Window) {
    view.place()
    guard isGraphOld else { return }
    isGraphOld = false
    let now = window.animations.now
    let showsText = textShown.map { now.since($0) >= Self.textInterval } ?? true
    if showsText { textShown = now }
    view.show(history, textToo: showsText)
  }
}
