// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

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

/// How the two sides of a constraint compare.
package nonisolated enum Relation: Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

/// How much a constraint matters, as in UIKit: 1...1000.
///
/// Priorities are strict: no number and no size of weaker constraints outweighs a stronger one.
/// A literal outside of the range stops the program.
package nonisolated struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// 1...1000; 0 is below all of them and the solver's own.
  package let value: Double

  /// 1000: the constraint must hold.
  package static let required = Priority(1000)

  /// The strongest priority that is not required: what a window's size is suggested with.
  package static let edit = Priority(1000.0.nextDown)

  /// Below all others. The solver asks with it which way a variable can still move.
  static let probe = Priority(unchecked: 0)

  /// A value outside of 1...1000 stops the program.
  package init(_ value: Double) {
    require(1...1000 ~= value, "A priority must be from 1 to 1000: \(value)")
    self.value = value
  }

  private init(unchecked value: Double) { self.value = value }

  package init(floatLiteral value: Double) { self.init(value) }

  package init(integerLiteral value: Int) { self.init(Double(value)) }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
