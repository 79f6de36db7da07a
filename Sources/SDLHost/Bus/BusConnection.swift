// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Glibc

/// A private connection to a bus, for talking to one program there. Used by one thread. It never blocks on an answer, so a
/// program that hangs delays nothing.
///
/// Drops the signals and replies of all other programs (`BusPeer`).
nonisolated final class BusConnection {
  private let connection: OpaquePointer
  private var peer: BusPeer

  /// Seconds that a bus has for its first answer, as libdbus gives it. Afterwards it is as if there
  /// were none.
  static let patience = 25.0

  /// Milliseconds between two looks whether to end, while an answer has a time limit. Only libdbus knows
  /// what it waits for before the bus has answered.
  private static let step: Int32 = 20

  /// Bytes of messages that have arrived and were not taken yet. Beyond that libdbus stops reading.
  private static let mostArrived = 1 << 20
  /// Bytes of a message. A larger one ends the connection. The longest that make sense are the addresses of some thousand
  /// chosen files, and a text that a client writes into a field.
  private static let largestMessage = 16 << 20
  /// Bytes that may wait for a bus that takes none.
  static let mostWaiting = 1 << 20
  /// Messages that `pump` takes in one call. The thread looks after each call whether it has to end.
  private static let batch = 64

  /// Nil when nobody listens there. Not `dbus_bus_get_private`: it waits 25 s for an answer, and
  /// keeps every other connection of the process from registering meanwhile.
  ///
  /// - Parameter peer: The name of the program on the bus whose signals and replies are wanted.
  init?(_ address: BusAddress, peer: String) {
    var opened: OpaquePointer?
    for entry in address.entries where opened == nil {
      opened = dbus_connection_open_private(entry, nil)
    }
    guard let connection = opened else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    dbus_connection_set_max_received_size(connection, Self.mostArrived)
    dbus_connection_set_max_message_size(connection, Self.largestMessage)
    self.connection = connection
    self.peer = BusPeer(peer)
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Registers with the bus, and begins to follow who the peer is; false when the bus does not answer within `patience`
  /// seconds, or `stop` is readable.
  func greet(until stop: Int32, patience: Double = BusConnection.patience) -> Bool {
    guard let serial = askBus("Hello") else { return false }
    let limit = SteadyClock.now().advanced(by: patience)
    while SteadyClock.now() < limit, !HelperThread.isStopping(stop) {
      guard dbus_connection_read_write(connection, Self.step) != 0 else { return false }
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard MessageReader.answeredSerial(of: message) == serial else { continue }
        // Paths are made of the name.
        guard var reader = MessageReader(message, signature: "s"), let name = reader.text,
          dbus_validate_bus_name(name, nil) != 0
        else { return false }
        self.name = name
        listen(for: peer.rule)
        peer.question = askBus("GetNameOwner") { $0.append(peer.name) }
        return true
      }
    }
    return false
  }

  /// Calls a method of the bus itself; the serial number of the call.
  private func askBus(
    _ method: String, _ fill: (inout MessageWriter) -> Void = { _ in }
  ) -> UInt32? {
    guard
      let call = dbus_message_new_method_call(
        BusPeer.bus, "/org/freedesktop/DBus", BusPeer.bus, method)
    else { return nil }
    defer { dbus_message_unref(call) }
    var arguments = MessageWriter(call)
    fill(&arguments)
    return send(call)
  }

  /// Whether a program owns the peer's name.
  var hasPeer: Bool { peer.owner != nil }

  /// Whether a message says that another program owns the peer's name, or none does any more.
  func isPeerChange(_ message: OpaquePointer) -> Bool { peer.isOwnerChange(message) }

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

  /// Whether the bus takes what it is sent. Where it does not, less is said, and no call is taken.
  var takesMessages: Bool {
    dbus_connection_get_outgoing_size(connection) < Self.mostWaiting
  }

  /// Whether messages have arrived that `pump` has left.
  var hasMoreToTake: Bool {
    takesMessages && dbus_connection_get_dispatch_status(connection) == DBUS_DISPATCH_DATA_REMAINS
  }

  /// Sends the answer to a call.
  func reply(_ message: OpaquePointer) { dbus_connection_send(connection, message, nil) }

  /// Reads and writes what can be without waiting, and hands some messages to `take`; false when the bus is gone. Call it
  /// again while `hasMoreToTake`.
  func pump(_ take: (OpaquePointer) -> Void) -> Bool {
    let isThere = dbus_connection_read_write(connection, 0) != 0
    var left = Self.batch
    while left > 0, takesMessages, let message = dbus_connection_pop_message(connection) {
      left -= 1
      if peer.accepts(message) { take(message) }
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
      // libdbus keeps no more of them than `mostArrived`.
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        if peer.accepts(message), !take(message) { return true }
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

/// The address of a bus, without what libdbus must not do for it: `unixexec:` and `autolaunch:` run a program.
nonisolated struct BusAddress {
  /// Where an address comes from.
  enum Origin {
    /// The environment of the process, which the user sets. Other machines are allowed, as libdbus does.
    case environment
    /// Another program. Only sockets of this machine are allowed.
    case program
  }

  /// Entries that are tried; a longer list is cut. A real bus has one or two.
  private static let mostEntries = 8

  /// The entries that may be connected to, in their order.
  let entries: [String]

  /// - Parameter text: Entries with a semicolon between them, as the D-Bus specification writes them.
  init(_ text: String, from origin: Origin) {
    entries = text.split(separator: ";").prefix(Self.mostEntries).map(String.init)
      .filter { Self.isAllowed($0, from: origin) }
  }

  /// Reads the entry as libdbus does when it connects.
  private static func isAllowed(_ text: String, from origin: Origin) -> Bool {
    var entries: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    guard dbus_parse_address(text, &entries, &count, nil) != 0 else { return false }
    defer { dbus_address_entries_free(entries) }
    guard count == 1, let entry = entries?[0],
      let method = dbus_address_entry_get_method(entry).map({ String(cString: $0) })
    else { return false }
    switch method {
    // The other keys of `unix:` are for servers, or lead to a place that the environment names.
    case "unix":
      return dbus_address_entry_get_value(entry, "path") != nil
        || dbus_address_entry_get_value(entry, "abstract") != nil || origin == .environment
    case "tcp", "nonce-tcp": return origin == .environment
    default: return false
    }
  }
}

/// The program on a bus that a connection talks to, such as the portal. Decides which messages come from it.
///
/// A match rule does not keep other programs out: each program on a bus may send a signal to this connection alone, and no
/// rule is asked then. The bus writes the unique name of the sender into each message.
nonisolated struct BusPeer {
  /// The name of the bus itself.
  static let bus = "org.freedesktop.DBus"

  /// The well-known name, such as `org.freedesktop.portal.Desktop`.
  let name: String
  /// The unique name of the connection that owns `name`, such as `:1.7`; nil when no connection does.
  private(set) var owner: String?
  /// The serial number of the question who owns `name`.
  var question: UInt32?

  init(_ name: String) { self.name = name }

  /// The rule for the signals that say when the owner changes.
  var rule: String {
    "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(name)'"
  }

  /// Whether a message comes from the bus or from the owner of the name. Calls may come from every program.
  ///
  /// Learns from the bus who the owner is. The bus says so before it forwards a message of that owner.
  mutating func accepts(_ message: OpaquePointer) -> Bool {
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL { return true }
    guard let sender = dbus_message_get_sender(message).map({ String(cString: $0) }) else {
      return false
    }
    guard sender == Self.bus else { return sender == owner }
    learn(from: message)
    return true
  }

  /// Whether a message that was accepted says that the owner has changed.
  func isOwnerChange(_ message: OpaquePointer) -> Bool {
    guard dbus_message_has_sender(message, Self.bus) != 0,
      dbus_message_is_signal(message, Self.bus, "NameOwnerChanged") != 0,
      var names = MessageReader(message, signature: "sss")
    else { return false }
    return names.text == name
  }

  private mutating func learn(from message: OpaquePointer) {
    if isOwnerChange(message) {
      var names = MessageReader(message, signature: "sss")
      _ = names?.next()
      _ = names?.next()
      owner = names?.text.flatMap { $0.isEmpty ? nil : $0 }
    } else if let question, MessageReader.answeredSerial(of: message) == question {
      self.question = nil
      var reader = MessageReader(message, signature: "s")
      if let name = reader?.text { owner = name }
    }
  }
}

/// Where the session bus is.
enum SessionBus {
  static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The name and the object of the desktop's portals.
  nonisolated static let portal = "org.freedesktop.portal.Desktop"
  nonisolated static let portalPath = "/org/freedesktop/portal/desktop"

  /// The address in the environment variable, or else the address of the default socket in
  /// `XDG_RUNTIME_DIR`. Nil if both are missing; libdbus would start a bus in that case.
  static var address: String? {
    if let address = Environment.variable(variable) { return address }
    guard
      let socket = Environment.variable("XDG_RUNTIME_DIR").map({ $0 + "/bus" }),
      access(socket, F_OK) == 0, let escaped = dbus_address_escape_value(socket)
    else { return nil }
    defer { dbus_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }
}
