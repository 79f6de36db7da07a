// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Constraints

/// Writes random systems and the solver's results to a file, for comparison with another solver
/// (`Scripts/compare-solver.sh`).
struct OracleTests {
  private static let path = ProcessInfo.processInfo.environment["SOLVER_SYSTEMS"]

  /// Writes one line for each system: its constraints, whether the solver accepted each of them, and the sum of
  /// the errors of the accepted optional constraints. Optional constraints share one priority, so that both
  /// solvers minimize the same sum.
  @Test(.enabled(if: path != nil))
  func
    `the violations of random constraint systems are exported for comparison with another solver`()
    throws
  {
    var lines: [String] = []
    for seed in 0..<10_000 {
      let system = RandomSystem(seed: seed, satisfiable: seed % 3 > 0, maximumVariableCount: 12)
      var solver = ConstraintSolver()
      let variables = solver.makeVariables(system.variableCount)
      let constraints = system.constraints.map {
        PlainConstraint(
          terms: $0.terms, constant: $0.constant, relation: $0.relation,
          priority: $0.priority == .required ? .required : 250)
      }
      let taken = constraints.map { (try? solver.add($0.constraint(variables))) != nil }
      let values = solver.values(variables)
      let error = zip(constraints, taken).reduce(0) { sum, item in
        sum + (item.0.priority == .required || !item.1 ? 0 : item.0.error(values))
      }
      let texts = zip(constraints, taken).map { constraint, isTaken in
        let terms = constraint.terms.map { "\($0.variable)*\($0.coefficient)" }
        let isRequired = constraint.priority == .required
        return
          "\(constraint.relation) \(isRequired) \(isTaken) \(constraint.constant) \(terms.joined(separator: " "))"
      }
      lines.append("\(system.variableCount);\(error);" + texts.joined(separator: ";"))
    }
    try lines.joined(separator: "\n").write(
      toFile: try #require(Self.path), atomically: true, encoding: .utf8)
  }
}
