// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// A displayed number of a control that moves to its target with an animation.
final class AnimatedPosition {
  /// Seconds, equal to the fade-out of a highlight (LOOK.md).
  static let duration = 0.16

  private(set) var value: Double
  private var target: Double
  private var animator: Animator?
  private unowned let view: View
  private let onChange: () -> Void

  init(of view: View, at value: Double, onChange: @escaping () -> Void) {
    self.view = view
    self.value = value
    target = value
    self.onChange = onChange
  }

  /// Jumps without animation, while motion is reduced, or outside of a window.
  func move(to goal: Double, animated: Bool) {
    let animated = animated && !view.traits.reducesMotion
    guard goal != target || (!animated && value != goal) else { return }
    target = goal
    animator?.stop()
    animator = nil
    guard animated, let window = view.window else {
      value = goal
      onChange()
      return
    }
    animator = window.animations.animate(
      from: value, to: goal, motion: .curve(.easeOut, duration: Self.duration)
    ) { [weak self] value in
      self?.value = value
      self?.onChange()
    }
  }
}
