// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A reader of the arguments of a D-Bus message, in their order.
///
/// Each method returns the argument at the current position and moves to the next one. For an argument of another type
/// it returns nil and stays there.
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

  /// The only argument of a reply, a string; nil for an error or another message.
  static func text(in message: OpaquePointer) -> String? {
    var reader = MessageReader(message, signature: "s")
    return reader?.readText()
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

  /// The type code at the current position; 0 at the end of the arguments or of a container.
  private var type: Int32 {
    mutating get { dbus_message_iter_get_arg_type(&iterator) }
  }

  /// Moves over a number of arguments, and no further than to the end.
  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where type != 0 { dbus_message_iter_next(&iterator) }
  }

  private mutating func read<Value: BitwiseCopyable>(_ expectedType: Int32, into value: Value)
    -> Value?
  {
    guard type == expectedType else { return nil }
    var value = value
    dbus_message_iter_get_basic(&iterator, &value)
    skip()
    return value
  }

  /// Reads a string or an object path.
  mutating func readText() -> String? {
    let isPath = type == DRAWER_DBUS_TYPE_OBJECT_PATH
    let none: UnsafePointer<CChar>? = nil
    return read(isPath ? DRAWER_DBUS_TYPE_OBJECT_PATH : DRAWER_DBUS_TYPE_STRING, into: none)?
      .map { String(cString: $0) }
  }

  mutating func readInt() -> Int? { read(DRAWER_DBUS_TYPE_INT32, into: Int32(0)).map(Int.init) }

  mutating func readUInt32() -> UInt32? { read(DRAWER_DBUS_TYPE_UINT32, into: 0) }

  mutating func readDouble() -> Double? { read(DRAWER_DBUS_TYPE_DOUBLE, into: 0) }

  mutating func readFlag() -> Bool? {
    read(DRAWER_DBUS_TYPE_BOOLEAN, into: UInt32(0)).map { $0 != 0 }
  }

  /// Reads an array with `read`. Nil if one element is nil, or if there are more than `limit` elements.
  mutating func readArray<Element>(
    atMost limit: Int, _ read: (inout MessageReader) -> Element?
  ) -> [Element]? {
    guard type == DRAWER_DBUS_TYPE_ARRAY else { return nil }
    var result: [Element] = []
    guard var inner = readContainer() else { return result }
    repeat {
      guard result.count < limit, let element = read(&inner) else { return nil }
      result.append(element)
    } while inner.type != 0
    return result
  }

  /// Reads a container or a variant, and returns a reader of its contents; nil for an empty container too.
  mutating func readContainer() -> MessageReader? {
    let containers = [
      DRAWER_DBUS_TYPE_ARRAY, DRAWER_DBUS_TYPE_DICT_ENTRY, DRAWER_DBUS_TYPE_VARIANT,
      DRAWER_DBUS_TYPE_STRUCT,
    ]
    guard containers.contains(type) else { return nil }
    var inner = MessageReader()
    dbus_message_iter_recurse(&iterator, &inner.iterator)
    skip()
    return inner.type == 0 ? nil : inner
  }
}
