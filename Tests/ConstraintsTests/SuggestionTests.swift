// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

struct SuggestionTests {
  @Test func `variables follow the suggested value of a variable that they depend on`() throws {
    var solver = ConstraintSolver()
    let (width, left, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(1 * left, .equal, 8)
    try solver.add(1 * right, .equal, 1 * width - 8)

    solver.suggest(100, for: width)
    expect(solver, [width, left, right], are: [100, 8, 92])
    solver.suggest(300, for: width)

    expect(solver, [width, left, right], are: [300, 8, 292])
  }

  @Test func `a suggested value overrides optional constraints but not required constraints`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 10, 999)
    try solver.add(1 * x, .greaterThanOrEqual, 5)

    solver.suggest(7, for: x)
    expect(solver, [x], are: [7])
    solver.suggest(-1, for: x)
    expect(solver, [x], are: [5])
    solver.suggest(6, for: x)
    expect(solver, [x], are: [6])
  }

  @Test func `a weak suggestion for a variable is overridden by a stronger constraint`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .lessThanOrEqual, 10, 750)

    solver.suggest(7, for: x, priority: 500)
    expect(solver, [x], are: [7])
    solver.suggest(20, for: x)

    expect(solver, [x], are: [10])
  }

  @Test func `optional constraints apply again after the suggestion for a variable is removed`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 10, 1)
    solver.suggest(7, for: x)

    solver.removeSuggestion(for: x)
    expect(solver, [x], are: [10])
    solver.suggest(8, for: x)

    expect(solver, [x], are: [8])
  }

  @Test func `a variable that depends on a suggested value stays within its own bounds`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * y, .greaterThanOrEqual, 10)
    try solver.add(1 * y, .lessThanOrEqual, 20)
    try solver.add(1 * y, .equal, 2 * x, 500)

    for value in [0.0, 4, 7, 9, 30, 8, 2, 6] {
      solver.suggest(value, for: x)
      expect(solver, [x, y], are: [value, min(20, max(10, 2 * value))])
    }
  }

  /// Creates twelve values that keep a distance from each other. Each has an optional share of the width.
  private func makeSpread() throws -> (
    solver: ConstraintSolver, values: [Variable], width: Variable
  ) {
    var solver = ConstraintSolver()
    let v = solver.makeVariables(12)
    let width = solver.makeVariable()
    for index in 1..<12 {
      try solver.add(1 * v[index], .greaterThanOrEqual, 1 * v[index - 1] + 8)
      try solver.add(1 * v[index], .lessThanOrEqual, 1 * v[index - 1] + 40)
      try solver.add(1 * v[index], .equal, (Double(index) / 13) * width, Priority(Double(index)))
    }
    try solver.add(1 * v[0], .equal, 0.01 * width)
    try solver.add(1 * v[11], .lessThanOrEqual, 1 * width, 900)
    return (solver, v, width)
  }

  @Test func `a hundred thousand suggestions to a solver accumulate no significant rounding error`()
    throws
  {
    var (solver, values, width) = try makeSpread()
    var fresh = solver

    for step in 0..<100_000 { solver.suggest(Double(step * 7919 % 2003), for: width) }

    fresh.suggest(Double(99_999 * 7919 % 2003), for: width)
    let solution = fresh.solution()
    expect(solver, values, are: values.map { solution[$0] })
  }
}
