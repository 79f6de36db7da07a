// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A side of zero that a residual can lie on.
nonisolated enum Side: Sendable {
  case below
  /// Held at zero.
  case zero
  case above

  /// The sign of the values on this side.
  var sign: Double {
    switch self {
    case .below: -1
    case .zero: 0
    case .above: 1
    }
  }

  /// The side of a number that is not zero.
  init(of value: Double) { self = value < 0 ? .below : .above }
}

/// What it costs a residual to be other than zero.
nonisolated struct Residual: Sendable {
  enum Penalty {
    case none
    /// Each unit costs 1 in the residual's level.
    case cost
    case forbidden
  }

  let below: Penalty
  let above: Penalty

  /// The constraint was removed: its residual is of no account.
  static let released = Residual(below: .none, above: .none)

  private init(below: Penalty, above: Penalty) {
    self.below = below
    self.above = above
  }

  init(_ relation: Relation, _ priority: Priority) {
    let penalty: Penalty = priority == .required ? .forbidden : .cost
    below = relation == .lessThanOrEqual ? .none : penalty
    above = relation == .greaterThanOrEqual ? .none : penalty
  }

  func penalty(_ side: Side) -> Penalty {
    switch side {
    case .below: below
    case .zero: .none
    case .above: above
    }
  }

  /// What one unit away from zero costs.
  func cost(_ side: Side) -> Double { penalty(side) == .cost ? 1 : 0 }

  /// How the cost changes as the residual, which lies on `side`, grows.
  func slope(_ side: Side) -> Double { side.sign * cost(side) }

  /// Whether it is free to take any value.
  var isReleased: Bool { below == .none && above == .none }

  /// The side that a new row lies on: one without a cost, or else none yet.
  var freeSide: Side { above == .none ? .above : below == .none ? .below : .zero }
}
