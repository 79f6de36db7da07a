// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A variable or the residual of a constraint.
///
/// A constraint's residual is the value of its expression, left side less right side: zero where an
/// equality holds, at least zero where “greater than or equal” does. Cassowary has a symbol for
/// each sign of it, a slack or an error, whose columns differ in their sign alone; here they are one.
nonisolated struct Symbol: Hashable, Comparable, Sendable {
  /// Residuals count up from 0, variables count down from -1.
  private let code: Int

  private init(code: Int) { self.code = code }

  static func variable(_ index: Int) -> Symbol { Symbol(code: ~index) }
  static func residual(_ slot: Int) -> Symbol { Symbol(code: slot) }

  var isVariable: Bool { code < 0 }

  /// The variable's index or the residual's slot.
  var index: Int { code < 0 ? ~code : code }

  static func < (left: Symbol, right: Symbol) -> Bool { left.code < right.code }
}

/// A multiple of a symbol.
nonisolated struct Term: Sendable {
  let symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}
