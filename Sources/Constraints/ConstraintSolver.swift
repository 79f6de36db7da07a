// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Finds values of variables that meet linear constraints: all required ones, then stronger ones before weaker ones.
///
/// The solver is a value: a copy has the same state and is independent. The same calls result in the same values.
///
/// The algorithm is Cassowary, an incremental simplex (Badros, Borning and Stuckey, “The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm”, 2001), with three differences. Costs are compared priority by priority and not added.
/// The slack and the errors of a constraint are one symbol. A constraint that determines a variable alone is not in it.
package nonisolated struct ConstraintSolver: Sendable {
  private var store = ConstraintStore()
  private var definitions = Definitions()
  private var tableau = Tableau()

  /// By the index of the variable: the constraint of a suggestion, and its value.
  private var suggestions: [Int: (identifier: ConstraintIdentifier, value: Double)] = [:]

  package init() {}

  /// Creates a variable. Its value is 0 until a constraint determines it.
  package mutating func makeVariable() -> Variable { Variable(index: definitions.makeVariable()) }

  // MARK: Constraints

  /// Adds a constraint. Traps if a variable belongs to another solver.
  ///
  /// - Throws: An error if a required constraint contradicts earlier ones. The solver is then unchanged.
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(UnsatisfiableError) -> ConstraintIdentifier {
    let record = ConstraintStore.Record(constraint)
    for term in record.terms { requireOwn(Variable(index: term.symbol.index)) }
    try insert(record, slot: store.nextSlot)
    return store.insert(record)
  }

  /// Removes a constraint. Traps if it is not in the solver.
  package mutating func remove(_ identifier: ConstraintIdentifier) {
    requireKnown(identifier)
    let slot = identifier.slot
    store.remove(slot: slot)
    tableau.release(slot: slot)
    if tableau.row(of: slot) != nil, !definitions.references(slot: slot) {
      tableau.removeRow(slot: slot)
      store.freeSlot(slot)
    }
    if store.removedCount > store.activeCount / 2 + Self.rebuildThreshold { rebuild() }
  }

  /// The number of removed constraints that always stay in the tableau before it is rebuilt.
  private static let rebuildThreshold = 16

  package func contains(_ identifier: ConstraintIdentifier) -> Bool {
    store.contains(identifier)
  }

  // MARK: Suggestions

  /// Suggests a value for a variable, and replaces the previous suggestion, usually in one pass over the constraints.
  ///
  /// A suggestion is a constraint `variable = value` with the priority of the first call, by default the strongest
  /// priority below required. Traps if the value is not finite, or if the priority is required.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Priority = .edit
  ) {
    requireOwn(variable)
    require(value.isFinite, "A suggested value must be a finite number: \(value)")
    require(priority != .required, "A suggested value cannot have the priority .required")
    if let suggestion = suggestions[variable.index], contains(suggestion.identifier) {
      suggestions[variable.index]?.value = value
      // Only required constraints conflict. If rounding reports a conflict, the row waits for the next rebuild.
      try? shift(suggestion.identifier, by: suggestion.value - value)
    } else {
      let constraint = LinearConstraint(
        LinearExpression(variable), .equal, LinearExpression(value), priority: priority)
      guard let identifier = try? add(constraint) else {
        stopProgram("Internal inconsistency: the solver rejected a suggested value")
      }
      suggestions[variable.index] = (identifier, value)
    }
  }

  /// Removes the suggestion for a variable. Does nothing if there is none.
  package mutating func removeSuggestion(for variable: Variable) {
    requireOwn(variable)
    guard let suggestion = suggestions.removeValue(forKey: variable.index),
      contains(suggestion.identifier)
    else { return }
    remove(suggestion.identifier)
  }

  /// Adds a number to the constant of a constraint's expression, left side minus right side. This is as fast as a
  /// repeated suggestion. Traps if the constraint is not in the solver, or if the change is not finite.
  ///
  /// - Throws: An error if a required constraint cannot be met any more. The solver is then unusable.
  package mutating func shift(
    _ identifier: ConstraintIdentifier, by change: Double
  ) throws(UnsatisfiableError) {
    requireKnown(identifier)
    require(change.isFinite, "A constant must be a finite number: \(change)")
    guard change != 0 else { return }
    store.shift(slot: identifier.slot, by: change)
    definitions.shift(slot: identifier.slot, by: change)
    do throws(Tableau.Conflict) {
      try tableau.shift(slot: identifier.slot, by: change)
    } catch {
      throw UnsatisfiableError(conflictingConstraints: store.identifiers(ofSlots: error.slots))
    }
  }

  // MARK: Results

  /// Returns the values of all variables in one pass over the constraints. Read many variables from one solution.
  package func solution() -> Solution {
    Solution(definitions.values(residuals: tableau.values))
  }

  /// Returns the value of a variable. This takes as long as `solution()`.
  package func value(of variable: Variable) -> Double {
    requireOwn(variable)
    return solution()[variable]
  }

  /// Returns the error of a constraint in the unit of its expression; 0 if it is met. Traps if it is not in the solver.
  package func error(of identifier: ConstraintIdentifier) -> Double {
    requireKnown(identifier)
    let error = tableau.error(of: identifier.slot)
    return error > Tolerance.value ? error : 0
  }

  /// Whether a variable could have another value while all constraints are met as well as now. This solves the
  /// constraints twice more, and is meant for debugging.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    requireOwn(variable)
    let value = value(of: variable)
    return canMove(variable, from: value, to: .greaterThanOrEqual, value + 1)
      || canMove(variable, from: value, to: .lessThanOrEqual, value - 1)
  }

  private func canMove(
    _ variable: Variable, from value: Double, to relation: Relation, _ target: Double
  ) -> Bool {
    var copy = self
    let probe = LinearConstraint(
      LinearExpression(variable), relation, LinearExpression(target), priority: .probe)
    guard (try? copy.add(probe)) != nil else { return false }
    return abs(copy.value(of: variable) - value) > Self.minimumMovement
  }

  /// In the unit of the variables. A smaller movement is ignored.
  private static let minimumMovement = 1e-6

  // MARK: Tableau

  /// Stores a constraint in a slot, as the definition of a variable or as a row.
  private mutating func insert(
    _ record: ConstraintStore.Record, slot: Int
  ) throws(UnsatisfiableError) {
    let terms = record.terms
    if let term = definitions.unusedTerm(in: terms) {
      tableau.register(slot: slot, relation: record.relation, priority: record.priority)
      definitions.define(term, by: terms, constant: record.constant, slot: slot)
    } else {
      let expansion = definitions.expand(terms, constant: record.constant, in: tableau)
      // Only a row can be refused, which must leave the tableau unchanged.
      let before = expansion.parameter == nil && record.priority == .required ? tableau : nil
      tableau.register(slot: slot, relation: record.relation, priority: record.priority)
      if let parameter = expansion.parameter {
        definitions.define(parameter, by: expansion, slot: slot)
      } else {
        do throws(Tableau.Conflict) {
          try tableau.insertRow(slot: slot, constant: expansion.constant, terms: expansion.terms)
        } catch {
          if let before { tableau = before }
          throw UnsatisfiableError(
            conflictingConstraints: store.identifiers(ofSlots: error.slots.filter { $0 != slot }))
        }
      }
    }
    definitions.markUsed(terms)
  }

  /// Rebuilds the tableau without the removed constraints. This takes as long as adding all others, so it happens only
  /// after a number of removals that is proportional to theirs.
  private mutating func rebuild() {
    var fresh = self
    fresh.store.freeRemovedSlots()
    fresh.definitions = definitions.withoutDefinitions
    fresh.tableau = Tableau()
    for _ in 0..<store.slotCount { fresh.tableau.reserveSlot() }
    for (slot, record) in store.activeRecords {
      do throws(UnsatisfiableError) {
        try fresh.insert(record, slot: slot)
      } catch {
        // Only rounding can refuse a constraint that was accepted before. The old tableau stays in use.
        return
      }
    }
    self = fresh
  }

  var removedCount: Int { store.removedCount }

  var invariantViolations: [String] { tableau.invariantViolations }

  // MARK: Preconditions

  private func requireOwn(_ variable: Variable) {
    require(
      variable.index < definitions.variableCount,
      "Variable \(variable.index) belongs to another solver")
  }

  private func requireKnown(_ identifier: ConstraintIdentifier) {
    require(store.contains(identifier), "Constraint \(identifier.serial) is not in this solver")
  }
}

