// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CDBus

@testable import SDLHost

/// A D-Bus message as it would arrive from another program.
nonisolated final class BusMessage {
  let message: OpaquePointer

  private init?(
    _ message: OpaquePointer?, _ arguments: [BusValue], from sender: String?, serial: UInt32
  ) {
    guard let message else { return nil }
    self.message = message
    BusValue.append(arguments, to: message)
    dbus_message_set_sender(message, sender)
    if serial != 0 { dbus_message_set_reply_serial(message, serial) }
  }

  deinit { dbus_message_unref(message) }

  /// - Parameter serial: The call that it claims to answer; 0 for none.
  static func signal(
    _ interface: String, _ member: String, from sender: String?, serial: UInt32 = 0,
    _ arguments: [BusValue] = []
  ) -> BusMessage? {
    BusMessage(
      dbus_message_new_signal("/a", interface, member), arguments, from: sender, serial: serial)
  }

  static func reply(
    to serial: UInt32, from sender: String?, _ arguments: [BusValue] = []
  ) -> BusMessage? {
    BusMessage(
      dbus_message_new(Int32(DBUS_MESSAGE_TYPE_METHOD_RETURN)), arguments, from: sender,
      serial: serial)
  }

  static func call(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> BusMessage? {
    BusMessage(
      dbus_message_new_method_call(nil, path, interface, member), arguments, from: ":1.9",
      serial: 0)
  }
}
