// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated enum Side: Sendable {
  case below
  case zero
  case above

  var sign: Double {
    switch self {
    case .below: -1
    case .zero: 0
    case .above: 1
    }
  }

  init(of value: Double) { self = value < 0 ? .below : .above }
}

/// The cost of a residual that is not zero.
nonisolated struct Residual: Sendable {
  enum Penalty {
    case none
    /// Each unit costs 1 in the residual's level.
    case cost
    case forbidden
  }

  let below: Penalty
  let above: Penalty

  /// The residual of a removed constraint, which has no effect.
  static let released = Residual(below: .none, above: .none)

  func penalty(_ side: Side) -> Penalty {
    switch side {
    case .below: below
    case .zero: .none
    case .above: above
    }
  }

  func cost(_ side: Side) -> Double { penalty(side) == .cost ? 1 : 0 }

  /// Returns the change of the cost as the residual, on `side`, increases by one.
  func slope(_ side: Side) -> Double { side.sign * cost(side) }

  var isReleased: Bool { below == .none && above == .none }

  /// The initial side of a new row: a side without cost, or zero if there is none.
  var freeSide: Side { above == .none ? .above : below == .none ? .below : .zero }
}

nonisolated extension Residual {
  init(_ relation: Relation, _ priority: Priority) {
    let penalty: Penalty = priority == .required ? .forbidden : .cost
    below = relation == .lessThanOrEqual ? .none : penalty
    above = relation == .greaterThanOrEqual ? .none : penalty
  }
}