/// Identifies a constraint of a solver; the result of `ConstraintSolver.add(_:)`.
package nonisolated struct ConstraintIdentifier: Hashable, Sendable {
  /// The constraint's slot. A later constraint may reuse it.
  let slot: Int

  /// The number of the constraint, in the order in which constraints were added.
  let serial: Int
}

/// A number whose value a solver finds. It belongs to the solver that made it and to its copies.
package nonisolated struct Variable: Hashable, Sendable {
  let index: Int

  package static func * (coefficient: Double, variable: Variable) -> LinearExpression {
    LinearExpression([(variable, coefficient)])
  }
}

/// The values of all variables at one time; the result of `ConstraintSolver.solution()`.
package nonisolated struct Solution: Sendable {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The value of a variable. Traps if the variable was created after the solution.
  package subscript(variable: Variable) -> Double {
    require(variable.index < values.count, "Variable \(variable.index) belongs to another solver")
    return values[variable.index]
  }

  /// The value of an expression of such variables.
  package subscript(expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.symbol.index] }
  }
}

/// The error of a required constraint that contradicts the required constraints before it.
package nonisolated struct UnsatisfiableError: Error, Hashable {
  /// The constraints that contradict the refused one, in the order in which they were added. Together with it they
  /// cannot all be met; without any one of them, the others can. Empty if the refused constraint alone cannot be met.
  package let conflictingConstraints: [ConstraintIdentifier]
}
