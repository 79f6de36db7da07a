// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import Glibc

/// A private connection to the session bus that reads the settings portal. Used by one thread.
nonisolated final class PortalConnection {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let keys = ["color-scheme", "contrast", "reduced-motion"]

  private let connection: OpaquePointer

  /// Seconds that a bus has for its first answer, as libdbus gives it. Afterwards it is as if there
  /// were none.
  private static let patience = 25.0

  /// Milliseconds between two looks whether to end, until the bus has answered. Only libdbus knows
  /// what it waits for then.
  private static let greetingStep: Int32 = 20

  /// Nil when nobody listens there. Not `dbus_bus_get_private`: it waits 25 s for an answer, and
  /// keeps every other connection of the process from registering meanwhile.
  init?(address: String) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    self.connection = connection
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Questions that were not answered yet, by their serial numbers.
  private var questions: [UInt32: (key: String, method: String)] = [:]

  /// Registers with the bus; false when it does not answer in time, or `stop` is readable.
  func greet(until stop: Int32) -> Bool {
    guard
      let call = dbus_message_new_method_call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
    else { return false }
    defer { dbus_message_unref(call) }
    var serial: UInt32 = 0
    guard dbus_connection_send(connection, call, &serial) != 0 else { return false }
    let limit = SteadyClock.now().advanced(by: Self.patience)
    while SteadyClock.now() < limit, !HelperThread.isStopping(stop) {
      guard dbus_connection_read_write(connection, Self.greetingStep) != 0 else { return false }
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_get_reply_serial(message) == serial else { continue }
        return dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR
      }
    }
    return false
  }

  /// Reports the present settings and then each change, until `stop` is readable or the bus goes
  /// away. It never blocks on an answer, so a portal that hangs delays nothing.
  func follow(until stop: Int32, report: (SettingsPortal.Setting) -> Void) {
    // Listening first: a change between asking and listening would be missed. Without a place for
    // an error it waits for no answer.
    let rule = "type='signal',interface='\(Self.interface)',arg0='\(Self.namespace)'"
    dbus_bus_add_match(connection, rule, nil)
    // `ReadOne` came with version 2 of the portal.
    for key in Self.keys { ask(key, with: "ReadOne") }
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return }
    var events: Int16
    repeat {
      // Without blocking: `wait` has done that.
      guard dbus_connection_read_write(connection, 0) != 0 else { return }
      while let message = dbus_connection_pop_message(connection) {
        if let setting = answer(in: message) ?? Self.changedSetting(in: message) {
          report(setting)
        }
        dbus_message_unref(message)
      }
      // Not `dbus_connection_flush`, which waits for a bus that does not read.
      let hasMore = dbus_connection_has_messages_to_send(connection) != 0
      events = Int16(hasMore ? POLLIN | POLLOUT : POLLIN)
    } while HelperThread.wait(for: descriptor, events: events, stop: stop)
  }

  private func ask(_ key: String, with method: String) {
    guard
      let call = dbus_message_new_method_call(Self.service, Self.path, Self.interface, method)
    else { return }
    defer { dbus_message_unref(call) }
    var arguments = DBusMessageIter()
    dbus_message_iter_init_append(call, &arguments)
    Self.append(Self.namespace, to: &arguments)
    Self.append(key, to: &arguments)
    var serial: UInt32 = 0
    if dbus_connection_send(connection, call, &serial) != 0 { questions[serial] = (key, method) }
  }

  /// The setting in a reply to one of the questions; nil for another message, or when the portal
  /// does not know the setting.
  private func answer(in message: OpaquePointer) -> SettingsPortal.Setting? {
    guard
      let question = questions.removeValue(forKey: dbus_message_get_reply_serial(message))
    else { return nil }
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_ERROR {
      // An older portal has `Read`, which wraps the value twice.
      if question.method == "ReadOne" { ask(question.key, with: "Read") }
      return nil
    }
    var values = DBusMessageIter()
    guard dbus_message_iter_init(message, &values) != 0, let value = Self.number(at: &values) else {
      return nil
    }
    return SettingsPortal.Setting(key: question.key, value: value)
  }

  /// The setting in a `SettingChanged(namespace, key, value)` signal.
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
