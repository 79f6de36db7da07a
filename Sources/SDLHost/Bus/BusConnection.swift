// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import ContainerCore
internal import Glibc

/// A private connection to a bus, for talking to one program. It is used by one thread, and never blocks on an answer,
/// so a program that hangs delays nothing.
///
/// It drops the signals and replies of all other programs (`BusPeer`).
nonisolated final class BusConnection {
  private let connection: OpaquePointer
  private var peer: BusPeer

  /// The time in seconds that a bus has for its first answer, as in libdbus. After that the bus counts as unavailable.
  static let greetTimeout = 25.0

  /// The interval for checking the stop descriptor before the bus has answered: only libdbus knows what it waits for.
  private static let pollMilliseconds: Int32 = 20

  /// The maximum number of bytes of received messages that are not yet handled. Beyond it libdbus stops reading.
  private static let maximumReceivedByteCount = 1 << 20
  /// The maximum number of bytes of a message; a larger one ends the connection. The longest useful messages are the
  /// addresses of some thousand chosen files, and a text that a client writes into a field.
  private static let maximumMessageByteCount = 16 << 20
  static let maximumOutgoingByteCount = 1 << 20
  /// The number of messages that one call of `pump` handles. The thread checks its stop descriptor after each call.
  private static let batch = 64

  /// Opens a connection; nil if no bus listens at the address. It does not use `dbus_bus_get_private`, which waits 25 s
  /// for an answer and blocks the registration of all other connections of the process.
  ///
  /// - Parameter peer: The name of the program on the bus whose signals and replies are accepted.
  init?(_ address: BusAddress, peer: String) {
    var opened: OpaquePointer?
    for entry in address.entries where opened == nil {
      opened = dbus_connection_open_private(entry, nil)
    }
    guard let connection = opened else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    dbus_connection_set_max_received_size(connection, Self.maximumReceivedByteCount)
    dbus_connection_set_max_message_size(connection, Self.maximumMessageByteCount)
    self.connection = connection
    self.peer = BusPeer(peer)
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Registers with the bus, and begins to track the owner of the peer's name.
  /// - Returns: false if the bus does not answer before the timeout in seconds, or if `stop` becomes readable.
  func greet(until stop: Int32, timeout: Double = BusConnection.greetTimeout) -> Bool {
    guard let serial = callBus("Hello") else { return false }
    let limit = SteadyClock.now().advanced(by: timeout)
    receive(until: stop, limit: limit) { message in
      guard MessageReader.replySerial(of: message) == serial else { return true }
      // The name is validated, since object paths are built from it.
      if let name = MessageReader.text(in: message), dbus_validate_bus_name(name, nil) != 0 {
        self.name = name
      }
      return false
    }
    guard !name.isEmpty, !HelperThread.isStopping(stop) else { return false }
    listen(for: peer.matchRule)
    peer.ownerQuerySerial = callBus("GetNameOwner", [.text(peer.name)])
    return true
  }

  var hasPeer: Bool { peer.owner != nil }

  func isPeerChange(_ message: OpaquePointer) -> Bool { peer.newOwner(in: message) != nil }

  // MARK: Sending

  /// Calls a method of the peer, and returns the serial number of the call; nil if memory is short.
  ///
  /// - Parameter startsPeer: Whether the bus starts the peer if it does not run.
  @discardableResult
  func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
    startsPeer: Bool = true, expectsReply: Bool = true
  ) -> UInt32? {
    guard let call = dbus_message_new_method_call(peer.name, path, interface, method) else {
      return nil
    }
    dbus_message_set_auto_start(call, startsPeer ? 1 : 0)
    dbus_message_set_no_reply(call, expectsReply ? 0 : 1)
    return send(call, arguments)
  }

  private func callBus(_ method: String, _ arguments: [BusValue] = []) -> UInt32? {
    let path = "/org/freedesktop/DBus"
    return send(dbus_message_new_method_call(BusPeer.bus, path, BusPeer.bus, method), arguments)
  }

  /// Sends a signal, unless the bus has stopped reading.
  func signal(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
    guard canSendMessages else { return }
    _ = send(dbus_message_new_signal(path, interface, member), arguments)
  }

  /// Answers a call, if the caller expects an answer.
  func reply(to call: OpaquePointer, _ arguments: [BusValue]) {
    guard dbus_message_get_no_reply(call) == 0 else { return }
    _ = send(dbus_message_new_method_return(call), arguments)
  }

  /// Answers a call with the name of an error, if the caller expects an answer.
  func reply(to call: OpaquePointer, error name: String) {
    guard dbus_message_get_no_reply(call) == 0 else { return }
    _ = send(dbus_message_new_error(call, name, nil), [])
  }

  /// Sends and releases a message.
  private func send(_ message: OpaquePointer?, _ arguments: [BusValue]) -> UInt32? {
    guard let message else { return nil }
    defer { dbus_message_unref(message) }
    BusValue.append(arguments, to: message)
    var serial: UInt32 = 0
    return dbus_connection_send(connection, message, &serial) != 0 ? serial : nil
  }

  /// Subscribes to the peer's signals of an interface, with further conditions such as `,member='Response'`.
  func listen(to interface: String, _ conditions: String = "") {
    listen(for: "type='signal',sender='\(peer.name)',interface='\(interface)'\(conditions)")
  }

  /// Subscribes to signals. Without an error argument, libdbus does not wait for the answer.
  func listen(for rule: String) {
    dbus_bus_add_match(connection, rule, nil)
  }

  /// The name that the bus assigned to the connection, such as `:1.42`.
  private(set) var name = ""

  /// Writes as much as the bus accepts immediately; for use before the connection is closed.
  func flush() {
    dbus_connection_read_write(connection, Self.pollMilliseconds)
  }

  /// The descriptor that becomes readable when a message arrives; -1 if the connection is lost.
  var descriptor: Int32 {
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return -1 }
    return descriptor
  }

  var hasMoreToSend: Bool { dbus_connection_has_messages_to_send(connection) != 0 }

  /// Whether the bus still reads. If it does not, fewer messages are sent, and no call is handled.
  var canSendMessages: Bool {
    dbus_connection_get_outgoing_size(connection) < Self.maximumOutgoingByteCount
  }

  var hasMoreToReceive: Bool {
    canSendMessages && dbus_connection_get_dispatch_status(connection) == DBUS_DISPATCH_DATA_REMAINS
  }

  /// Reads and writes without waiting, and passes up to `batch` messages to the closure. Call it again while
  /// `hasMoreToReceive` is true.
  /// - Returns: false if the connection is lost.
  func pump(_ take: (OpaquePointer) -> Void) -> Bool {
    let isThere = dbus_connection_read_write(connection, 0) != 0
    var left = Self.batch
    while left > 0, canSendMessages, let message = dbus_connection_pop_message(connection) {
      left -= 1
      if peer.accept(message) { take(message) }
      dbus_message_unref(message)
    }
    if hasMoreToSend { dbus_connection_read_write(connection, 0) }
    return isThere
  }

  /// Passes messages to the closure until it returns false, `stop` becomes readable or the connection is lost.
  ///
  /// - Parameter limit: The instant at which to give up.
  /// - Returns: Whether the closure ended the loop.
  @discardableResult
  func receive(
    until stop: Int32, limit: Instant? = nil, _ take: (OpaquePointer) -> Bool
  ) -> Bool {
    let descriptor = descriptor
    guard descriptor >= 0 else { return false }
    while true {
      // Without a limit this does not block, since `wait` below does.
      let milliseconds = limit == nil ? 0 : Self.pollMilliseconds
      guard dbus_connection_read_write(connection, milliseconds) != 0 else { return false }
      // libdbus queues no more than `maximumReceivedByteCount`.
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        if peer.accept(message), !take(message) { return true }
      }
      if let limit {
        if SteadyClock.now() >= limit || HelperThread.isStopping(stop) { return false }
        continue
      }
      // Not `dbus_connection_flush`, which waits for a bus that does not read.
      let events = Int16(hasMoreToSend ? POLLIN | POLLOUT : POLLIN)
      guard HelperThread.wait(for: descriptor, events: events, stop: stop) else { return false }
    }
  }
}

