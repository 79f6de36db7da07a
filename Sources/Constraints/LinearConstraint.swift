// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A requirement for variables: two expressions, their relation, and its priority.
///
/// The error of a constraint that is not met is the distance between its two sides. So if both sides are multiplied by
/// 2, the constraint has twice the weight within its priority.
package nonisolated struct LinearConstraint: Sendable {
  /// The left side minus the right side, which is compared with zero.
  package let expression: LinearExpression

  package let relation: Relation

  /// The priority. Default required.
  package let priority: Priority

  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression = 0,
    priority: Priority = .required
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
  }
}

package nonisolated enum Relation: Hashable, Sendable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

/// The priority of a constraint, 1...1000 as in UIKit.
///
/// Priorities are strict: weaker constraints never outweigh a stronger one, whatever their number and their error.
/// Traps if a literal is outside of the range.
package nonisolated struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The value, 1...1000. The solver itself also uses 0, which is below all of them.
  package let value: Double

  package static let required = Priority(1000)

  /// The strongest priority below required. A window's size is suggested with it.
  package static let edit = Priority(1000.0.nextDown)

  /// A priority below all others. The solver uses it to find the directions in which a variable can still move.
  static let probe = Priority(unchecked: 0)

  /// Creates a priority. Traps if the value is outside of 1...1000.
  package init(_ value: Double) {
    require(1...1000 ~= value, "A priority must be from 1 to 1000: \(value)")
    self.value = value
  }

  private init(unchecked value: Double) { self.value = value }

  package init(floatLiteral value: Double) { self.init(value) }

  package init(integerLiteral value: Int) { self.init(Double(value)) }

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
