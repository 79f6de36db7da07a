// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A window without a host or a clock: it does what a host does with a frame, but draws nothing.
final class DrivenWindow {
  static let frameInterval = 1.0 / 60

  let window: Window
  private(set) var now = Instant(nanoseconds: 0)

  init(root: ViewController, observer: (any ContainmentObserver)? = nil) {
    window = Window(
      size: Size(1280, 800), traits: Traits(), textMeasurer: ApproximateTextMeasurer())
    window.containmentObserver = observer
    window.rootViewController = root
    frame()
  }

  /// One frame at the present instant.
  func frame() {
    guard let contents = window.step(to: now) else { return }
    for placement in contents.placements { placement.layer.clearDamage() }
  }

  /// The next frame of a display with 60 a second.
  func nextFrame() {
    now = now.advanced(by: Self.frameInterval)
    frame()
  }

  /// Frames until nothing moves.
  func settle() {
    repeat { nextFrame() } while window.needsFrame
  }

  func send(_ kind: InputEvent.Kind) {
    window.send(InputEvent(kind, at: now))
  }

  func pointer(_ phase: PointerEvent.Phase, at point: Point) {
    send(.pointer(PointerEvent(phase, at: point)))
  }
}