/// The address of a bus, without the entries that make libdbus start a program: `unixexec:` and `autolaunch:`.
nonisolated struct BusAddress {
  enum Origin {
    /// The environment of the process, which the user controls. Other machines are allowed, as in libdbus.
    case environment
    /// Another program. Only sockets of this machine are allowed.
    case program
  }

  /// The maximum number of entries; further ones are ignored. A real bus has one or two.
  private static let maximumEntryCount = 8

  let entries: [String]

  /// - Parameter text: The entries, separated by semicolons, as in the D-Bus specification.
  init(_ text: String, from origin: Origin) {
    entries = text.split(separator: ";").prefix(Self.maximumEntryCount).map(String.init)
      .filter { Self.isAllowed($0, from: origin) }
  }

  /// Parses the entry with the parser that libdbus uses to connect.
  private static func isAllowed(_ text: String, from origin: Origin) -> Bool {
    var entries: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    guard dbus_parse_address(text, &entries, &count, nil) != 0 else { return false }
    defer { dbus_address_entries_free(entries) }
    guard count == 1, let entry = entries?[0],
      let method = dbus_address_entry_get_method(entry).map({ String(cString: $0) })
    else { return false }
    switch method {
    // The other keys of `unix:` are for servers, or refer to a path from the environment.
    case "unix":
      return dbus_address_entry_get_value(entry, "path") != nil
        || dbus_address_entry_get_value(entry, "abstract") != nil || origin == .environment
    case "tcp", "nonce-tcp": return origin == .environment
    default: return false
    }
  }
}

