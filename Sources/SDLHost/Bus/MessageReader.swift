// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// Reads the arguments of a D-Bus message, one after the other.
nonisolated struct MessageReader {
  private var iterator = DBusMessageIter()

  /// The arguments of a call, which are read one by one by their types. Nil for a message without arguments.
  init?(_ message: OpaquePointer) {
    guard dbus_message_iter_init(message, &iterator) != 0 else { return nil }
  }

  /// The arguments of a reply or a signal. Nil for an error, and for a message with other arguments.
  ///
  /// - Parameter signature: The types of all arguments, as the D-Bus specification writes them; not empty.
  init?(_ message: OpaquePointer, signature: String) {
    guard dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR,
      dbus_message_has_signature(message, signature) != 0
    else { return nil }
    self.init(message)
  }

  /// The serial number of the call that a message answers. Nil for calls and signals: those may have such a number as well.
  static func answeredSerial(of message: OpaquePointer) -> UInt32? {
    let type = dbus_message_get_type(message)
    guard type == DRAWER_DBUS_MESSAGE_RETURN || type == DRAWER_DBUS_MESSAGE_ERROR else {
      return nil
    }
    return dbus_message_get_reply_serial(message)
  }

  private init() {}

  /// Moves to the next argument; false when there is none.
  mutating func next() -> Bool {
    dbus_message_iter_next(&iterator) != 0
  }

  /// A text or the path of an object; nil for anything else.
  var text: String? {
    mutating get {
      let type = dbus_message_iter_get_arg_type(&iterator)
      guard type == DRAWER_DBUS_TYPE_STRING || type == DRAWER_DBUS_TYPE_OBJECT_PATH else {
        return nil
      }
      var pointer: UnsafePointer<CChar>?
      dbus_message_iter_get_basic(&iterator, &pointer)
      return pointer.map { String(cString: $0) }
    }
  }

  /// A number without a sign; nil for anything else.
  var number: UInt32? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_UINT32 else { return nil }
      var value: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
  }

  /// A signed number; nil for anything else.
  var int: Int? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_INT32 else { return nil }
      var value: Int32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return Int(value)
    }
  }

  /// A number with a fraction; nil for anything else.
  var double: Double? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_DOUBLE else { return nil }
      var value = 0.0
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
  }

  /// A truth value; nil for anything else.
  var flag: Bool? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_BOOLEAN else {
        return nil
      }
      var value: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return value != 0
    }
  }

  /// The elements of an array of signed numbers; nil for anything else, and for more than `limit`.
  mutating func ints(atMost limit: Int) -> [Int]? { elements(atMost: limit) { $0.int } }

  /// The elements of an array of texts; nil for anything else, and for more than `limit`.
  mutating func texts(atMost limit: Int) -> [String]? { elements(atMost: limit) { $0.text } }

  /// What `read` makes of each element of an array; nil where it fails, and for more than `limit`.
  mutating func elements<Element>(
    atMost limit: Int, _ read: (inout MessageReader) -> Element?
  ) -> [Element]? {
    guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_ARRAY else { return nil }
    var result: [Element] = []
    guard var inner = inside else { return result }
    repeat {
      guard result.count < limit, let element = read(&inner) else { return nil }
      result.append(element)
    } while inner.next()
    return result
  }

  /// A reader of what an array, a dictionary, one of its entries, a structure or a variant holds; nil for anything else, and for nothing.
  var inside: MessageReader? {
    mutating get {
      let containers = [
        DRAWER_DBUS_TYPE_ARRAY, DRAWER_DBUS_TYPE_DICT_ENTRY, DRAWER_DBUS_TYPE_VARIANT,
        DRAWER_DBUS_TYPE_STRUCT,
      ]
      guard containers.contains(dbus_message_iter_get_arg_type(&iterator)) else { return nil }
      var inner = MessageReader()
      dbus_message_iter_recurse(&iterator, &inner.iterator)
      // The type of nothing is 0.
      return dbus_message_iter_get_arg_type(&inner.iterator) == 0 ? nil : inner
    }
  }
}
