// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

/// A private connection to the session bus that reads the settings portal. Used by one thread.
nonisolated final class PortalConnection {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let keys = ["color-scheme", "reduced-motion"]

  /// Milliseconds to wait for an answer: a portal that is only being started takes a while.
  private static let timeout: Int32 = 1000

  private let connection: OpaquePointer

  /// Nil when there is no session bus.
  init?() {
    guard let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    self.connection = connection
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Reports the settings as they are and then each change, until `stop` is readable or the bus
  /// goes away.
  func follow(until stop: Int32, report: (SettingsPortal.Setting) -> Void) {
    // Listening first: a change between asking and listening would be missed.
    dbus_bus_add_match(
      connection,
      "type='signal',interface='\(Self.interface)',member='SettingChanged',arg0='\(Self.namespace)'",
      nil)
    for key in Self.keys {
      if let value = read(key), let setting = SettingsPortal.Setting(key: key, value: value) {
        report(setting)
      }
    }
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return }
    repeat {
      // Without blocking: `wait` has done that.
      guard dbus_connection_read_write(connection, 0) != 0 else { return }
      while let message = dbus_connection_pop_message(connection) {
        if let setting = Self.changedSetting(in: message) { report(setting) }
        dbus_message_unref(message)
      }
      dbus_connection_flush(connection)
    } while HelperThread.wait(for: descriptor, stop: stop)
  }

  /// The value of a setting; nil when the portal does not have it or does not answer.
  private func read(_ key: String) -> UInt32? {
    // `ReadOne` came with version 2 of the portal; `Read` wraps the value twice.
    for method in ["ReadOne", "Read"] {
      guard
        let call = dbus_message_new_method_call(
          Self.service, Self.path, Self.interface, method)
      else { return nil }
      defer { dbus_message_unref(call) }
      var arguments = DBusMessageIter()
      dbus_message_iter_init_append(call, &arguments)
      Self.append(Self.namespace, to: &arguments)
      Self.append(key, to: &arguments)
      if let reply = dbus_connection_send_with_reply_and_block(
        connection, call, Self.timeout, nil)
      {
        defer { dbus_message_unref(reply) }
        var values = DBusMessageIter()
        guard dbus_message_iter_init(reply, &values) != 0 else { return nil }
        return Self.number(at: &values)
      }
    }
    return nil
  }

  /// What a `SettingChanged(namespace, key, value)` signal says.
  private static func changedSetting(in message: OpaquePointer) -> SettingsPortal.Setting? {
    guard dbus_message_is_signal(message, interface, "SettingChanged") != 0 else { return nil }
    var values = DBusMessageIter()
    guard dbus_message_iter_init(message, &values) != 0,
      text(at: &values) == namespace,
      dbus_message_iter_next(&values) != 0, let key = text(at: &values),
      dbus_message_iter_next(&values) != 0, let value = number(at: &values)
    else { return nil }
    return SettingsPortal.Setting(key: key, value: value)
  }

  private static func append(_ text: String, to arguments: inout DBusMessageIter) {
    text.withCString { characters in
      var pointer: UnsafePointer<CChar>? = characters
      dbus_message_iter_append_basic(&arguments, DRAWER_DBUS_TYPE_STRING, &pointer)
    }
  }

  private static func text(at iterator: inout DBusMessageIter) -> String? {
    guard dbus_message_iter_get_arg_type(&iterator) == DRAWER_DBUS_TYPE_STRING else { return nil }
    var pointer: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&iterator, &pointer)
    return pointer.map { String(cString: $0) }
  }

  /// A number, however many variants it is wrapped in.
  private static func number(at iterator: inout DBusMessageIter) -> UInt32? {
    switch dbus_message_iter_get_arg_type(&iterator) {
    case DRAWER_DBUS_TYPE_UINT32:
      var value: UInt32 = 0
      dbus_message_iter_get_basic(&iterator, &value)
      return value
    case DRAWER_DBUS_TYPE_VARIANT:
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return number(at: &inner)
    default:
      return nil
    }
  }
}
