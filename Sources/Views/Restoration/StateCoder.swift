// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What one controller or one view leaves to the next start of the program: values by name, as UIKit's coder in
/// `encodeRestorableState(with:)`.
///
/// What a controller's children and views leave, the core keeps in there as well.
public final class StateCoder {
  /// The controller's `restorationIdentifier`, or its type.
  package let identifier: String
  package private(set) var values: [String: StateValue] = [:]
  /// What views leave, by their paths below the controller's.
  package var views: [String: StateCoder] = [:]
  /// The children in the order of `childrenForRestoration`.
  package var children: [StateCoder] = []
  /// What the controller presents.
  package var presented: StateCoder?
  /// Asks those around for the controller of a child that is not there yet, a certain one first; while the state is being
  /// restored.
  package var make: ((_ child: StateCoder, _ asking: Responder?) -> Responder?)?

  package init(identifier: String = "") { self.identifier = identifier }

  /// Keeps a value; nil keeps none. A later one with the same key replaces it.
  public func encode<Value: RestorableValue>(_ value: Value?, forKey key: String) {
    if case .number(let number)? = value?.stateValue, !number.isFinite {
      values[key] = nil
    } else {
      values[key] = value?.stateValue
    }
  }

  /// The value that was kept; nil where there is none of this kind.
  public func decode<Value: RestorableValue>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    values[key].flatMap { Value(stateValue: $0) }
  }

  /// Whether nothing is in there.
  package var isEmpty: Bool {
    values.isEmpty && views.isEmpty && children.isEmpty && presented == nil
  }

  // MARK: As a value

  package var value: StateValue {
    var table: [String: StateValue] = [:]
    if !identifier.isEmpty { table["id"] = .text(identifier) }
    if !values.isEmpty { table["values"] = .table(values) }
    if !views.isEmpty { table["views"] = .table(views.mapValues { .table($0.values) }) }
    if !children.isEmpty { table["children"] = .list(children.map(\.value)) }
    table["presented"] = presented?.value
    return .table(table)
  }

  /// Nil for a value that no coder gave.
  package convenience init?(_ value: StateValue) {
    guard case .table(let table) = value else { return nil }
    self.init(identifier: table["id"].flatMap { String(stateValue: $0) } ?? "")
    if case .table(let values)? = table["values"] { self.values = values }
    if case .table(let views)? = table["views"] {
      for (path, value) in views {
        guard case .table(let values) = value else { continue }
        let coder = StateCoder()
        coder.values = values
        self.views[path] = coder
      }
    }
    if case .list(let children)? = table["children"] {
      self.children = children.compactMap { StateCoder($0) }
    }
    presented = table["presented"].flatMap { StateCoder($0) }
  }
}
