// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Constraints

struct RemovalTests {
  @Test
  func `a non-required constraint applies again when a conflicting required bound is removed`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 10, 500)
    let bound = try solver.add(1 * x, .greaterThanOrEqual, 30)

    solver.remove(bound)

    expect(solver, [x], are: [10])
    #expect(!solver.contains(bound))
  }

  @Test func `when a stronger constraint on a variable is removed, the next weaker one applies`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 10, 500)
    let stronger = try solver.add(1 * x, .equal, 20, 600)
    expect(solver, [x], are: [20])

    solver.remove(stronger)

    expect(solver, [x], are: [10])
  }

  @Test
  func `replacing the constraint of a variable keeps the variable's other constraints satisfied`()
    throws
  {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let old = try solver.add(1 * x, .equal, 10)
    try solver.add(1 * y, .equal, 1 * x + 8)

    solver.remove(old)
    try solver.add(1 * y, .equal, 50)

    expect(solver, [x, y], are: [42, 50])
  }

  @Test
  func `a constraint that was refused is accepted after the conflicting constraint is removed`()
    throws
  {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let old = try solver.add(1 * x, .equal, 10)
    #expect(throws: UnsatisfiableError(conflictingConstraints: [old])) {
      try solver.add(1 * x, .equal, 20)
    }

    solver.remove(old)
    try solver.add(1 * x, .equal, 20)

    expect(solver, [x], are: [20])
  }

  @Test func `replacing a constraint a thousand times keeps the other constraints satisfied`()
    throws
  {
    var solver = ConstraintSolver()
    let v = solver.makeVariables(4)
    try solver.add(1 * v[1], .equal, 1 * v[0] + 8)
    try solver.add(1 * v[2], .lessThanOrEqual, 1 * v[1])
    try solver.add(1 * v[2], .equal, 1_000, 250)
    try solver.add(1 * v[3], .equal, 1 * v[2] + 1 * v[0])

    for number in 0..<1000 {
      let pin = try solver.add(1 * v[0], .equal, LinearExpression(Double(number)))
      let x = Double(number)
      expect(solver, v, are: [x, x + 8, min(1000, x + 8), min(1000, x + 8) + x])
      solver.remove(pin)
      #expect(solver.removedCount < 20)
    }
  }
}
