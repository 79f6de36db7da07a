// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// A number that a control shows and that glides to where it was set.
final class Glide {
  /// Seconds: as long as a highlight takes to go (LOOK.md).
  static let duration = 0.16

  /// The value that is shown now.
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

  /// Moves on from the value that is shown. Without animation, with reduced motion or out of sight
  /// it jumps.
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
