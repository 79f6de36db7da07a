// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A reader of the arguments of a D-Bus message, in their order.
nonisolated struct MessageReader {
  private var iterator = DBusMessageIter()

  /// Creates a reader that checks the type of each argument as it is read. Nil for a message without arguments.
  init?(_ message: OpaquePointer) {
    guard dbus_message_iter_init(message, &iterator) != 0 else { return nil }
  }

  /// Creates a reader of a reply or a signal. Nil for an error, and for a message with other arguments.
  ///
  /// - Parameter signature: The types of all arguments, as in the D-Bus specification; not empty.
  init?(_ message: OpaquePointer, signature: String) {
    guard dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR,
      dbus_message_has_signature(message, signature) != 0
    else { return nil }
    self.init(message)
  }

  /// The serial number of the answered call; nil for calls and signals, which may have such a number as well.
  static func replySerial(of message: OpaquePointer) -> UInt32? {
    let type = dbus_message_get_type(message)
    guard type == DRAWER_DBUS_MESSAGE_RETURN || type == DRAWER_DBUS_MESSAGE_ERROR else {
      return nil
    }
    return dbus_message_get_reply_serial(message)
  }

  private init() {}

  /// Moves to the next argument; false if there is none.
  mutating func next() -> Bool {
    dbus_message_iter_next(&iterator) != 0
  }

  /// The string or object path at the current position; nil for another type, as in the following properties.
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

  var uint32: UInt32? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_UINT32 else { return nil }
      var value: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
  }

  var int: Int? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_INT32 else { return nil }
      var value: Int32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return Int(value)
    }
  }

  var double: Double? {
    mutating get {
      guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_DOUBLE else { return nil }
      var value = 0.0
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    }
  }

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

  mutating func ints(atMost limit: Int) -> [Int]? { elements(atMost: limit) { $0.int } }

  mutating func texts(atMost limit: Int) -> [String]? { elements(atMost: limit) { $0.text } }

  /// The results of `read` for each element of an array; nil if one is nil, or if there are more than `limit` elements.
  mutating func elements<Element>(
    atMost limit: Int, _ read: (inout MessageReader) -> Element?
  ) -> [Element]? {
    guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_ARRAY else { return nil }
    var result: [Element] = []
    guard var inner = nestedReader else { return result }
    repeat {
      guard result.count < limit, let element = read(&inner) else { return nil }
      result.append(element)
    } while inner.next()
    return result
  }

  /// A reader of the contents of a container or variant; nil for another type and for an empty container.
  var nestedReader: MessageReader? {
    mutating get {
      let containers = [
        DRAWER_DBUS_TYPE_ARRAY, DRAWER_DBUS_TYPE_DICT_ENTRY, DRAWER_DBUS_TYPE_VARIANT,
        DRAWER_DBUS_TYPE_STRUCT,
      ]
      guard containers.contains(dbus_message_iter_get_arg_type(&iterator)) else { return nil }
      var inner = MessageReader()
      dbus_message_iter_recurse(&iterator, &inner.iterator)
      // The type code at the end of a container is 0.
      return dbus_message_iter_get_arg_type(&inner.iterator) == 0 ? nil : inner
    }
  }
}
