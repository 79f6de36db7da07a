// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A property that is kept in a table of a state.
nonisolated struct RestoredField<Root> {
  let name: String
  /// Returns nil if the property has no value.
  let read: (Root) -> StateValue?
  /// Returns false if the property cannot have the value. A property that needs a value keeps its own.
  let write: (inout Root, StateValue?) -> Bool
}

nonisolated extension RestoredField {
  init<Value: RestorableValue>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    self.init(name, path, state: \.stateValue) { $0.flatMap(Value.init(stateValue:)) }
  }

  /// Creates a field for a property that may have no value.
  init<Value: RestorableValue>(optional name: String, _ path: WritableKeyPath<Root, Value?>) {
    self.init(name, path, state: { $0?.stateValue }) { state in
      state.map { Value(stateValue: $0).map(Optional.some) } ?? .some(nil)
    }
  }

  /// Creates a field for a property that is kept by the name of its case.
  init<Value: RawRepresentable<String>>(choice name: String, _ path: WritableKeyPath<Root, Value>) {
    self.init(name, path, state: \.rawValue.stateValue) {
      $0.flatMap(String.init(stateValue:)).flatMap(Value.init(rawValue:))
    }
  }

  private init<Value>(
    _ name: String, _ path: WritableKeyPath<Root, Value>, state: @escaping (Value) -> StateValue?,
    value: @escaping (StateValue?) -> Value?
  ) {
    self.init(name: name) {
      state($0[keyPath: path])
    } write: { root, state in
      guard let value = value(state) else { return false }
      root[keyPath: path] = value
      return true
    }
  }
}

nonisolated extension Array {
  func table<Root>(of root: Root) -> StateValue where Element == RestoredField<Root> {
    let pairs = compactMap { field in field.read(root).map { (field.name, $0) } }
    return .table(Dictionary(uniqueKeysWithValues: pairs))
  }

  /// - Returns: False if the state is no table, or if a value makes no sense. The fields after such a value keep theirs.
  func restore<Root>(_ root: inout Root, from state: StateValue?) -> Bool
  where Element == RestoredField<Root> {
    guard case .table(let table) = state else { return false }
    return allSatisfy { $0.write(&root, table[$0.name]) }
  }
}
