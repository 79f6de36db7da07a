// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The motion of the content along one axis by an animation.
struct ScrollMotion {
  /// Nil at rest.
  var animator: Animator?
  /// Where it goes, without `shift`.
  private(set) var target = 0.0
  /// Points added to the offsets since the motion began, because content before the visible part changed.
  private(set) var shift = 0.0
  /// Whether the motion follows the wheel.
  private(set) var isWheeling = false

  var isRunning: Bool { animator?.isRunning ?? false }

  /// Points a second; 0 at rest.
  var velocity: Double { animator?.velocity ?? 0 }

  var shiftedTarget: Double { target + shift }

  mutating func begin(to target: Double, isWheeling: Bool = false) {
    self.target = target
    self.isWheeling = isWheeling
  }

  mutating func endWheeling() { isWheeling = false }

  mutating func shift(by distance: Double) { shift += distance }

  mutating func stop() {
    animator?.stop()
    animator = nil
    shift = 0
    isWheeling = false
  }
}
