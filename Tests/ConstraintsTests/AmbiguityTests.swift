// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

struct AmbiguityTests {
  @Test func `a solver variable without constraints is ambiguous`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()

    #expect(solver.isAmbiguous(x))
  }

  @Test func `an inequality alone leaves a solver variable ambiguous`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .greaterThanOrEqual, 10)

    #expect(solver.isAmbiguous(x))
    expect(solver, [x], are: [10])
  }

  @Test
  func
    `variables with a fixed sum are ambiguous until an optional constraint determines one of them`()
    throws
  {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * x + 1 * y, .equal, 10)
    try solver.add(1 * z, .equal, 3)
    #expect([x, y, z].map { solver.isAmbiguous($0) } == [true, true, false])

    try solver.add(1 * y, .equal, 2, 1)

    #expect([x, y, z].map { solver.isAmbiguous($0) } == [false, false, false])
  }

  @Test
  func `a solver variable is ambiguous if non-required constraints of equal priority conflict`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 10, 500)
    try solver.add(1 * x, .equal, 20, 500)
    #expect(solver.isAmbiguous(x))

    let weak = try solver.add(1 * x, .equal, 15, 250)
    #expect(!solver.isAmbiguous(x))
    expect(solver, [x], are: [15])

    solver.remove(weak)
    #expect(solver.isAmbiguous(x))
  }

  @Test func `a solver variable whose lower and upper bounds are equal is not ambiguous`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * x, .greaterThanOrEqual, 10)
    try solver.add(1 * y, .greaterThanOrEqual, 1 * x)
    try solver.add(1 * y, .lessThanOrEqual, 10)

    #expect([x, y].map { solver.isAmbiguous($0) } == [false, false])
  }

  @Test func `a solver variable with a suggested value is not ambiguous`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * y, .greaterThanOrEqual, 1 * x)
    solver.suggest(4, for: x)
    let before = [solver.value(of: x), solver.value(of: y)]

    #expect([x, y].map { solver.isAmbiguous($0) } == [false, true])

    expect(solver, [x, y], are: before)
  }
}
