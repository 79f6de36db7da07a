// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Constraints
import Testing

/// What no program should do stops the program.
struct ProgrammingErrorTests {
  @Test func `a linear expression with a non-finite constant traps`() async {
    await #expect(processExitsWith: .failure) { _ = LinearExpression(Double.nan) }
    await #expect(processExitsWith: .failure) { _ = LinearExpression(-Double.infinity) }
  }

  @Test func `a linear expression with a non-finite coefficient traps`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      _ = Double.nan * solver.makeVariable()
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      _ = 1e200 * (1e200 * solver.makeVariable())
    }
  }

  @Test func `a constraint priority outside 1 to 1000 traps`() async {
    await #expect(processExitsWith: .failure) { _ = Priority(0) }
    await #expect(processExitsWith: .failure) { _ = Priority(1000.5) }
    await #expect(processExitsWith: .failure) { _ = Priority(.nan) }
    #expect(Priority(1) < Priority(1000))
  }

  @Test func `a solver's suggest traps for a non-finite value and for the required priority`() async
  {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      solver.suggest(.nan, for: solver.makeVariable())
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      solver.suggest(1, for: solver.makeVariable(), priority: .required)
    }
  }

  @Test func `using a variable of another solver traps`() async {
    await #expect(processExitsWith: .failure) {
      var (solver, other) = (ConstraintSolver(), ConstraintSolver())
      _ = solver.makeVariable()
      _ = other.value(of: solver.makeVariable())
    }
    await #expect(processExitsWith: .failure) {
      var (solver, other) = (ConstraintSolver(), ConstraintSolver())
      _ = try? other.add(LinearConstraint(1.0 * solver.makeVariable(), .equal, 1))
    }
  }

  @Test func `removing a constraint from a solver twice traps`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let constraint = LinearConstraint(1.0 * solver.makeVariable(), .equal, 1)
      guard let identifier = try? solver.add(constraint) else { return }
      solver.remove(identifier)
      solver.remove(identifier)
    }
  }
}
