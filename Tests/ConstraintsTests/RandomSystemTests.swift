// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Constraints

struct RandomSystemTests {
  static let seeds = 0..<150

  /// A solver with all constraints that it takes, in order.
  private func solve(
    _ constraints: [PlainConstraint], variableCount: Int
  ) -> (solver: ConstraintSolver, variables: [Variable], taken: [PlainConstraint]) {
    var solver = ConstraintSolver()
    let variables = solver.makeVariables(variableCount)
    let taken = constraints.filter { (try? solver.add($0.constraint(variables))) != nil }
    #expect(solver.invariantViolations == [])
    return (solver, variables, taken)
  }

  private func expectSame(_ errors: [Double], _ others: [Double], _ seed: Int) {
    let distance = zip(errors, others).map { abs($0 - $1) }.max() ?? 0
    #expect(distance < 1e-6, "seed \(seed): \(errors), \(others)")
  }

  @Test func `the solver satisfies every required constraint that it has accepted`() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed, satisfiable: false)

      let (solver, variables, taken) = solve(
        system.constraints, variableCount: system.variableCount)

      let values = solver.values(variables)
      for constraint in taken where constraint.priority == .required {
        #expect(constraint.error(values) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `the solver accepts all constraints of a satisfiable system`() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)

      let result = solve(system.constraints, variableCount: system.variableCount)

      #expect(result.taken.count == system.constraints.count, "seed \(seed)")
    }
  }

  @Test
  func
    `the solver accepts and satisfies all required constraints of systems with up to 60 variables`()
  {
    for seed in 0..<300 {
      let system = RandomSystem(seed: seed, maximumVariableCount: 60)
      let required = system.constraints.filter { $0.priority == .required }

      let (solver, variables, taken) = solve(required, variableCount: system.variableCount)

      #expect(taken.count == required.count, "seed \(seed)")
      let values = solver.values(variables)
      for constraint in taken { #expect(constraint.error(values) < 1e-6, "seed \(seed)") }
    }
  }

  @Test
  func `the violation reported for a constraint equals the violation computed from its variables`()
    throws
  {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed)
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variableCount)

      let identifiers = try system.constraints.map {
        try solver.add($0.constraint(variables))
      }

      let values = solver.values(variables)
      for (identifier, constraint) in zip(identifiers, system.constraints) {
        let difference = solver.error(of: identifier) - constraint.error(values)
        #expect(abs(difference) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `the order of adding constraints does not change the total violation at any priority`()
  {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let first = solve(system.constraints, variableCount: system.variableCount)
      let errors = RandomSystem.errors(
        system.constraints, first.solver.values(first.variables))

      for _ in 0..<3 {
        let shuffled = system.constraints.shuffled(using: &system.generator)
        let other = solve(shuffled, variableCount: system.variableCount)

        let otherErrors = RandomSystem.errors(shuffled, other.solver.values(other.variables))
        expectSame(errors, otherErrors, seed)
      }
    }
  }

  @Test
  func
    `removing constraints leaves the same violations as in a new solver without these constraints`()
    throws
  {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variableCount)
      var kept: [(PlainConstraint, ConstraintIdentifier)] = []
      for constraint in system.constraints {
        kept.append((constraint, try solver.add(constraint.constraint(variables))))
      }

      while kept.count > 1 {
        let index = Int.random(in: kept.indices, using: &system.generator)
        solver.remove(kept.remove(at: index).1)
        #expect(solver.invariantViolations == [], "seed \(seed)")

        let constraints = kept.map(\.0)
        let fresh = solve(constraints, variableCount: system.variableCount)
        expectSame(
          RandomSystem.errors(constraints, solver.values(variables)),
          RandomSystem.errors(constraints, fresh.solver.values(fresh.variables)), seed)
      }
    }
  }

  @Test
  func `repeatedly adding and removing constraints leaves the same violations as in a new solver`()
    throws
  {
    for seed in 0..<40 {
      var system = RandomSystem(seed: seed)
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variableCount)
      var inside: [Int: ConstraintIdentifier] = [:]

      for _ in 0..<200 {
        let index = Int.random(in: system.constraints.indices, using: &system.generator)
        if let identifier = inside.removeValue(forKey: index) {
          solver.remove(identifier)
        } else {
          inside[index] = try solver.add(system.constraints[index].constraint(variables))
        }
      }

      let constraints = inside.keys.sorted().map { system.constraints[$0] }
      let fresh = solve(constraints, variableCount: system.variableCount)
      expectSame(
        RandomSystem.errors(constraints, solver.values(variables)),
        RandomSystem.errors(constraints, fresh.solver.values(fresh.variables)), seed)
    }
  }

  @Test
  func
    `after repeated suggestions of values, a solver is as close to the last ones as a new solver`()
  {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      var (solver, variables, _) = solve(system.constraints, variableCount: system.variableCount)
      let edited = Array(variables.shuffled(using: &system.generator).prefix(2))

      for _ in 0..<8 {
        let suggestions = edited.map { _ in Double.random(in: -80...80, using: &system.generator) }
        for (variable, suggestion) in zip(edited, suggestions) {
          solver.suggest(suggestion, for: variable)
        }
        #expect(solver.invariantViolations == [], "seed \(seed)")

        var fresh = solve(system.constraints, variableCount: system.variableCount)
        for (variable, suggestion) in zip(edited, suggestions) {
          fresh.solver.suggest(suggestion, for: variable)
        }
        let (values, others) = (solver.values(variables), fresh.solver.values(variables))
        let misses = [values, others].map { values in
          zip(edited, suggestions).reduce(0) { sum, pair in
            sum + abs(values[variables.firstIndex(of: pair.0) ?? 0] - pair.1)
          }
        }
        #expect(abs(misses[0] - misses[1]) < 1e-6, "seed \(seed)")
        expectSame(
          RandomSystem.errors(system.constraints, values),
          RandomSystem.errors(system.constraints, others), seed)
      }
    }
  }

  @Test func `a conflict that the solver reports contains no unnecessary constraint`() {
    var conflicts = 0
    // Few of the systems have one.
    for seed in 0..<400 {
      let system = RandomSystem(seed: seed, satisfiable: false)
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variableCount)
      var taken: [ConstraintIdentifier: PlainConstraint] = [:]
      for constraint in system.constraints {
        do {
          taken[try solver.add(constraint.constraint(variables))] = constraint
        } catch {
          conflicts += 1
          let together = error.conflictingConstraints.compactMap { taken[$0] } + [constraint]
          let all = solve(together, variableCount: system.variableCount)
          #expect(all.taken.count < together.count, "seed \(seed)")
          for index in together.indices {
            var rest = together
            rest.remove(at: index)
            let part = solve(rest, variableCount: system.variableCount)
            #expect(part.taken.count == rest.count, "seed \(seed)")
          }
        }
      }
    }
    #expect(conflicts > 50)
  }

  @Test
  func
    `a variable whose value depends on the order of adding constraints is reported as ambiguous`()
  {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed)
      let first = solve(system.constraints, variableCount: system.variableCount)
      let shuffled = system.constraints.shuffled(using: &system.generator)
      let second = solve(shuffled, variableCount: system.variableCount)

      let values = zip(first.solver.values(first.variables), second.solver.values(second.variables))
      for (variable, pair) in zip(first.variables, values) where abs(pair.0 - pair.1) > 1e-5 {
        #expect(first.solver.isAmbiguous(variable), "seed \(seed)")
        #expect(second.solver.isAmbiguous(variable), "seed \(seed)")
      }
    }
  }

  @Test func `two solvers that receive the same constraints compute bitwise equal values`() {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed, satisfiable: false)

      let first = solve(system.constraints, variableCount: system.variableCount)
      let second = solve(system.constraints, variableCount: system.variableCount)

      #expect(first.solver.values(first.variables) == second.solver.values(second.variables))
    }
  }
}
