// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// Writes the arguments of a D-Bus message, one after the other. Types and signatures are those of the D-Bus
/// specification.
nonisolated struct MessageWriter {
  private var iterator = DBusMessageIter()

  init(_ message: OpaquePointer) {
    dbus_message_iter_init_append(message, &iterator)
  }

  private init() {}

  /// libdbus reads a text up to its first zero, so that becomes the replacement character.
  mutating func append(_ text: String) {
    var text = text
    if text.utf8.contains(0) {
      let scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
      text = String(String.UnicodeScalarView(scalars))
    }
    text.withCString { characters in
      var pointer: UnsafePointer<CChar>? = characters
      dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_STRING, &pointer)
    }
  }

  mutating func append(_ number: UInt32) {
    var number = number
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_UINT32, &number)
  }

  mutating func append(_ number: UInt64) {
    var number = number
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_UINT64, &number)
  }

  mutating func append(_ number: Int32) {
    var number = number
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_INT32, &number)
  }

  mutating func append(_ number: Int16) {
    var number = number
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_INT16, &number)
  }

  mutating func append(_ number: Double) {
    var number = number
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_DOUBLE, &number)
  }

  /// - Parameter objectPath: A valid one: libdbus stops the program for others.
  mutating func append(objectPath: String) {
    objectPath.withCString { characters in
      var pointer: UnsafePointer<CChar>? = characters
      dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_OBJECT_PATH, &pointer)
    }
  }

  mutating func array(_ signature: String, _ fill: (inout MessageWriter) -> Void) {
    container(DRAWER_DBUS_TYPE_ARRAY, signature, fill)
  }

  mutating func variant(_ signature: String, _ fill: (inout MessageWriter) -> Void) {
    container(DRAWER_DBUS_TYPE_VARIANT, signature, fill)
  }

  mutating func append(_ flag: Bool) {
    var number: UInt32 = flag ? 1 : 0
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_BOOLEAN, &number)
  }

  /// A path as D-Bus interfaces want it: bytes with a zero at the end, since a path need not be text.
  mutating func append(path: String) {
    container(DRAWER_DBUS_TYPE_ARRAY, "y") { bytes in
      for var byte in Array(path.utf8) + [0] {
        dbus_message_iter_append_basic(&bytes.iterator, DRAWER_DBUS_TYPE_BYTE, &byte)
      }
    }
  }

  /// - Parameter signature: Of an element of an array; nil for a structure.
  mutating func container(
    _ type: Int32, _ signature: String?, _ fill: (inout MessageWriter) -> Void
  ) {
    var inner = MessageWriter()
    dbus_message_iter_open_container(&iterator, type, signature, &inner.iterator)
    fill(&inner)
    dbus_message_iter_close_container(&iterator, &inner.iterator)
  }

  mutating func structure(_ fill: (inout MessageWriter) -> Void) {
    container(DRAWER_DBUS_TYPE_STRUCT, nil, fill)
  }

  /// An entry of a dictionary from texts to variants; `signature` is that of the value.
  mutating func option(
    _ key: String, _ signature: String, _ fill: (inout MessageWriter) -> Void
  ) {
    container(DRAWER_DBUS_TYPE_DICT_ENTRY, nil) { entry in
      entry.append(key)
      entry.container(DRAWER_DBUS_TYPE_VARIANT, signature, fill)
    }
  }
}
