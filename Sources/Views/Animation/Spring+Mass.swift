// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Spring {
  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: Kilograms, above 0. libadwaita's split views use 0.5.
  ///   - stiffness: Newtons per metre, above 0. libadwaita: 500.
  ///   - damping: Newton-seconds per metre; `2·√(mass·stiffness)` is critical.
  public nonisolated init(mass: Double, stiffness: Double, damping: Double) {
    require(mass > 0, "A spring's mass must be positive: \(mass)")
    require(stiffness > 0, "A spring's stiffness must be positive: \(stiffness)")
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
      response: 2 * Double.pi * (mass / stiffness).squareRoot())
  }
}
