// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The residuals of all constraints: some are held at zero, a row gives each of the others.
///
/// Between calls the tableau is feasible (each row's value lies on the row's side, and no required
/// constraint is broken) and optimal (to let a residual leave zero makes the solution no cheaper).
/// The dual simplex algorithm makes it feasible again and keeps it optimal; the primal one makes it
/// optimal again and keeps it feasible. Of residuals with the same claim both take the one with the
/// largest pivot. That could go round in circles; after `freePivots` both are strict and take the one
/// with the lowest slot (Bland's rule), which cannot.
nonisolated struct Tableau: Sendable {
  /// By slot.
  private var residuals: [Residual] = []

  /// By slot: the index of the row that gives the residual, or -1 where it is held at zero.
  private var rowIndices: [Int] = []

  private var rows: [Row] = []
  private var objective = Objective()
  private var buffer: [Term] = []
  /// Whether rows were left that are not feasible: the next change tries again.
  private var isUnsettled = false

  /// More than a change needs: between two window sizes, 610 constraints took 168 pivots.
  private var freePivots: Int { 100 + residuals.count }

  /// Far more than any pivot sequence in practice needs: what rounding could make endless, ends.
  private var pivotLimit: Int { 1000 + 50 * residuals.count }

  // MARK: Reading

  /// The value of a constraint's residual.
  func value(of slot: Int) -> Double {
    rowIndices[slot] < 0 ? 0 : rows[rowIndices[slot]].constant
  }

  /// By how much a constraint is not met; 0 when it is.
  func error(of slot: Int) -> Double {
    let value = value(of: slot)
    return residuals[slot].penalty(Side(of: value)) == .none ? 0 : abs(value)
  }

  /// The row that gives a residual; nil where it is held at zero.
  func row(of slot: Int) -> Row? { rowIndices[slot] < 0 ? nil : rows[rowIndices[slot]] }

  /// The values of all residuals, by slot.
  var values: [Double] {
    var values = [Double](repeating: 0, count: residuals.count)
    for row in rows { values[row.basic] = row.constant }
    return values
  }

  // MARK: Changing

  /// Makes room for a slot that is not in use now.
  mutating func reserveSlot() {
    register(slot: residuals.count, relation: .equal, priority: .required)
  }

  /// Takes a residual, held at zero, into a new slot or one that is used again.
  mutating func register(slot: Int, relation: Relation, priority: Priority) {
    let residual = Residual(relation, priority)
    objective.register(slot: slot, priority: priority)
    if slot == residuals.count {
      residuals.append(residual)
      rowIndices.append(-1)
    } else {
      residuals[slot] = residual
    }
  }

  /// Gives a residual a row, so that it is no longer held at zero. Makes the tableau feasible.
  mutating func insertRow(slot: Int, constant: Double, terms: [Term]) throws(Conflict) {
    rowIndices[slot] = rows.count
    rows.append(
      Row(basic: slot, side: residuals[slot].freeSide, constant: constant, terms: terms))
    if !isFeasible(rows[rows.count - 1]) || isUnsettled { try makeFeasible() }
  }

  /// Adds to a residual, as a constant of its constraint changed.
  mutating func shift(slot: Int, by change: Double) throws(Conflict) {
    var isFeasible = true
    if rowIndices[slot] >= 0 {
      rows[rowIndices[slot]].constant += change
      isFeasible = self.isFeasible(rows[rowIndices[slot]])
    } else {
      let symbol = Symbol.residual(slot)
      for index in rows.indices {
        guard let coefficient = rows[index].coefficient(of: symbol) else { continue }
        rows[index].constant -= coefficient * change
        if !self.isFeasible(rows[index]) { isFeasible = false }
      }
    }
    if !isFeasible || isUnsettled { try makeFeasible() }
  }

  /// Lets a residual take any value, as its constraint was removed.
  mutating func release(slot: Int) {
    let index = rowIndices[slot]
    if index >= 0 { setSide(.zero, ofRowAt: index) }
    residuals[slot] = .released
    if index >= 0 { setSide(Side(of: rows[index].constant), ofRowAt: index) }
    makeOptimal()
    // A pivot may pass over a row by what counts as rounding.
    try? makeFeasible()
  }

  /// Forgets the row of a released residual.
  mutating func removeRow(slot: Int) {
    let index = rowIndices[slot]
    rows.swapAt(index, rows.count - 1)
    rowIndices[rows[index].basic] = index
    rows.removeLast()
    rowIndices[slot] = -1
  }

  // MARK: Dual simplex

  /// The slots of required constraints that cannot all hold.
  struct Conflict: Error { let slots: [Int] }

  private mutating func makeFeasible() throws(Conflict) {
    isUnsettled = true
    var slots = infeasibleSlots
    for count in 0..<pivotLimit {
      guard let slot = slots.popLast() else {
        isUnsettled = false
        return
      }
      let index = rowIndices[slot]
      guard let move = cheapestRepair(ofRowAt: index, strictly: count >= freePivots) else {
        let row = rows[index]
        let others = row.terms.filter { abs($0.coefficient) > Tolerance.pivot }
        throw Conflict(slots: [row.basic] + others.map(\.symbol.index))
      }
      if move.slot == slot {
        setSide(move.side, ofRowAt: index)
      } else {
        pivot(rowAt: index, entering: move.slot, to: move.side)
        slots = infeasibleSlots
      }
    }
  }

  /// The slots of infeasible rows, the lowest last: it is the first to be made feasible.
  private var infeasibleSlots: [Int] {
    var slots: [Int] = []
    for index in rows.indices where !isFeasible(rows[index]) { slots.append(rows[index].basic) }
    return slots.sorted(by: >)
  }

  private func isFeasible(_ row: borrowing Row) -> Bool {
    switch row.side {
    case .below: row.constant <= Tolerance.value || residuals[row.basic].isReleased
    case .zero: abs(row.constant) <= Tolerance.value || residuals[row.basic].isReleased
    case .above: row.constant >= -Tolerance.value || residuals[row.basic].isReleased
    }
  }

  /// The cheapest way to make a row feasible: another residual leaves zero and takes the row's place,
  /// or the row changes its side. Nil when every way breaks a required constraint.
  private func cheapestRepair(ofRowAt index: Int, strictly: Bool) -> Objective.Move? {
    let row = rows[index]
    let residual = residuals[row.basic]
    let target = Side(of: row.constant)
    var cheapest: Objective.Move?
    if residual.penalty(target) != .forbidden {
      let cost = residual.cost(target) + abs(residual.slope(row.side))
      cheapest = Objective.Move(slot: row.basic, side: target, cost: cost, speed: 1)
    }
    for term in row.terms where abs(term.coefficient) > Tolerance.pivot {
      let side = Side(of: -target.sign * term.coefficient)
      let slot = term.symbol.index
      guard residuals[slot].penalty(side) != .forbidden else { continue }
      let move = Objective.Move(
        slot: slot, side: side, cost: residuals[slot].cost(side), speed: abs(term.coefficient),
        pivot: abs(term.coefficient))
      if let other = cheapest, !objective.isCheaper(move, than: other, strictly: strictly) {
        continue
      }
      cheapest = move
    }
    return cheapest
  }

  // MARK: Primal simplex

  private mutating func makeOptimal() {
    for count in 0..<pivotLimit {
      guard let (slot, side) = firstGain else { return }
      // Nothing blocks a gain by mistake of rounding alone, as no cost falls below zero.
      let strictly = count >= freePivots
      guard let index = firstRowBlocking(slot: slot, side: side, strictly: strictly)
      else { return }
      pivot(rowAt: index, entering: slot, to: side)
    }
  }

  /// The lowest residual that leaves zero at a gain.
  private var firstGain: (slot: Int, side: Side)? {
    for slot in residuals.indices where rowIndices[slot] < 0 {
      for side in [Side.below, .above] where residuals[slot].penalty(side) != .forbidden {
        let move = Objective.Move(
          slot: slot, side: side, cost: residuals[slot].cost(side), speed: 1)
        if objective.isGain(move) { return (slot, side) }
      }
    }
    return nil
  }

  /// The row whose residual comes to zero first as a residual leaves zero.
  private func firstRowBlocking(slot: Int, side: Side, strictly: Bool) -> Int? {
    let symbol = Symbol.residual(slot)
    var first: (index: Int, distance: Double, pivot: Double)?
    for index in rows.indices {
      guard let coefficient = rows[index].coefficient(of: symbol) else { continue }
      let speed = coefficient * side.sign
      guard abs(speed) > Tolerance.pivot else { continue }
      guard rows[index].side == .zero || rows[index].side.sign * speed < 0 else { continue }
      let distance = max(0, rows[index].side.sign * rows[index].constant) / abs(speed)
      if let other = first {
        guard distance <= other.distance + Tolerance.value else { continue }
        if distance >= other.distance - Tolerance.value {
          let isLower = rows[index].basic < rows[other.index].basic
          guard strictly ? isLower : abs(speed) > other.pivot else { continue }
        }
      }
      first = (index, distance, abs(speed))
    }
    return first?.index
  }

  // MARK: Pivot

  /// Moves a row to a side and tells the objective.
  private mutating func setSide(_ side: Side, ofRowAt index: Int) {
    let residual = residuals[rows[index].basic]
    let change = residual.slope(side) - residual.slope(rows[index].side)
    objective.add(slope: change, of: rows[index])
    rows[index].side = side
  }

  /// Holds a row's residual at zero, and lets another one leave zero in its place.
  private mutating func pivot(rowAt index: Int, entering slot: Int, to side: Side) {
    setSide(.zero, ofRowAt: index)
    let symbol = Symbol.residual(slot)
    guard let position = rows[index].position(of: symbol) else {
      stopProgram("Internal inconsistency: pivot on \(slot), which is not in the row")
    }
    rowIndices[rows[index].basic] = -1
    rowIndices[slot] = index
    rows[index].solve(forTermAt: position)
    let row = rows[index]
    for other in rows.indices where other != index {
      guard let position = rows[other].position(of: symbol) else { continue }
      rows[other].substitute(row, forTermAt: position, buffer: &buffer)
    }
    objective.substitute(row)
    setSide(side, ofRowAt: index)
  }

  // MARK: Checks

  /// What contradicts the rules of the type's comment; for tests. Debug builds do not stop at it, as
  /// rounding in a caller's huge numbers is nobody's mistake.
  var faults: [String] {
    var faults: [String] = []
    var slopes = residuals.indices.map { objective.slopes(of: $0).map { _ in 0.0 } }
    for (index, row) in rows.enumerated() {
      if rowIndices[row.basic] != index { faults.append("row \(index) is not found") }
      if !isFeasible(row) { faults.append("\(row.basic) = \(row.constant) is not \(row.side)") }
      if residuals[row.basic].penalty(row.side) == .forbidden {
        faults.append("\(row.basic) is broken")
      }
      for (left, right) in zip(row.terms, row.terms.dropFirst()) where left.symbol >= right.symbol {
        faults.append("the terms of \(row.basic) are not in order")
      }
      for term in row.terms where term.symbol.isVariable || rowIndices[term.symbol.index] >= 0 {
        faults.append("\(row.basic) names \(term.symbol), which has a row")
      }
      guard let level = objective.level(ofSlot: row.basic) else { continue }
      let slope = residuals[row.basic].slope(row.side)
      for term in row.terms { slopes[term.symbol.index][level] += slope * term.coefficient }
    }
    for slot in residuals.indices {
      for (own, expected) in zip(objective.slopes(of: slot), slopes[slot])
      where abs(own - expected) > 1e-6 {
        faults.append("the gradient of \(slot) is \(own), not \(expected)")
      }
    }
    if let gain = firstGain { faults.append("\(gain) is a gain") }
    return faults
  }
}

/// What counts as zero.
nonisolated enum Tolerance {
  /// In the unit of the variables. A residual this small is met: a layout of 100,000 points has
  /// rounding errors of about 1e-11.
  static let value = 1e-8

  /// A coefficient this small is what rounding left of a coefficient that vanished. Smaller than
  /// `value`, as a coefficient is multiplied by sizes of thousands of points.
  static let coefficient = 1e-10

  /// The least coefficient that a pivot divides by. Smaller ones may be rounding errors, which a
  /// division makes large; random systems of 40 variables had errors of 1e-10 in coefficients of 10.
  static let pivot = 1e-7

  /// A cost this small is what rounding left of a cost that vanished.
  static let cost = 1e-9
}
