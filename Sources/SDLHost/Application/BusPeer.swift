// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

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
