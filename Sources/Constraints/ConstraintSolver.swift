// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Finds values for variables that meet linear constraints: all required ones, and of the others the
/// stronger before the weaker.
///
/// A value: a copy has the same state and goes its own way. The same calls give the same values.
///
/// The algorithm is Cassowary, an incremental simplex (Badros, Borning and Stuckey, “The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm”, 2001), with three differences: the cost is
/// compared priority by priority, not added up; a constraint's slack and errors are one symbol; and
/// a constraint that determines a variable by itself stays out of the tableau.
package nonisolated struct ConstraintSolver: Sendable {
  private var records = Records()
  private var definitions = Definitions()
  private var tableau = Tableau()

  /// By variable's index: the constraint that holds a suggested value, and the value.
  private var suggestions: [Int: (identifier: ConstraintIdentifier, value: Double)] = [:]

  /// A solver without variables.
  package init() {}

  /// Makes a variable. Its value is 0 until a constraint determines another.
  package mutating func makeVariable() -> Variable { Variable(index: definitions.makeVariable()) }

  // MARK: Constraints

  /// Adds a constraint. Throws when it is required and cannot hold together with the required ones
  /// before it; the solver stays as it was then. A variable of another solver stops the program.
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(Unsatisfiable) -> ConstraintIdentifier {
    let terms = constraint.expression.combinedTerms
    for term in terms { requireOwn(Variable(index: term.symbol.index)) }
    try enter(
      slot: records.nextSlot, terms: terms, constant: constraint.expression.constant,
      relation: constraint.relation, priority: constraint.priority)
    return records.insert(constraint, terms: terms)
  }

  /// Removes a constraint. A constraint that is not in the solver stops the program.
  package mutating func remove(_ identifier: ConstraintIdentifier) {
    requireKnown(identifier)
    let slot = identifier.slot
    records.remove(slot: slot)
    tableau.release(slot: slot)
    if tableau.row(of: slot) != nil, !definitions.names(slot: slot) {
      tableau.removeRow(slot: slot)
      records.freeSlot(slot)
    }
    if records.removedCount > records.liveCount / 2 + Self.keptRemoved { rebuild() }
  }

  /// So many removed constraints stay in the tableau at least before it is built anew.
  private static let keptRemoved = 16

  /// Whether a constraint was added and not removed since.
  package func contains(_ identifier: ConstraintIdentifier) -> Bool {
    records.contains(identifier)
  }

  // MARK: Suggestions

  /// Asks for a value of a variable, instead of the value that was suggested for it before. A
  /// repeated call is cheap: most often it is one pass over the constraints.
  ///
  /// A suggestion is a constraint `variable = value`; `priority`, by default above all that are not
  /// required, is that of the first call. A value that is not a finite number stops the program, and
  /// so does the required priority.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Priority = .edit
  ) {
    requireOwn(variable)
    require(value.isFinite, "A suggested value must be a finite number: \(value)")
    require(priority != .required, "A suggestion must not be required")
    if let suggestion = suggestions[variable.index], contains(suggestion.identifier) {
      suggestions[variable.index]?.value = value
      // What is not required cannot be in conflict; should rounding see one, the row waits until the
      // tableau is built anew.
      try? shift(suggestion.identifier, by: suggestion.value - value)
    } else {
      let constraint = LinearConstraint(
        LinearExpression(variable), .equal, LinearExpression(value), priority: priority)
      guard let identifier = try? add(constraint) else {
        stopProgram("Internal inconsistency: a suggestion was refused")
      }
      suggestions[variable.index] = (identifier, value)
    }
  }

  /// Takes the suggestion for a variable back. Without one, nothing happens.
  package mutating func removeSuggestion(for variable: Variable) {
    requireOwn(variable)
    guard let suggestion = suggestions.removeValue(forKey: variable.index),
      contains(suggestion.identifier)
    else { return }
    remove(suggestion.identifier)
  }

  /// Adds to the constant of a constraint's expression, its left side less its right side. It is as cheap as a
  /// repeated suggestion. Throws when the constraint is required and cannot hold any more; then the solver is of
  /// no use. A constraint that is not in the solver stops the program, and so does a change that is not finite.
  package mutating func shift(
    _ identifier: ConstraintIdentifier, by change: Double
  ) throws(Unsatisfiable) {
    requireKnown(identifier)
    require(change.isFinite, "A constant must be a finite number: \(change)")
    guard change != 0 else { return }
    records.shift(slot: identifier.slot, by: change)
    definitions.shift(slot: identifier.slot, by: change)
    do throws(Tableau.Conflict) {
      try tableau.shift(slot: identifier.slot, by: change)
    } catch {
      throw Unsatisfiable(conflicting: records.identifiers(error.slots))
    }
  }

  // MARK: Results

  /// The values of all variables. It is one pass over the constraints: read many variables from one
  /// solution.
  package func solution() -> Solution {
    Solution(definitions.values(residuals: tableau.values))
  }

  /// A variable's value. It takes as long as a `solution()`.
  package func value(of variable: Variable) -> Double {
    requireOwn(variable)
    return solution()[variable]
  }

  /// By how much a constraint is not met, in the unit of its expression; 0 when it is. A constraint
  /// that is not in the solver stops the program.
  package func error(of identifier: ConstraintIdentifier) -> Double {
    requireKnown(identifier)
    let error = tableau.error(of: identifier.slot)
    return error > Tolerance.value ? error : 0
  }

  /// The constraints that are not met, in the order of adding.
  package var brokenConstraints: [ConstraintIdentifier] {
    records.live.compactMap { slot, record in
      let identifier = ConstraintIdentifier(slot: slot, serial: record.serial)
      return error(of: identifier) > 0 ? identifier : nil
    }
  }

  /// Whether a variable could have another value, and all constraints would be met as well as now. It
  /// solves the constraints twice more: a question for debugging.
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
    return abs(copy.value(of: variable) - value) > Self.movement
  }

  /// In the unit of the variables. A variable that moves less does not move.
  private static let movement = 1e-6

  // MARK: Tableau

  /// Takes a constraint into a slot: as the definition of a variable, or else as a row.
  private mutating func enter(
    slot: Int, terms: [Term], constant: Double, relation: Relation, priority: Priority
  ) throws(Unsatisfiable) {
    if let term = definitions.unusedTerm(in: terms) {
      tableau.register(slot: slot, relation: relation, priority: priority)
      definitions.define(term, by: terms, constant: constant, slot: slot)
    } else {
      let expansion = definitions.expand(terms, constant: constant, in: tableau)
      if let parameter = expansion.parameter {
        tableau.register(slot: slot, relation: relation, priority: priority)
        definitions.define(parameter, by: expansion, slot: slot)
      } else {
        try enterRow(slot: slot, expansion: expansion, relation: relation, priority: priority)
      }
    }
    definitions.use(terms)
  }

  private mutating func enterRow(
    slot: Int, expansion: Definitions.Expansion, relation: Relation, priority: Priority
  ) throws(Unsatisfiable) {
    let before = priority == .required ? tableau : nil
    tableau.register(slot: slot, relation: relation, priority: priority)
    do throws(Tableau.Conflict) {
      try tableau.insertRow(slot: slot, constant: expansion.constant, terms: expansion.terms)
    } catch {
      if let before { tableau = before }
      throw Unsatisfiable(conflicting: records.identifiers(error.slots.filter { $0 != slot }))
    }
  }

  /// Builds the tableau anew without the removed constraints. That takes as long as adding all of
  /// the others, so it happens after a number of removals that grows with theirs.
  private mutating func rebuild() {
    var fresh = self
    fresh.records.freeRemovedSlots()
    fresh.definitions = definitions.emptied
    fresh.tableau = Tableau()
    for _ in 0..<records.slotCount { fresh.tableau.reserveSlot() }
    for (slot, record) in records.live {
      do throws(Unsatisfiable) {
        try fresh.enter(
          slot: slot, terms: record.terms, constant: record.constant, relation: record.relation,
          priority: record.priority)
      } catch {
        // Rounding alone can refuse what was accepted before. Then the old tableau goes on.
        return
      }
    }
    self = fresh
  }

  /// How many removed constraints the tableau still holds; for tests.
  var removedCount: Int { records.removedCount }

  /// What is wrong with the tableau; for tests.
  var faults: [String] { tableau.faults }

  // MARK: Callers' mistakes

  private func requireOwn(_ variable: Variable) {
    require(
      variable.index < definitions.variableCount,
      "A variable of another solver: \(variable.index)")
  }

  private func requireKnown(_ identifier: ConstraintIdentifier) {
    require(
      records.contains(identifier), "A constraint that is not in the solver: \(identifier.serial)")
  }
}

