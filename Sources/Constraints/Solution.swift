// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The values of all variables at one time; from `ConstraintSolver.solution()`.
package nonisolated struct Solution: Sendable {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// A variable's value. A variable that was made after the solution stops the program.
  package subscript(variable: Variable) -> Double {
    require(variable.index < values.count, "A variable of another solver: \(variable.index)")
    return values[variable.index]
  }

  /// The value of an expression of such variables.
  package subscript(expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.symbol.index] }
  }
}
