// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A window without a host or a clock. It processes a frame like a host, but draws nothing.
final class DrivenWindow {
  static let frameInterval = 1.0 / 60

  let window: Window
  private(set) var now = Instant(nanoseconds: 0)

  init(root: ViewController, observer: (any ContainmentObserver)? = nil) {
    window = Window(
      size: Size(1280, 800), traits: Traits(), textMeasurer: ApproximateTextMeasurer())
    window.containmentObserver = observer
    window.rootViewController = root
    runFrame()
  }

  /// Runs one frame at the current instant.
  func runFrame() {
    guard let contents = window.step(to: now) else { return }
    for placement in contents.placements { placement.layer.clearDamage() }
  }

  /// Advances the clock by one frame at 60 Hz and runs a frame.
  func runNextFrame() {
    now = now.advanced(by: Self.frameInterval)
    runFrame()
  }

  /// Runs frames until the window needs none.
  func runUntilIdle() {
    repeat { runNextFrame() } while window.needsFrame
  }

  func send(_ kind: InputEvent.Kind) {
    window.send(InputEvent(kind, at: now))
  }

  func sendPointer(_ phase: PointerEvent.Phase, at point: Point) {
    send(.pointer(PointerEvent(phase, at: point)))
  }
}
