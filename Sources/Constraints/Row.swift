// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A residual that is not held at zero, in terms of residuals that are: `basic = constant + sum of terms`. Since those
/// are zero, the constant is the value of the residual.
nonisolated struct Row: Sendable {
  /// The slot of the residual that the row determines.
  var basic: Int

  /// The side whose cost the objective counts. It contradicts `constant` only while the tableau is infeasible.
  var side: Side

  var constant: Double

  /// The terms, in ascending order of their symbols.
  private(set) var terms: [Term]

  /// A bit for each symbol among the terms; several symbols share one bit. A pivot asks every row for a symbol, and for
  /// most rows this answers without a search of the terms.
  private var bits: UInt64

  init(basic: Int, side: Side, constant: Double, terms: [Term]) {
    self.basic = basic
    self.side = side
    self.constant = constant
    self.terms = terms
    bits = Self.bits(of: terms)
  }

  private static func bits(of terms: [Term]) -> UInt64 {
    terms.reduce(0) { $0 | bit(of: $1.symbol) }
  }

  private static func bit(of symbol: Symbol) -> UInt64 { 1 << UInt64(symbol.index & 63) }

  func position(of symbol: Symbol) -> Int? {
    guard bits & Self.bit(of: symbol) != 0 else { return nil }
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].symbol == symbol ? low : nil
  }

  func coefficient(of symbol: Symbol) -> Double? {
    position(of: symbol).map { terms[$0].coefficient }
  }

  mutating func solve(forTermAt position: Int) {
    let entering = terms.remove(at: position)
    let factor = -1 / entering.coefficient
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
    let leaving = Symbol.residual(basic)
    let insertionIndex = terms.firstIndex { leaving < $0.symbol } ?? terms.endIndex
    terms.insert(Term(leaving, -factor), at: insertionIndex)
    bits = Self.bits(of: terms)
    basic = entering.symbol.index
  }

  /// Replaces a term by the row of its residual. The memory of `buffer` is reused.
  mutating func substitute(_ row: borrowing Row, forTermAt position: Int, buffer: inout [Term]) {
    let factor = terms[position].coefficient
    let skipped = terms[position].symbol
    constant += factor * row.constant
    buffer.removeAll(keepingCapacity: true)
    var other = 0
    for term in terms where term.symbol != skipped {
      while other < row.terms.count, row.terms[other].symbol < term.symbol {
        buffer.append(Term(row.terms[other].symbol, factor * row.terms[other].coefficient))
        other += 1
      }
      var sum = term
      if other < row.terms.count, row.terms[other].symbol == term.symbol {
        sum.coefficient += factor * row.terms[other].coefficient
        other += 1
        if abs(sum.coefficient) <= Tolerance.coefficient { continue }
      }
      buffer.append(sum)
    }
    while other < row.terms.count {
      buffer.append(Term(row.terms[other].symbol, factor * row.terms[other].coefficient))
      other += 1
    }
    swap(&terms, &buffer)
    bits = Self.bits(of: terms)
  }
}
