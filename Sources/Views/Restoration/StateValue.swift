// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A value in the saved state of a program.
public nonisolated enum StateValue: Sendable, Hashable {
  /// A Boolean value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number. A number that is not finite is not saved.
  case number(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([StateValue])
  /// Values with string keys.
  case dictionary([String: StateValue])
}

/// A type that a `StateCoder` can store: Booleans, numbers, strings, enumerations, and arrays and dictionaries of
/// these.
public nonisolated protocol RestorableValue {
  /// The value in the form in which it is saved.
  var stateValue: StateValue { get }

  /// Creates a value from its saved form; nil if that has another type.
  init?(stateValue: StateValue)
}

nonisolated extension StateValue: RestorableValue {
  public var stateValue: StateValue { self }
  /// Creates a copy of a state value.
  public init?(stateValue: StateValue) { self = stateValue }
}

nonisolated extension Bool: RestorableValue {
  public var stateValue: StateValue { .bool(self) }
  /// Creates a Boolean from a saved value; nil if the saved value has another type.
  public init?(stateValue: StateValue) {
    guard case .bool(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Int: RestorableValue {
  public var stateValue: StateValue { .integer(self) }
  /// Creates an integer from a saved value; nil if the saved value has another type.
  public init?(stateValue: StateValue) {
    guard case .integer(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Double: RestorableValue {
  public var stateValue: StateValue { .number(self) }
  /// Creates a floating-point number from a saved value; nil if the saved value is not a number.
  public init?(stateValue: StateValue) {
    switch stateValue {
    case .number(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

nonisolated extension String: RestorableValue {
  public var stateValue: StateValue { .string(self) }
  /// Creates a string from a saved value; nil if the saved value has another type.
  public init?(stateValue: StateValue) {
    guard case .string(let value) = stateValue else { return nil }
    self = value
  }
}

nonisolated extension Array: RestorableValue where Element: RestorableValue {
  public var stateValue: StateValue { .array(map(\.stateValue)) }
  /// Creates an array; nil if the saved value has another type. Elements of another type are left out.
  public init?(stateValue: StateValue) {
    guard case .array(let values) = stateValue else { return nil }
    self = values.compactMap { Element(stateValue: $0) }
  }
}

nonisolated extension Dictionary: RestorableValue where Key == String, Value: RestorableValue {
  public var stateValue: StateValue { .dictionary(mapValues(\.stateValue)) }
  /// Creates a dictionary; nil if the saved value has another type. Elements of another type are left out.
  public init?(stateValue: StateValue) {
    guard case .dictionary(let values) = stateValue else { return nil }
    self = values.compactMapValues { Value(stateValue: $0) }
  }
}

nonisolated extension RestorableValue where Self: RawRepresentable, RawValue: RestorableValue {
  public var stateValue: StateValue { rawValue.stateValue }
  /// Creates a raw-representable value, such as an enumeration case, from its saved raw value; nil if no case has it.
  public init?(stateValue: StateValue) {
    guard let raw = RawValue(stateValue: stateValue) else { return nil }
    self.init(rawValue: raw)
  }
}