/// The program on a bus that a connection talks to, such as the portal. It decides which messages are accepted.
///
/// A match rule does not keep other programs out: any program on the bus may send a signal directly to this connection,
/// regardless of the rules. The bus writes the sender's unique name into each message.
nonisolated struct BusPeer {
  static let bus = "org.freedesktop.DBus"

  /// The well-known name, such as `org.freedesktop.portal.Desktop`.
  let name: String
  /// The unique name of the connection that owns `name`, such as `:1.7`; nil if there is none.
  private(set) var owner: String?
  var ownerQuerySerial: UInt32?

  init(_ name: String) { self.name = name }

  var matchRule: String {
    "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(name)'"
  }

  /// Whether a message is from the bus or from the owner of the name. Calls are accepted from every program.
  ///
  /// Updates the owner from messages of the bus. The bus announces a new owner before it forwards a message of that
  /// owner.
  mutating func accept(_ message: OpaquePointer) -> Bool {
    if dbus_message_get_type(message) == DRAWER_DBUS_MESSAGE_METHOD_CALL { return true }
    guard let sender = dbus_message_get_sender(message).map({ String(cString: $0) }) else {
      return false
    }
    guard sender == Self.bus else { return sender == owner }
    if let newOwner = newOwner(in: message) {
      owner = newOwner.isEmpty ? nil : newOwner
    } else if let ownerQuerySerial, MessageReader.replySerial(of: message) == ownerQuerySerial {
      self.ownerQuerySerial = nil
      if let name = MessageReader.text(in: message) { owner = name }
    }
    return true
  }

  /// The new owner of the name, empty for none, as announced by the bus; nil for another message.
  func newOwner(in message: OpaquePointer) -> String? {
    guard dbus_message_has_sender(message, Self.bus) != 0,
      dbus_message_is_signal(message, Self.bus, "NameOwnerChanged") != 0,
      var names = MessageReader(message, signature: "sss"), names.readText() == name
    else { return nil }
    names.skip()
    return names.readText()
  }
}

enum SessionBus {
  static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The name of the desktop's portals on the bus; `portalPath` is the path of their object.
  nonisolated static let portal = "org.freedesktop.portal.Desktop"
  nonisolated static let portalPath = "/org/freedesktop/portal/desktop"

  /// The address from the environment variable, or else the default socket in `XDG_RUNTIME_DIR`. Nil if both are
  /// missing; libdbus would start a bus in that case.
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
