// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CDBus

@testable import SDLHost

/// A D-Bus message as it would arrive from another program.
nonisolated final class BusMessage {
  let message: OpaquePointer

  private init?(_ message: OpaquePointer?, from sender: String?, serial: UInt32) {
    guard let message else { return nil }
    self.message = message
    dbus_message_set_sender(message, sender)
    if serial != 0 { dbus_message_set_reply_serial(message, serial) }
  }

  deinit { dbus_message_unref(message) }

  /// - Parameter serial: The call that it claims to answer; 0 for none.
  static func signal(
    _ interface: String, _ member: String, from sender: String?, serial: UInt32 = 0,
    _ fill: (inout MessageWriter) -> Void = { _ in }
  ) -> BusMessage? {
    BusMessage(dbus_message_new_signal("/a", interface, member), from: sender, serial: serial)?
      .filled(fill)
  }

  static func reply(
    to serial: UInt32, from sender: String?, _ fill: (inout MessageWriter) -> Void = { _ in }
  ) -> BusMessage? {
    BusMessage(
      dbus_message_new(Int32(DBUS_MESSAGE_TYPE_METHOD_RETURN)), from: sender, serial: serial)?
      .filled(fill)
  }

  static func call(
    _ path: String, _ interface: String, _ member: String,
    _ fill: (inout MessageWriter) -> Void = { _ in }
  ) -> BusMessage? {
    BusMessage(
      dbus_message_new_method_call(nil, path, interface, member), from: ":1.9", serial: 0)?
      .filled(fill)
  }

  private func filled(_ fill: (inout MessageWriter) -> Void) -> BusMessage {
    var writer = MessageWriter(message)
    fill(&writer)
    return self
  }
}
