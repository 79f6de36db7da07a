// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The cost of the solution by level: a vector that is compared element by element, from the strongest priority.
///
/// The objective stores the gradient: the change of the cost as a residual that is held at zero increases. The tableau
/// notifies it of each change of a row's side and of each pivot.
nonisolated struct Objective: Sendable {
  /// A change of the solution: a residual leaves zero, or changes its side.
  struct Move {
    let slot: Int
    let side: Side
    /// The cost per unit of the residual itself, in its level.
    let cost: Double
    /// The units of progress per unit of the residual, above zero.
    let speed: Double
    /// The coefficient that a pivot divides by; infinite for a move without a pivot.
    var pivot = Double.infinity
  }

  /// The priorities in descending order, each once. A level is an index of this array.
  private var priorities: [Priority] = []

  /// By slot; -1 for a residual without cost.
  private var levels: [Int] = []

  /// By slot, then by level; each slot has `stride` numbers.
  private var gradient: [Double] = []
  private var stride = 4

  mutating func register(slot: Int, priority: Priority) {
    if slot == levels.count {
      levels.append(-1)
      for _ in 0..<stride { gradient.append(0) }
    }
    levels[slot] = priority == .required ? -1 : level(of: priority)
  }

  private mutating func level(of priority: Priority) -> Int {
    let level = priorities.firstIndex { $0 <= priority } ?? priorities.endIndex
    if level < priorities.count, priorities[level] == priority { return level }
    priorities.insert(priority, at: level)
    for slot in levels.indices where levels[slot] >= level { levels[slot] += 1 }
    makeRoom(at: level)
    return level
  }

  private mutating func makeRoom(at level: Int) {
    let (old, oldStride) = (gradient, stride)
    if priorities.count > stride { stride *= 2 }
    gradient = Array(repeating: 0, count: levels.count * stride)
    for slot in levels.indices {
      for oldLevel in 0..<priorities.count - 1 {
        gradient[slot * stride + (oldLevel < level ? oldLevel : oldLevel + 1)] =
          old[slot * oldStride + oldLevel]
      }
    }
  }

  /// Adds the change of a row's slope, in the level of its residual.
  mutating func add(slope: Double, of row: Row) {
    guard slope != 0 else { return }
    let level = levels[row.basic]
    for term in row.terms {
      gradient[term.symbol.index * stride + level] += slope * term.coefficient
    }
  }

  /// Replaces a residual that is no longer held at zero by its row.
  mutating func substitute(_ row: Row) {
    for level in 0..<priorities.count {
      let slope = gradient[row.basic * stride + level]
      guard slope != 0 else { continue }
      gradient[row.basic * stride + level] = 0
      guard abs(slope) > Tolerance.cost else { continue }
      for term in row.terms {
        gradient[term.symbol.index * stride + level] += slope * term.coefficient
      }
    }
  }

  private func price(of move: Move, in level: Int) -> Double {
    let own = levels[move.slot] == level ? move.cost : 0
    return (own + move.side.sign * gradient[move.slot * stride + level]) / move.speed
  }

  func isImprovement(_ move: Move) -> Bool {
    for level in 0..<priorities.count {
      let price = price(of: move, in: level)
      if abs(price) > Tolerance.cost { return price < 0 }
    }
    return false
  }

  /// Whether a move costs less than another one. If the costs are equal, the larger pivot wins, since a division by a
  /// rounding error makes the tableau useless; if `strictly` is true, the lower slot wins.
  func isCheaper(_ move: Move, than other: Move, strictly: Bool) -> Bool {
    for level in 0..<priorities.count {
      let (price, otherPrice) = (price(of: move, in: level), price(of: other, in: level))
      if abs(price - otherPrice) > Tolerance.cost { return price < otherPrice }
    }
    return strictly ? move.slot < other.slot : move.pivot > other.pivot
  }

  func slopes(of slot: Int) -> [Double] {
    priorities.indices.map { gradient[slot * stride + $0] }
  }

  /// Returns the level of a residual, for checks; nil for a residual without cost.
  func level(ofSlot slot: Int) -> Int? { levels[slot] < 0 ? nil : levels[slot] }
}
