// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus

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
