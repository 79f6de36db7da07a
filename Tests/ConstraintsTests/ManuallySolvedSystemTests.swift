// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

/// Systems that were solved by hand.
struct ManuallySolvedSystemTests {
  struct System: CustomTestStringConvertible {
    let name: String
    let values: [Double]
    let build: @Sendable (inout ConstraintSolver, [Variable]) throws -> Void

    init(
      _ name: String, _ values: [Double],
      _ build: @escaping @Sendable (inout ConstraintSolver, [Variable]) throws -> Void
    ) {
      (self.name, self.values, self.build) = (name, values, build)
    }

    var testDescription: String { name }
  }

  static let systems = [
    System("An unused variable is zero", [0]) { _, _ in },
    System("A multiple equals a constant", [2.5]) { solver, v in
      try solver.add(4 * v[0], .equal, 10)
    },
    System("A chain from its end to its start", [10, 18, 26]) { solver, v in
      try solver.add(1 * v[2], .equal, 1 * v[1] + 8)
      try solver.add(1 * v[1], .equal, 1 * v[0] + 8)
      try solver.add(1 * v[0], .equal, 10)
    },
    System("Two equalities that must be solved together", [6, 4]) { solver, v in
      try solver.add(1 * v[0] + 1 * v[1], .equal, 10)
      try solver.add(1 * v[0] - 1 * v[1], .equal, 2)
    },
    System("Three equalities that must be solved together", [1, 2, 3]) { solver, v in
      try solver.add(1 * v[0] + 1 * v[1] + 1 * v[2], .equal, 6)
      try solver.add(1 * v[0] - 1 * v[1] + 1 * v[2], .equal, 2)
      try solver.add(2 * v[0] + 1 * v[1] - 1 * v[2], .equal, 1)
    },
    System("The same variable on both sides", [4]) { solver, v in
      try solver.add(3 * v[0], .equal, 1 * v[0] + 8)
    },
    System("A redundant equality", [3, 7]) { solver, v in
      try solver.add(1 * v[0], .equal, 3)
      try solver.add(1 * v[1], .equal, 1 * v[0] + 4)
      try solver.add(1 * v[0] + 1 * v[1], .equal, 10)
    },
    System("A lower bound stops a wish", [30]) { solver, v in
      try solver.add(1 * v[0], .equal, 10, 500)
      try solver.add(1 * v[0], .greaterThanOrEqual, 30)
    },
    System("An upper bound stops a wish", [5]) { solver, v in
      try solver.add(1 * v[0], .lessThanOrEqual, 5)
      try solver.add(1 * v[0], .equal, 10, 500)
    },
    System("A bound that does not matter", [10]) { solver, v in
      try solver.add(1 * v[0], .greaterThanOrEqual, 3)
      try solver.add(1 * v[0], .equal, 10, 1)
    },
    System("Two bounds leave one value", [8]) { solver, v in
      try solver.add(1 * v[0], .greaterThanOrEqual, 8)
      try solver.add(1 * v[0], .lessThanOrEqual, 8)
      try solver.add(1 * v[0], .equal, 100, 750)
    },
    System("A bound through an equality", [40, 60]) { solver, v in
      try solver.add(1 * v[0] + 1 * v[1], .equal, 100)
      try solver.add(1 * v[1], .lessThanOrEqual, 60)
      try solver.add(1 * v[0], .equal, 0, 900)
    },
    System("The stronger of two wishes, added last", [20]) { solver, v in
      try solver.add(1 * v[0], .equal, 10, 750)
      try solver.add(1 * v[0], .equal, 20, 751)
    },
    System("The stronger of two wishes, added first", [20]) { solver, v in
      try solver.add(1 * v[0], .equal, 20, 751)
      try solver.add(1 * v[0], .equal, 10, 750)
    },
    System("Two against one of the same priority", [10]) { solver, v in
      try solver.add(1 * v[0], .equal, 10, 750)
      try solver.add(1 * v[0], .equal, 20, 750)
      try solver.add(1 * v[0], .equal, 10, 750)
    },
    System("Two against a doubled one and one", [20]) { solver, v in
      for _ in 0..<2 { try solver.add(1 * v[0], .equal, 10, 750) }
      try solver.add(2 * v[0], .equal, 40, 750)
      try solver.add(1 * v[0], .equal, 20, 750)
    },
    System("One at 751 beats one hundred at 750", [20]) { solver, v in
      for _ in 0..<50 { try solver.add(1 * v[0], .equal, 10, 750) }
      try solver.add(1 * v[0], .equal, 20, 751)
      for _ in 0..<50 { try solver.add(1 * v[0], .equal, 10, 750) }
    },
    System("A small error at 751 beats a huge one at 750", [1, -1_000_000]) { solver, v in
      try solver.add(1_000_000 * v[0] + 1 * v[1], .equal, 0)
      try solver.add(1 * v[1], .equal, 0, 750)
      try solver.add(1 * v[0], .equal, 1, 751)
    },
    System("Priorities a thousandth apart", [2]) { solver, v in
      try solver.add(1 * v[0], .equal, 1, 750)
      try solver.add(1 * v[0], .equal, 2, 750.001)
      try solver.add(1 * v[0], .equal, 1, 750)
    },
    System("Hugging gives way, compression does not", [60, 40]) { solver, v in
      try solver.add(1 * v[0] + 1 * v[1], .equal, 100)
      for (variable, text) in [(v[0], 50.0), (v[1], 40.0)] {
        let hugging: Priority = variable == v[0] ? 250 : 251
        try solver.add(1 * variable, .lessThanOrEqual, LinearExpression(text), hugging)
        try solver.add(1 * variable, .greaterThanOrEqual, LinearExpression(text), 750)
      }
    },
    System("The text of lower compression resistance is cut", [20, 40]) { solver, v in
      try solver.add(1 * v[0] + 1 * v[1], .equal, 60)
      for (variable, text, resistance) in [(v[0], 50.0, Priority(749)), (v[1], 40, 750)] {
        try solver.add(1 * variable, .lessThanOrEqual, LinearExpression(text), 250)
        try solver.add(1 * variable, .greaterThanOrEqual, LinearExpression(text), resistance)
      }
    },
    System("Equal widths between margins", [8, 96, 112, 96]) { solver, v in
      try solver.add(1 * v[0], .equal, 8)
      try solver.add(1 * v[2], .equal, 1 * v[0] + 1 * v[1] + 8)
      try solver.add(1 * v[2] + 1 * v[3] + 12, .equal, 220)
      try solver.add(1 * v[1], .equal, 1 * v[3])
    },
  ]

  @Test(arguments: systems)
  func `the constraint solver finds the known solutions of systems that were solved by hand`(
    system: System
  ) throws {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(system.values.count)

    try system.build(&solver, variables)

    expect(solver, variables, are: system.values)
  }

  @Test
  func `the solver returns the same value for a single variable as in the complete solution`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()

    try solver.add(2 * x, .equal, 5)

    #expect(solver.value(of: x) == 2.5)
    #expect(solver.solution()[x] == 2.5)
  }

  @Test func `constraints added to a copy of a solver do not affect the original`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .greaterThanOrEqual, 3)
    var copy = solver

    try copy.add(1 * x, .equal, 10)

    expect(solver, [x], are: [3])
    expect(copy, [x], are: [10])
  }

  @Test func `the constraint solver returns the size of each violation`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()

    let met = try solver.add(1 * x, .equal, 10, 750)
    let low = try solver.add(1 * x, .lessThanOrEqual, 4, 500)
    let high = try solver.add(1 * x, .greaterThanOrEqual, 13, 250)
    let free = try solver.add(1 * x, .greaterThanOrEqual, 2, 250)

    #expect([met, low, high, free].map { solver.error(of: $0) } == [0, 6, 3, 0])
  }
}
