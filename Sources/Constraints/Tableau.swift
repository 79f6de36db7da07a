// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The residuals of all constraints: some are held at zero, and each of the others is determined by a row.
///
/// Between calls, the tableau is feasible (the value of each row is on the row's side, and no required constraint is
/// broken) and optimal (no residual can leave zero and reduce the cost). The dual simplex algorithm restores
/// feasibility and keeps optimality; the primal one restores optimality and keeps feasibility. Of residuals with equal
/// costs, both choose the one with the largest pivot, which could repeat forever. So after `pivotsBeforeBlandRule`
/// pivots they choose the one with the lowest slot (Bland's rule), which always ends.
nonisolated struct Tableau: Sendable {
  /// By slot.
  private var residuals: [Residual] = []

  /// By slot: the index of the residual's row, or -1 if the residual is held at zero.
  private var rowIndices: [Int] = []

  private var rows: [Row] = []
  private var objective = Objective()
  private var buffer: [Term] = []
  /// Whether infeasible rows remain. The next change tries to repair them again.
  private var hasInfeasibleRows = false

  /// More than a change needs: a change of the window's size with 610 constraints took 168 pivots.
  private var pivotsBeforeBlandRule: Int { 100 + residuals.count }

  /// A limit far above all practical numbers of pivots. It ends sequences that rounding would make endless.
  private var pivotLimit: Int { 1000 + 50 * residuals.count }

  // MARK: Reading

  func value(of slot: Int) -> Double {
    rowIndices[slot] < 0 ? 0 : rows[rowIndices[slot]].constant
  }

  /// Returns the amount by which a constraint is broken; 0 if it is met.
  func error(of slot: Int) -> Double {
    let value = value(of: slot)
    return residuals[slot].penalty(Side(of: value)) == .none ? 0 : abs(value)
  }

  /// Returns the row of a residual; nil if the residual is held at zero.
  func row(of slot: Int) -> Row? { rowIndices[slot] < 0 ? nil : rows[rowIndices[slot]] }

  /// By slot.
  var values: [Double] {
    var values = [Double](repeating: 0, count: residuals.count)
    for row in rows { values[row.basic] = row.constant }
    return values
  }

  // MARK: Changing

  mutating func reserveSlot() {
    register(slot: residuals.count, relation: .equal, priority: .required)
  }

  /// Adds a residual, held at zero, in a new slot or in a reused one.
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

  /// Adds a row for a residual, which is then no longer held at zero, and makes the tableau feasible.
  mutating func insertRow(slot: Int, constant: Double, terms: [Term]) throws(Conflict) {
    rowIndices[slot] = rows.count
    rows.append(Row(basic: slot, side: residuals[slot].freeSide, constant: constant, terms: terms))
    if !isFeasible(rows[rows.count - 1]) || hasInfeasibleRows { try makeFeasible() }
  }

  /// Adds the change of a constraint's constant to its residual.
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
    if !isFeasible || hasInfeasibleRows { try makeFeasible() }
  }

  mutating func release(slot: Int) {
    let index = rowIndices[slot]
    if index >= 0 { setSide(.zero, ofRowAt: index) }
    residuals[slot] = .released
    if index >= 0 { setSide(Side(of: rows[index].constant), ofRowAt: index) }
    makeOptimal()
    // Rounding may have made a pivot ignore a row.
    try? makeFeasible()
  }

  mutating func removeRow(slot: Int) {
    let index = rowIndices[slot]
    rows.swapAt(index, rows.count - 1)
    rowIndices[rows[index].basic] = index
    rows.removeLast()
    rowIndices[slot] = -1
  }

  // MARK: Dual simplex

  /// The slots of required constraints that cannot all be met.
  struct Conflict: Error { let slots: [Int] }

  private mutating func makeFeasible() throws(Conflict) {
    hasInfeasibleRows = true
    var slots = infeasibleSlots
    for count in 0..<pivotLimit {
      guard let slot = slots.popLast() else {
        hasInfeasibleRows = false
        return
      }
      let index = rowIndices[slot]
      guard let move = cheapestRepair(ofRowAt: index, strictly: count >= pivotsBeforeBlandRule)
      else {
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

  /// The slots of infeasible rows in descending order. The last one is repaired first.
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

  /// Returns the cheapest repair of an infeasible row: another residual leaves zero and takes the row's place, or the
  /// row changes its side. Nil if every repair breaks a required constraint.
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
      guard let (slot, side) = firstImprovement else { return }
      // No cost can fall below zero, so only rounding can produce an improvement that no row limits.
      let strictly = count >= pivotsBeforeBlandRule
      guard let index = firstRowBlocking(slot: slot, side: side, strictly: strictly)
      else { return }
      pivot(rowAt: index, entering: slot, to: side)
    }
  }

  private var firstImprovement: (slot: Int, side: Side)? {
    for slot in residuals.indices where rowIndices[slot] < 0 {
      for side in [Side.below, .above] where residuals[slot].penalty(side) != .forbidden {
        let move = Objective.Move(
          slot: slot, side: side, cost: residuals[slot].cost(side), speed: 1)
        if objective.isImprovement(move) { return (slot, side) }
      }
    }
    return nil
  }

  /// Returns the row whose residual reaches zero first when a residual leaves zero.
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

  private mutating func setSide(_ side: Side, ofRowAt index: Int) {
    let residual = residuals[rows[index].basic]
    let change = residual.slope(side) - residual.slope(rows[index].side)
    objective.add(slope: change, of: rows[index])
    rows[index].side = side
  }

  /// Holds the residual of a row at zero, and lets another residual leave zero in its place.
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

  /// Violations of the rules in the type's comment, for tests. They do not trap in debug builds, since rounding of a
  /// caller's huge numbers is not an error.
  var invariantViolations: [String] {
    var violations: [String] = []
    var slopes = residuals.indices.map { objective.slopes(of: $0).map { _ in 0.0 } }
    for (index, row) in rows.enumerated() {
      if rowIndices[row.basic] != index { violations.append("row \(index) is not found") }
      if !isFeasible(row) { violations.append("\(row.basic) = \(row.constant) is not \(row.side)") }
      if residuals[row.basic].penalty(row.side) == .forbidden {
        violations.append("\(row.basic) is broken")
      }
      for (left, right) in zip(row.terms, row.terms.dropFirst()) where left.symbol >= right.symbol {
        violations.append("the terms of \(row.basic) are not in order")
      }
      for term in row.terms where term.symbol.isVariable || rowIndices[term.symbol.index] >= 0 {
        violations.append("\(row.basic) references \(term.symbol), which has a row")
      }
      guard let level = objective.level(ofSlot: row.basic) else { continue }
      let slope = residuals[row.basic].slope(row.side)
      for term in row.terms { slopes[term.symbol.index][level] += slope * term.coefficient }
    }
    for slot in residuals.indices {
      for (own, expected) in zip(objective.slopes(of: slot), slopes[slot])
      where abs(own - expected) > 1e-6 {
        violations.append("the gradient of \(slot) is \(own), not \(expected)")
      }
    }
    if let gain = firstImprovement { violations.append("\(gain) is a gain") }
    return violations
  }
}

/// The limits below which a number is treated as zero.
nonisolated enum Tolerance {
  /// In the unit of the variables. Smaller residuals count as met: 100,000 points have rounding errors of about 1e-11.
  static let value = 1e-8

  /// A smaller coefficient is a rounding error of a coefficient that became zero. The limit is below `value`, since a
  /// coefficient is multiplied by sizes of thousands of points.
  static let coefficient = 1e-10

  /// The smallest coefficient that a pivot divides by. Smaller ones may be rounding errors, which a division enlarges:
  /// random systems of 40 variables had errors of 1e-10 in coefficients of 10.
  static let pivot = 1e-7

  /// A smaller cost is a rounding error of a cost that became zero.
  static let cost = 1e-9
}