/// Names a constraint that a solver has taken; from `ConstraintSolver.add(_:)`.
package nonisolated struct ConstraintIdentifier: Hashable, Sendable {
  /// Where the solver keeps the constraint. Constraints that come later may use it again.
  let slot: Int

  /// Numbers all constraints of a solver in the order of adding.
  let serial: Int
}

/// A number that a solver finds; made by `ConstraintSolver.makeVariable()`.
///
/// A variable belongs to the solver that made it and to the copies of that solver.
package nonisolated struct Variable: Hashable, Sendable {
  /// Variables are numbered from 0 in the order of their making.
  let index: Int

  /// A multiple of a variable.
  package static func * (coefficient: Double, variable: Variable) -> LinearExpression {
    LinearExpression([(variable, coefficient)])
  }
}

/// The values of all variables at one time; from `ConstraintSolver.solution()`.
package nonisolated struct Solution: Sendable {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// A variable's value. A variable that was made after the solution stops the program.
  package subscript(variable: Variable) -> Double {
    require(variable.index < values.count, "A variable of another solver: \(variable.index)")
    return values[variable.index]
  }

  /// The value of an expression of such variables.
  package subscript(expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.symbol.index] }
  }
}

/// A required constraint was refused, as the required ones before it leave no room for it.
package nonisolated struct Unsatisfiable: Error, Hashable {
  /// The constraints in conflict with the refused one, in the order of adding: they and the refused
  /// one cannot all hold, and without any one of them the others can. Empty when the refused
  /// constraint cannot hold by itself.
  package let conflicting: [ConstraintIdentifier]
}
