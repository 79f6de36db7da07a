// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A displayed number of a view, such as a position or an opacity, that moves to its target with an animation.
final class AnimatedNumber {
  /// Seconds (LOOK.md: highlights fade in for 80 ms, and fade out for 160 ms).
  static let duration = 0.16
  private static let fadeInDuration = 0.08

  private(set) var value: Double
  private var target: Double
  private var animator: Animator?
  private unowned let view: View
  private let onChange: (() -> Void)?

  /// - Parameter onChange: Called when the displayed number has changed. Default nil: the view is drawn again.
  init(of view: View, at value: Double = 0, onChange: (() -> Void)? = nil) {
    self.view = view
    self.value = value
    target = value
    self.onChange = onChange
  }

  /// Moves an opacity to 1 or 0: it rises fast and falls slowly.
  func set(_ isOn: Bool, animated: Bool = true) {
    move(
      to: isOn ? 1 : 0, animated: animated, duration: isOn ? Self.fadeInDuration : Self.duration)
  }

  /// Jumps without animation, while motion is reduced, or outside of a window.
  func move(to goal: Double, animated: Bool, duration: Double = AnimatedNumber.duration) {
    guard goal != target || value != goal else { return }
    let animated = animated && !view.traits.reducesMotion
    guard goal != target || !animated else { return }
    target = goal
    animator?.stop()
    animator = nil
    guard animated, let window = view.window else { return show(goal) }
    animator = window.animations.animate(
      from: value, to: goal, motion: .curve(.easeOut, duration: duration)
    ) { [weak self] in self?.show($0) }
  }

  private func show(_ value: Double) {
    self.value = value
    if let onChange { onChange() } else { view.setNeedsDisplay() }
  }
}
