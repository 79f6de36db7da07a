// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CDBus
internal import Glibc

/// Where the session bus is.
enum SessionBus {
  static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The variable's, or else that of the socket where libdbus looks without one; nil when there is no
  /// bus: libdbus would start one.
  static var address: String? {
    if let address = VideoSystem.environment(variable) { return address }
    guard
      let socket = VideoSystem.environment("XDG_RUNTIME_DIR").map({ $0 + "/bus" }),
      access(socket, F_OK) == 0, let escaped = dbus_address_escape_value(socket)
    else { return nil }
    defer { dbus_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }
}
