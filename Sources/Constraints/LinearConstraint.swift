// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A demand on variables: two expressions, how they compare, and how much that matters.
///
/// The error of a constraint that does not hold is the distance between its two sides. So twice a
/// constraint, on both sides, weighs twice as much within its priority.
package nonisolated struct LinearConstraint: Sendable {
  /// The left side less the right side: what compares with zero.
  package let expression: LinearExpression

  /// How the expression compares with zero.
  package let relation: Relation

  /// Default required.
  package let priority: Priority

  /// `left relation right`.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = 0,
    priority: Priority = .required
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
  }
}
