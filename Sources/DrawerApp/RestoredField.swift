// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A property that is saved in a dictionary.
nonisolated struct RestoredField<Root> {
  let name: String
  let read: (Root) -> StateValue?
  /// Returns false if the value is invalid for the property. A required property then keeps its value.
  let write: (inout Root, StateValue?) -> Bool
}

nonisolated extension RestoredField {
  init<Value: RestorableValue>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    self.init(name, path, state: \.stateValue) { $0.flatMap(Value.init(stateValue:)) }
  }

  init<Value: RestorableValue>(optional name: String, _ path: WritableKeyPath<Root, Value?>) {
    self.init(name, path, state: { $0?.stateValue }) { state in
      state.map { Value(stateValue: $0).map(Optional.some) } ?? .some(nil)
    }
  }

  /// Creates a field that saves a property as the raw value of its case.
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
  func stateValue<Root>(of root: Root) -> StateValue where Element == RestoredField<Root> {
    let pairs = compactMap { field in field.read(root).map { (field.name, $0) } }
    return .dictionary(Dictionary(uniqueKeysWithValues: pairs))
  }

  /// Restores the fields in order. Returns false, and stops, at an invalid value or if the state is no dictionary.
  func restore<Root>(_ root: inout Root, from state: StateValue?) -> Bool
  where Element == RestoredField<Root> {
    guard case .dictionary(let table) = state else { return false }
    return allSatisfy { $0.write(&root, table[$0.name]) }
  }
}
