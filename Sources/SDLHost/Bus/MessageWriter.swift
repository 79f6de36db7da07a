// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A writer of a D-Bus message's arguments. Types and signatures are written as in the D-Bus specification.
nonisolated struct MessageWriter {
  private var iterator = DBusMessageIter()

  init(_ message: OpaquePointer) {
    dbus_message_iter_init_append(message, &iterator)
  }

  private init() {}

  /// Appends a string. Zeros become replacement characters, since libdbus reads a string only up to its first zero.
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

  /// - Parameter objectPath: A valid path: libdbus aborts the program for other paths.
  mutating func append(objectPath: String) {
    objectPath.withCString { characters in
      var pointer: UnsafePointer<CChar>? = characters
      dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_OBJECT_PATH, &pointer)
    }
  }

  mutating func appendArray(_ signature: String, _ fill: (inout MessageWriter) -> Void) {
    appendContainer(DRAWER_DBUS_TYPE_ARRAY, signature, fill)
  }

  mutating func appendVariant(_ signature: String, _ fill: (inout MessageWriter) -> Void) {
    appendContainer(DRAWER_DBUS_TYPE_VARIANT, signature, fill)
  }

  mutating func append(_ flag: Bool) {
    var number: UInt32 = flag ? 1 : 0
    dbus_message_iter_append_basic(&iterator, DRAWER_DBUS_TYPE_BOOLEAN, &number)
  }

  /// Appends a path as bytes with a zero at the end, as D-Bus interfaces expect, since a path need not be text.
  mutating func append(path: String) {
    appendContainer(DRAWER_DBUS_TYPE_ARRAY, "y") { bytes in
      for var byte in Array(path.utf8) + [0] {
        dbus_message_iter_append_basic(&bytes.iterator, DRAWER_DBUS_TYPE_BYTE, &byte)
      }
    }
  }

  /// - Parameter signature: The signature of an array's element or a variant's value; nil for other containers.
  mutating func appendContainer(
    _ type: Int32, _ signature: String?, _ fill: (inout MessageWriter) -> Void
  ) {
    var inner = MessageWriter()
    dbus_message_iter_open_container(&iterator, type, signature, &inner.iterator)
    fill(&inner)
    dbus_message_iter_close_container(&iterator, &inner.iterator)
  }

  mutating func appendStructure(_ fill: (inout MessageWriter) -> Void) {
    appendContainer(DRAWER_DBUS_TYPE_STRUCT, nil, fill)
  }

  /// Appends an entry of a dictionary from strings to variants; `signature` is the signature of the value.
  mutating func appendOption(
    _ key: String, _ signature: String, _ fill: (inout MessageWriter) -> Void
  ) {
    appendContainer(DRAWER_DBUS_TYPE_DICT_ENTRY, nil) { entry in
      entry.append(key)
      entry.appendContainer(DRAWER_DBUS_TYPE_VARIANT, signature, fill)
    }
  }
}
