// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Glibc

/// A private connection to the session bus. Used by one thread. It never blocks on an answer, so a program that
/// hangs delays nothing.
nonisolated final class BusConnection {
  let connection: OpaquePointer

  /// Seconds that a bus has for its first answer, as libdbus gives it. Afterwards it is as if there
  /// were none.
  static let patience = 25.0

  /// Milliseconds between two looks whether to end, while an answer has a time limit. Only libdbus knows
  /// what it waits for before the bus has answered.
  private static let step: Int32 = 20

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

  /// Registers with the bus; false when it does not answer within `patience` seconds, or `stop` is readable.
  func greet(until stop: Int32, patience: Double = BusConnection.patience) -> Bool {
    guard
      let call = dbus_message_new_method_call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")
    else { return false }
    defer { dbus_message_unref(call) }
    var serial: UInt32 = 0
    guard dbus_connection_send(connection, call, &serial) != 0 else { return false }
    let limit = SteadyClock.now().advanced(by: patience)
    while SteadyClock.now() < limit, !HelperThread.isStopping(stop) {
      guard dbus_connection_read_write(connection, Self.step) != 0 else { return false }
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_get_reply_serial(message) == serial else { continue }
        guard dbus_message_get_type(message) != DRAWER_DBUS_MESSAGE_ERROR else { return false }
        var reader = MessageReader(message)
        name = reader?.text ?? ""
        return true
      }
    }
    return false
  }

  /// Sends a message; its serial number, or nil when memory is short.
  func send(_ message: OpaquePointer) -> UInt32? {
    var serial: UInt32 = 0
    return dbus_connection_send(connection, message, &serial) != 0 ? serial : nil
  }

  /// Asks the bus for signals. Without a place for an error it waits for no answer.
  func listen(for rule: String) {
    dbus_bus_add_match(connection, rule, nil)
  }

  /// The name that the bus gave to the connection when it greeted, such as `:1.42`.
  private(set) var name = ""

  /// Writes what the bus takes at once, before the connection is closed.
  func writeWhatFits() {
    dbus_connection_read_write(connection, Self.step)
  }

  /// What becomes readable when a message arrives; -1 when the connection is lost.
  var descriptor: Int32 {
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return -1 }
    return descriptor
  }

  var hasMoreToSend: Bool { dbus_connection_has_messages_to_send(connection) != 0 }

  /// Bytes that the bus has not taken yet.
  var waitingBytes: Int { dbus_connection_get_outgoing_size(connection) }

  /// Sends the answer to a call.
  func reply(_ message: OpaquePointer) { dbus_connection_send(connection, message, nil) }

  /// Reads and writes what can be without waiting, and hands each message to `take`; false when the bus is gone.
  func pump(_ take: (OpaquePointer) -> Void) -> Bool {
    let isThere = dbus_connection_read_write(connection, 0) != 0
    while let message = dbus_connection_pop_message(connection) {
      take(message)
      dbus_message_unref(message)
    }
    if hasMoreToSend { dbus_connection_read_write(connection, 0) }
    return isThere
  }

  /// Hands each message to `take`, until that returns false, `stop` is readable or the bus goes away.
  ///
  /// - Parameter limit: When to give up.
  /// - Returns: Whether `take` ended it.
  @discardableResult
  func receive(
    until stop: Int32, limit: Instant? = nil, _ take: (OpaquePointer) -> Bool
  ) -> Bool {
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return false }
    while true {
      // Without blocking, where there is no limit: `wait` has done that.
      guard dbus_connection_read_write(connection, limit == nil ? 0 : Self.step) != 0 else {
        return false
      }
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        if !take(message) { return true }
      }
      if let limit {
        if SteadyClock.now() >= limit || HelperThread.isStopping(stop) { return false }
        continue
      }
      // Not `dbus_connection_flush`, which waits for a bus that does not read.
      let hasMore = dbus_connection_has_messages_to_send(connection) != 0
      let events = Int16(hasMore ? POLLIN | POLLOUT : POLLIN)
      guard HelperThread.wait(for: descriptor, events: events, stop: stop) else { return false }
    }
  }
}
