// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Constraints

/// Random systems and what the solver makes of them, for another solver to check (`Scripts/compare-solver.sh`).
struct OracleTests {
  private static let path = ProcessInfo.processInfo.environment["SOLVER_SYSTEMS"]

  /// One line for each system: all of its constraints, which of them were taken, and the sum of the errors of those that
  /// are not required. They have one priority, so that sums of weights come to the same.
  @Test(.enabled(if: path != nil)) func `systems for another solver`() throws {
    var lines: [String] = []
    for seed in 0..<10_000 {
      let system = RandomSystem(seed: seed, satisfiable: seed % 3 > 0, largest: 12)
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
