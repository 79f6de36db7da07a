// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

/// Short words for the tests: expressions from variables, and values with a tolerance.
func * (coefficient: Int, variable: Variable) -> LinearExpression {
  Double(coefficient) * variable
}

extension ConstraintSolver {
  /// `count` new variables.
  mutating func makeVariables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in makeVariable() }
  }

  @discardableResult
  mutating func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    _ priority: Priority = .required
  ) throws -> ConstraintIdentifier {
    try add(LinearConstraint(left, relation, right, priority: priority))
  }
}

func expect(
  _ solver: ConstraintSolver, _ variables: [Variable], are expected: [Double],
  location: SourceLocation = #_sourceLocation
) {
  let solution = solver.solution()
  let values = variables.map { solution[$0] }
  let distance = zip(values, expected).map { abs($0 - $1) }.max() ?? 0
  #expect(distance < 1e-6, "\(values), not \(expected)", sourceLocation: location)
}
