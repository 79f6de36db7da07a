// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A call of a method of one of our objects.
nonisolated struct AccessibleCall {
  let object: AccessibleObject
  let interface: String
  let member: String
  private var arguments: MessageReader?

  /// Nil for what is no call, or calls an object that no path of ours names.
  init?(_ message: OpaquePointer) {
    guard dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL,
      let path = dbus_message_get_path(message), let member = dbus_message_get_member(message),
      let object = AccessibleObject(path: String(cString: path))
    else { return nil }
    self.object = object
    self.member = String(cString: member)
    interface = dbus_message_get_interface(message).map { String(cString: $0) } ?? ""
    arguments = MessageReader(message)
  }

  mutating func text() -> String? {
    defer { next() }
    return arguments?.text
  }

  mutating func int() -> Int? {
    defer { next() }
    return arguments?.int
  }

  mutating func uint() -> UInt32? {
    defer { next() }
    return arguments?.number
  }

  mutating func flag() -> Bool? {
    defer { next() }
    return arguments?.flag
  }

  /// A number in a variant.
  mutating func double() -> Double? {
    defer { next() }
    var inner = arguments?.inside
    return inner?.double
  }

  /// A reader of the structure that is next.
  mutating func structure() -> MessageReader? {
    defer { next() }
    return arguments?.inside
  }

  private mutating func next() {
    // Past the last one there is nothing that could be read.
    if arguments?.next() == false { arguments = nil }
  }
}
