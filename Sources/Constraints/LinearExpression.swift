// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A sum of multiples of variables and a constant. Traps if a coefficient or the constant is not finite.
package nonisolated struct LinearExpression: Sendable, ExpressibleByIntegerLiteral {
  package private(set) var constant: Double

  /// The multiples of variables. A variable may be in several terms.
  private(set) var terms: [Term]

  /// Creates the sum of `coefficient * variable` over all terms, and a constant. Terms of one variable are added.
  package init(_ terms: some Sequence<(Variable, Double)>, constant: Double = 0) {
    require(constant.isFinite, "A constant must be a finite number: \(constant)")
    self.constant = constant
    self.terms = terms.map { variable, coefficient in
      require(coefficient.isFinite, "A coefficient must be a finite number: \(coefficient)")
      return Term(.variable(variable.index), coefficient)
    }
  }

  package init(_ constant: Double) { self.init([], constant: constant) }

  package init(_ variable: Variable) { self.init([(variable, 1)]) }

  package init(integerLiteral value: Int) { self.init(Double(value)) }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(0).adding(expression, times: factor)
  }

  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += factor * other.constant
    require(sum.constant.isFinite, "A constant must be a finite number: \(sum.constant)")
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms {
      let coefficient = factor * term.coefficient
      require(coefficient.isFinite, "A coefficient must be a finite number: \(coefficient)")
      sum.terms.append(Term(term.symbol, coefficient))
    }
    return sum
  }

  /// The terms with each variable once, in the order of their first occurrence, without terms that are zero.
  var combinedTerms: [Term] {
    guard !isCombined else { return terms }
    var combined: [Term] = []
    for term in terms {
      if let index = combined.firstIndex(where: { $0.symbol == term.symbol }) {
        combined[index].coefficient += term.coefficient
      } else {
        combined.append(term)
      }
    }
    combined.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    return combined
  }

  private var isCombined: Bool {
    for (index, term) in terms.enumerated() {
      if abs(term.coefficient) <= Tolerance.coefficient { return false }
      if terms[..<index].contains(where: { $0.symbol == term.symbol }) { return false }
    }
    return true
  }
}

/// A variable or the residual of a constraint.
///
/// The residual of a constraint is the value of its expression, left side minus right side: zero if an equality is met,
/// at least zero if “greater than or equal” is met. Cassowary has two symbols for it, one for each sign (slacks or
/// errors), whose columns differ only in their sign. Here they are one.
nonisolated struct Symbol: Hashable, Comparable, Sendable {
  /// Residuals count up from 0, variables count down from -1.
  private let code: Int

  static func variable(_ index: Int) -> Symbol { Symbol(code: ~index) }
  static func residual(_ slot: Int) -> Symbol { Symbol(code: slot) }

  var isVariable: Bool { code < 0 }

  var index: Int { code < 0 ? ~code : code }

  static func < (left: Symbol, right: Symbol) -> Bool { left.code < right.code }
}

nonisolated struct Term: Sendable {
  let symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}
