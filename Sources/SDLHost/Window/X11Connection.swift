// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A connection of the host to the X server. SDL does not see its events.
@MainActor
final class X11Connection {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias QueryExtension =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32

  let display: X11Display
  /// Nil where the connection has to stay.
  private let close: Close?

  /// Connects to the display that the environment names; nil if there is no server, or no Xlib.
  init?() {
    guard let open = X11Library.function("XOpenDisplay", as: Open.self),
      let close = X11Library.function("XCloseDisplay", as: Close.self),
      let query = X11Library.function("XQueryExtension", as: QueryExtension.self),
      let connection = open(nil), let display = X11Display(connection)
    else { return nil }
    self.display = display
    // A server without XFIXES aborts when one of several connections closes: for each that is left it
    // asks that extension whether the server should end (ShouldDisconnectRemainingClients in X.Org's
    // dispatch.c, seen with Xvfb 21.1.7).
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    let isClosable = query(connection, "XFIXES", &numbers.0, &numbers.1, &numbers.2) != 0
    self.close = isClosable ? close : nil
  }

  isolated deinit { _ = close?(display.connection) }
}
