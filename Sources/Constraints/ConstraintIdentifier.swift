// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Names a constraint that a solver has taken; from `ConstraintSolver.add(_:)`.
package nonisolated struct ConstraintIdentifier: Hashable, Sendable {
  /// Where the solver keeps the constraint. Constraints that come later may use it again.
  let slot: Int

  /// Numbers all constraints of a solver in the order of adding.
  let serial: Int
}
