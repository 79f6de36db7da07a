// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A value in what a program leaves to its next start.
public nonisolated enum StateValue: Sendable, Hashable {
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; one that is not finite is left out.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in order.
  case list([StateValue])
  /// Values by name.
  case table([String: StateValue])
}

/// What a `StateCoder` takes: truth values, numbers, texts, enumerations of these, and lists and tables of them.
public nonisolated protocol RestorableValue {
  /// The value as it is kept.
  var stateValue: StateValue { get }

  /// Nil where what was kept is something else.
  init?(stateValue: StateValue)
}

nonisolated extension StateValue: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { self }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) { self = stateValue }
}

nonisolated extension Bool: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .bool(self) }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) {
    guard case .bool(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Int: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .integer(self) }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) {
    guard case .integer(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Double: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .number(self) }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) {
    switch stateValue {
    case .number(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

nonisolated extension String: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .text(self) }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) {
    guard case .text(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Array: RestorableValue where Element: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .list(map(\.stateValue)) }
  /// Nil for a value of another kind. Elements of another kind are left out.
  public init?(stateValue: StateValue) {
    guard case .list(let values) = stateValue else { return nil }
    self = values.compactMap { Element(stateValue: $0) }
  }
}

nonisolated extension Dictionary: RestorableValue where Key == String, Value: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { .table(mapValues(\.stateValue)) }
  /// Nil for a value of another kind. Elements of another kind are left out.
  public init?(stateValue: StateValue) {
    guard case .table(let values) = stateValue else { return nil }
    self = values.compactMapValues { Value(stateValue: $0) }
  }
}

nonisolated extension RestorableValue where Self: RawRepresentable, RawValue: RestorableValue {
  /// The value as it is kept.
  public var stateValue: StateValue { rawValue.stateValue }
  /// Nil for a value of another kind.
  public init?(stateValue: StateValue) {
    guard let raw = RawValue(stateValue: stateValue) else { return nil }
    self.init(rawValue: raw)
  }
}
