// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The variables that constraints determine, each in terms of residuals and other variables.
///
/// Most constraints of a layout add the only variable that they can determine. They are solved for it unchanged, and
/// are never in the tableau. All other constraints are expanded to residuals and to variables without a definition; an
/// expanded constraint can determine one of these variables. A pivot never changes a definition, since its residuals
/// always have values.
nonisolated struct Definitions: Sendable {
  private struct Definition {
    let variable: Int
    var constant: Double
    let terms: [Term]

    func value(variables: [Double], residuals: [Double]) -> Double {
      var value = constant
      for term in terms {
        let index = term.symbol.index
        value += term.coefficient * (term.symbol.isVariable ? variables[index] : residuals[index])
      }
      return value
    }
  }

  /// A constraint in terms of residuals that are held at zero, and of variables without a definition.
  struct Expansion {
    var constant: Double
    /// The terms, in ascending order of their symbols.
    var terms: [Term] = []
    /// The variable with the largest coefficient; nil if the terms have no variable.
    var parameter: Term?
  }

  /// Definitions in terms of variables that were used before. A definition comes after the ones in its terms.
  private var direct: [Definition] = []

  /// Definitions in terms of then undefined variables. A definition comes before the ones in its terms.
  private var expanded: [Definition] = []

  /// By variable: a rank above the ranks of all variables in its definition; nil without a definition. `direct` counts
  /// up from 0, and `expanded` counts down from -1.
  private var ranks: [Int?] = []

  private var isUsed: [Bool] = []

  private var sum = LinearSum()

  var variableCount: Int { ranks.count }

  mutating func makeVariable() -> Int {
    ranks.append(nil)
    isUsed.append(false)
    return ranks.count - 1
  }

  var withoutDefinitions: Definitions {
    var definitions = Definitions()
    for _ in ranks { _ = definitions.makeVariable() }
    return definitions
  }

  /// Returns the term of a variable that no other constraint contains: the first one with the largest coefficient.
  func unusedTerm(in terms: [Term]) -> Term? {
    var best: Term?
    for term in terms where !isUsed[term.symbol.index] {
      if let other = best, abs(term.coefficient) <= abs(other.coefficient) { continue }
      best = term
    }
    return best
  }

  mutating func markUsed(_ terms: [Term]) {
    for term in terms { isUsed[term.symbol.index] = true }
  }

  /// Solves `terms + constant = residual of slot` for an unused variable.
  mutating func define(_ term: Term, by terms: [Term], constant: Double, slot: Int) {
    ranks[term.symbol.index] = direct.count
    direct.append(solved(for: term, terms: terms, constant: constant, slot: slot))
  }

  /// Solves `expansion = residual of slot` for a variable without a definition.
  mutating func define(_ parameter: Term, by expansion: Expansion, slot: Int) {
    ranks[parameter.symbol.index] = -1 - expanded.count
    expanded.append(
      solved(for: parameter, terms: expansion.terms, constant: expansion.constant, slot: slot))
  }

  private func solved(for term: Term, terms: [Term], constant: Double, slot: Int) -> Definition {
    let factor = -1 / term.coefficient
    var solved: [Term] = []
    solved.reserveCapacity(terms.count)
    for other in terms where other.symbol != term.symbol {
      solved.append(Term(other.symbol, factor * other.coefficient))
    }
    solved.append(Term(.residual(slot), -factor))
    return Definition(variable: term.symbol.index, constant: factor * constant, terms: solved)
  }

  private func definition(rank: Int) -> Definition { rank < 0 ? expanded[~rank] : direct[rank] }

  func references(slot: Int) -> Bool {
    let symbol = Symbol.residual(slot)
    return direct.contains { $0.terms.last?.symbol == symbol }
      || expanded.contains { $0.terms.contains { $0.symbol == symbol } }
  }

  /// Adds the change of a constraint's constant to its residual.
  mutating func shift(slot: Int, by change: Double) {
    let symbol = Symbol.residual(slot)
    for index in direct.indices {
      // A direct definition has one residual, its last term.
      guard let last = direct[index].terms.last, last.symbol == symbol else { continue }
      direct[index].constant -= last.coefficient * change
    }
    for index in expanded.indices {
      for term in expanded[index].terms where term.symbol == symbol {
        expanded[index].constant -= term.coefficient * change
      }
    }
  }

  /// Replaces defined variables by their definitions, and residuals by their rows.
  mutating func expand(_ terms: [Term], constant: Double, in tableau: Tableau) -> Expansion {
    sum.begin(constant: constant)
    for term in terms { sum.add(term, rank: rank(of: term.symbol)) }
    while let (rank, coefficient) = sum.popHighest() {
      let definition = definition(rank: rank)
      sum.constant += coefficient * definition.constant
      for term in definition.terms {
        sum.add(Term(term.symbol, coefficient * term.coefficient), rank: self.rank(of: term.symbol))
      }
    }
    sum.replaceResiduals(by: tableau)
    return sum.end()
  }

  private func rank(of symbol: Symbol) -> Int? { symbol.isVariable ? ranks[symbol.index] : nil }

  /// Returns the values of all variables, for values of all residuals by slot. A variable without a definition is 0.
  func values(residuals: [Double]) -> [Double] {
    var values = [Double](repeating: 0, count: ranks.count)
    for definition in expanded.reversed() {
      values[definition.variable] = definition.value(variables: values, residuals: residuals)
    }
    for definition in direct {
      values[definition.variable] = definition.value(variables: values, residuals: residuals)
    }
    return values
  }
}
