// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A value in a D-Bus message that is sent, with the types of the D-Bus specification.
nonisolated enum BusValue: Sendable, Equatable {
  /// A string. Zeros become replacement characters, since libdbus reads a string only up to its first zero.
  case text(String)
  /// A valid object path: libdbus aborts the program for other paths.
  case path(String)
  case flag(Bool)
  case byte(UInt8)
  case int16(Int16)
  /// A 32-bit number; numbers outside of its range are clamped.
  case int(Int)
  case uint32(UInt32)
  case uint64(UInt64)
  case double(Double)
  /// An array, with the signature of its elements.
  case array(String, [BusValue])
  case structure([BusValue])
  indirect case entry(key: BusValue, value: BusValue)
  indirect case variant(BusValue)

  /// An array of strings.
  static func texts(_ texts: [String]) -> BusValue { .array("s", texts.map { .text($0) }) }

  /// A dictionary from strings to variants.
  static func options(_ options: [(key: String, value: BusValue)]) -> BusValue {
    .array("{sv}", options.map { .entry(key: .text($0.key), value: .variant($0.value)) })
  }

  /// A dictionary from strings to strings.
  static func attributes(_ attributes: [(key: String, value: String)]) -> BusValue {
    .array("{ss}", attributes.map { .entry(key: .text($0.key), value: .text($0.value)) })
  }

  private var signature: String {
    switch self {
    case .text: "s"
    case .path: "o"
    case .flag: "b"
    case .byte: "y"
    case .int16: "n"
    case .int: "i"
    case .uint32: "u"
    case .uint64: "t"
    case .double: "d"
    case .array(let element, _): "a\(element)"
    case .structure(let fields): "(\(fields.map(\.signature).joined()))"
    case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
    case .variant: "v"
    }
  }

  /// Appends arguments to a message.
  static func append(_ arguments: [BusValue], to message: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments { argument.append(to: &iterator) }
  }

  private func append(to iterator: inout DBusMessageIter) {
    func appendBasic<Value: BitwiseCopyable>(_ value: Value, _ type: Int32) {
      var value = value
      dbus_message_iter_append_basic(&iterator, type, &value)
    }
    func appendContainer(_ type: Int32, _ signature: String?, _ values: [BusValue]) {
      var inner = DBusMessageIter()
      dbus_message_iter_open_container(&iterator, type, signature, &inner)
      for value in values { value.append(to: &inner) }
      dbus_message_iter_close_container(&iterator, &inner)
    }
    switch self {
    case .text(var text):
      if text.utf8.contains(0) {
        let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        text = String(String.UnicodeScalarView(scalars))
      }
      text.withCString { appendBasic(Optional($0), DRAWER_DBUS_TYPE_STRING) }
    case .path(let path):
      path.withCString { appendBasic(Optional($0), DRAWER_DBUS_TYPE_OBJECT_PATH) }
    case .flag(let flag): appendBasic(UInt32(flag ? 1 : 0), DRAWER_DBUS_TYPE_BOOLEAN)
    case .byte(let byte): appendBasic(byte, DRAWER_DBUS_TYPE_BYTE)
    case .int16(let number): appendBasic(number, DRAWER_DBUS_TYPE_INT16)
    case .int(let number): appendBasic(Int32(clamping: number), DRAWER_DBUS_TYPE_INT32)
    case .uint32(let number): appendBasic(number, DRAWER_DBUS_TYPE_UINT32)
    case .uint64(let number): appendBasic(number, DRAWER_DBUS_TYPE_UINT64)
    case .double(let number): appendBasic(number, DRAWER_DBUS_TYPE_DOUBLE)
    case .array(let element, let values): appendContainer(DRAWER_DBUS_TYPE_ARRAY, element, values)
    case .structure(let fields): appendContainer(DRAWER_DBUS_TYPE_STRUCT, nil, fields)
    case .entry(let key, let value):
      appendContainer(DRAWER_DBUS_TYPE_DICT_ENTRY, nil, [key, value])
    case .variant(let value): appendContainer(DRAWER_DBUS_TYPE_VARIANT, value.signature, [value])
    }
  }
}
