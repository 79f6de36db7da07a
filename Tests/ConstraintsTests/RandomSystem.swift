// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// A constraint whose error can be computed without the solver.
struct PlainConstraint {
  let terms: [(variable: Int, coefficient: Double)]
  let constant: Double
  let relation: Relation
  let priority: Priority

  func constraint(_ variables: [Variable]) -> LinearConstraint {
    let expression = LinearExpression(
      terms.map { (variables[$0.variable], $0.coefficient) }, constant: constant)
    return LinearConstraint(expression, relation, priority: priority)
  }

  /// How far from its relation the expression is for some values.
  func error(_ values: [Double]) -> Double {
    let value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }
}

/// Some variables and constraints. Of a satisfiable system, all required constraints hold at one point.
struct RandomSystem {
  var generator: SeededGenerator
  let variableCount: Int
  private(set) var constraints: [PlainConstraint] = []

  init(seed: Int, satisfiable: Bool = true, maximumVariableCount: Int = 9) {
    generator = SeededGenerator(seed: seed)
    variableCount = Int.random(in: 1...maximumVariableCount, using: &generator)
    let point = (0..<variableCount).map { _ in
      Double(Int.random(in: -50...50, using: &generator))
    }
    for _ in 0..<Int.random(in: 1...4 * variableCount, using: &generator) {
      constraints.append(makeConstraint(point: point, satisfiable: satisfiable))
    }
  }

  private mutating func makeConstraint(point: [Double], satisfiable: Bool) -> PlainConstraint {
    let chosen = (0..<variableCount).shuffled(using: &generator).prefix(
      Int.random(in: 1...3, using: &generator))
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in chosen {
      terms.append((variable, [-2, -1, -1, 0.5, 1, 1, 1, 3].randomElement(using: &generator) ?? 1))
    }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &generator)
    let priority = [Priority.required, .required, 250, 250, 251, 750]
      .randomElement(using: &generator)
    var constant = -terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    switch relation {
    case .lessThanOrEqual: constant -= [0, 4, 20].randomElement(using: &generator) ?? 0
    case .greaterThanOrEqual: constant += [0, 4, 20].randomElement(using: &generator) ?? 0
    default: break
    }
    if priority != .required || !satisfiable {
      constant += Double(Int.random(in: -30...30, using: &generator))
    }
    return PlainConstraint(
      terms: terms, constant: constant, relation: relation ?? .equal,
      priority: priority ?? .required)
  }

  /// The sum of errors for each priority, strongest first.
  static func errors(_ constraints: [PlainConstraint], _ values: [Double]) -> [Double] {
    [Priority.required, 750, 251, 250].map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(values) }
    }
  }
}

extension ConstraintSolver {
  func values(_ variables: [Variable]) -> [Double] {
    let solution = solution()
    return variables.map { solution[$0] }
  }
}
