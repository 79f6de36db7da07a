// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A sum of terms. Symbols with a rank can be removed again, in descending order of ranks.
nonisolated struct LinearSum: Sendable {
  /// The coefficients of one kind of symbol, by index. They are zero between two sums.
  private struct Coefficients {
    var values: [Double] = []
    var isTouched: [Bool] = []
    var touchedIndices: [Int] = []

    /// Adds a value, and returns whether the index is new in the sum.
    mutating func add(_ value: Double, at index: Int) -> Bool {
      while values.count <= index {
        values.append(0)
        isTouched.append(false)
      }
      values[index] += value
      guard !isTouched[index] else { return false }
      isTouched[index] = true
      touchedIndices.append(index)
      return true
    }

    mutating func clear() {
      for index in touchedIndices {
        values[index] = 0
        isTouched[index] = false
      }
      touchedIndices.removeAll(keepingCapacity: true)
    }
  }

  /// A variable with a rank; an element of a heap with the highest rank at its root.
  private struct RankedVariable {
    let rank: Int
    let variable: Int
  }

  var constant = 0.0
  private var variables = Coefficients()
  private var residuals = Coefficients()
  private var heap: [RankedVariable] = []

  mutating func begin(constant: Double) { self.constant = constant }

  /// Adds a term. A variable without a rank stays in the sum.
  mutating func add(_ term: Term, rank: Int?) {
    guard term.symbol.isVariable else {
      _ = residuals.add(term.coefficient, at: term.symbol.index)
      return
    }
    let isNew = variables.add(term.coefficient, at: term.symbol.index)
    if isNew, let rank { push(RankedVariable(rank: rank, variable: term.symbol.index)) }
  }

  mutating func popHighest() -> (rank: Int, coefficient: Double)? {
    while let next = pop() {
      let coefficient = variables.values[next.variable]
      variables.values[next.variable] = 0
      if abs(coefficient) > Tolerance.coefficient { return (next.rank, coefficient) }
    }
    return nil
  }

  /// Replaces each residual that is not held at zero by its row.
  mutating func replaceResiduals(by tableau: Tableau) {
    for index in 0..<residuals.touchedIndices.count {
      let slot = residuals.touchedIndices[index]
      let coefficient = residuals.values[slot]
      guard coefficient != 0, let row = tableau.row(of: slot) else { continue }
      residuals.values[slot] = 0
      constant += coefficient * row.constant
      for term in row.terms {
        _ = residuals.add(coefficient * term.coefficient, at: term.symbol.index)
      }
    }
  }

  mutating func end() -> Definitions.Expansion {
    var expansion = Definitions.Expansion(constant: constant)
    for index in variables.touchedIndices {
      let coefficient = variables.values[index]
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      let term = Term(.variable(index), coefficient)
      expansion.terms.append(term)
      if let other = expansion.parameter, abs(coefficient) <= abs(other.coefficient) { continue }
      expansion.parameter = term
    }
    for index in residuals.touchedIndices {
      let coefficient = residuals.values[index]
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      expansion.terms.append(Term(.residual(index), coefficient))
    }
    expansion.terms.sort { $0.symbol < $1.symbol }
    variables.clear()
    residuals.clear()
    return expansion
  }

  private mutating func push(_ item: RankedVariable) {
    var index = heap.count
    heap.append(item)
    while index > 0, heap[(index - 1) / 2].rank < item.rank {
      heap[index] = heap[(index - 1) / 2]
      index = (index - 1) / 2
    }
    heap[index] = item
  }

  private mutating func pop() -> RankedVariable? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child].rank < heap[child + 1].rank { child += 1 }
      if heap[child].rank <= last.rank { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = last
    return first
  }
}
