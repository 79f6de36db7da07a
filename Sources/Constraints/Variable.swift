// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A number that a solver finds; made by `ConstraintSolver.makeVariable()`.
///
/// A variable belongs to the solver that made it and to the copies of that solver.
package nonisolated struct Variable: Hashable, Sendable {
  /// Variables are numbered from 0 in the order of their making.
  let index: Int

  /// A multiple of a variable.
  package static func * (coefficient: Double, variable: Variable) -> LinearExpression {
    LinearExpression([(variable, coefficient)])
  }
}
