// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// An opacity between 0 and 1 that rises fast and falls slowly, for hover and press.
final class FadeAnimation {
  /// Seconds (LOOK.md: 80 ms in, 160 ms out).
  private static let fadeInDuration = 0.08
  private static let fadeOutDuration = 0.16

  private(set) var value = 0.0
  private var target = 0.0
  private var animator: Animator?
  private unowned let view: View
  private let area: (() -> Rect)?

  init(of view: View, in area: (() -> Rect)? = nil) {
    self.view = view
    self.area = area
  }

  func set(_ isOn: Bool, animated: Bool = true) {
    let goal = isOn ? 1.0 : 0.0
    guard goal != target || (!animated && value != goal) else { return }
    target = goal
    animator?.stop()
    animator = nil
    guard animated, let window = view.window, !view.traits.reducesMotion else {
      value = goal
      setNeedsDisplay()
      return
    }
    let duration = isOn ? Self.fadeInDuration : Self.fadeOutDuration
    animator = window.animations.animate(
      from: value, to: goal, motion: .curve(.easeOut, duration: duration)
    ) { [weak self] value in
      self?.value = value
      self?.setNeedsDisplay()
    }
  }

  private func setNeedsDisplay() {
    if let area { view.setNeedsDisplay(area()) } else { view.setNeedsDisplay() }
  }
}
