// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

struct UnsatisfiableTests {
  /// The constraints that a refused one conflicts with; nil when it is taken.
  private func conflictingConstraints(
    _ solver: inout ConstraintSolver, _ left: LinearExpression, _ relation: Relation,
    _ right: LinearExpression
  ) -> [ConstraintIdentifier]? {
    do {
      _ = try solver.add(LinearConstraint(left, relation, right))
      return nil
    } catch {
      return error.conflictingConstraints
    }
  }

  @Test func `two required values for one variable conflict`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(1 * x, .equal, 1)
    try solver.add(1 * y, .equal, 1 * x)

    #expect(conflictingConstraints(&solver, 1 * x, .equal, 2) == [first])
  }

  @Test
  func
    `a reported conflict lists only the constraints of the chain that leads to the contradiction`()
    throws
  {
    var solver = ConstraintSolver()
    let v = solver.makeVariables(6)
    let start = try solver.add(1 * v[0], .equal, 0)
    var links: [ConstraintIdentifier] = []
    for index in 1..<6 {
      links.append(try solver.add(1 * v[index], .equal, 1 * v[index - 1] + 10))
    }
    try solver.add(1 * v[5], .lessThanOrEqual, 60)

    #expect(
      conflictingConstraints(&solver, 1 * v[3], .greaterThanOrEqual, 31) == [start] + links[..<3])
    #expect(conflictingConstraints(&solver, 1 * v[4], .equal, 1 * v[2]) == Array(links[2..<4]))
  }

  @Test func `a reported conflict between inequalities lists only the contradictory inequalities`()
    throws
  {
    var solver = ConstraintSolver()
    let v = solver.makeVariables(3)
    try solver.add(1 * v[0], .greaterThanOrEqual, -5)
    let low = try solver.add(1 * v[0], .greaterThanOrEqual, 10)
    let order = try solver.add(1 * v[1], .greaterThanOrEqual, 1 * v[0] + 10)
    try solver.add(1 * v[1], .greaterThanOrEqual, 1 * v[0])
    try solver.add(1 * v[2], .lessThanOrEqual, 1 * v[1])
    let high = try solver.add(1 * v[1], .lessThanOrEqual, 30)

    #expect(conflictingConstraints(&solver, 1 * v[1], .lessThanOrEqual, 15) == [low, order])
    #expect(conflictingConstraints(&solver, 1 * v[0], .greaterThanOrEqual, 21) == [order, high])
  }

  @Test
  func `a constraint that conflicts with two equalities together is reported with both equalities`()
    throws
  {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(1 * x + 1 * y, .equal, 10)
    let difference = try solver.add(1 * x - 1 * y, .equal, 2)

    #expect(conflictingConstraints(&solver, 1 * y, .equal, 5) == [sum, difference])
  }

  @Test
  func `the conflict reported for a constraint that contradicts itself lists no other constraints`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()

    #expect(conflictingConstraints(&solver, 1 * x - 1 * x, .equal, 5) == [])
    #expect(conflictingConstraints(&solver, 0, .greaterThanOrEqual, 1) == [])
    #expect(conflictingConstraints(&solver, 0, .lessThanOrEqual, 1) == nil)
  }

  @Test func `a refused constraint does not change the solver's solution`() throws {
    var solver = ConstraintSolver()
    let v = solver.makeVariables(3)
    try solver.add(1 * v[0], .lessThanOrEqual, 10)
    try solver.add(1 * v[1], .lessThanOrEqual, 1 * v[0])
    try solver.add(1 * v[0], .equal, 50, 500)
    try solver.add(1 * v[1], .equal, 3, 250)
    expect(solver, v, are: [10, 3, 0])

    #expect(throws: UnsatisfiableError.self) { try solver.add(1 * v[1], .greaterThanOrEqual, 11) }

    expect(solver, v, are: [10, 3, 0])
    try solver.add(1 * v[2], .equal, 1 * v[1])
    try solver.add(1 * v[1], .greaterThanOrEqual, 9)
    expect(solver, v, are: [10, 9, 9])
  }

  @Test func `optional constraints and suggestions are never refused or reported as conflicting`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    solver.suggest(5, for: x)
    try solver.add(1 * x, .equal, 6, 999)
    let first = try solver.add(1 * x, .greaterThanOrEqual, 7)

    #expect(conflictingConstraints(&solver, 1 * x, .equal, 6) == [first])
  }

  @Test
  func
    `the caller can remove a reported conflicting constraint and then add the refused constraint`()
    throws
  {
    var solver = ConstraintSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * x, .equal, 8)
    try solver.add(1 * width, .equal, 100)
    let right = LinearConstraint(1 * x + 1 * width, .lessThanOrEqual, 80)

    guard let last = conflictingConstraints(&solver, 1 * x + 1 * width, .lessThanOrEqual, 80)?.last
    else {
      Issue.record("The constraint was added")
      return
    }
    solver.remove(last)
    _ = try solver.add(right)

    #expect(solver.value(of: x) == 8)
    #expect(solver.value(of: width) <= 72)
  }
}
