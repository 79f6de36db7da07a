// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Keeps Xlib from ending the program when the server refuses a request.
///
/// SDL wakes its event loop by sending the window an event over a second connection. When the window
/// is destroyed at that moment the server answers BadWindow (seen with SDL 2.26.5, once in some dozen
/// runs on a loaded machine), and Xlib's own handler exits. Other toolkits ignore such answers too.
enum X11Errors {
  private typealias Handler =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (Handler?) -> Handler?

  /// From now on a request that the server refuses has no effect. Call it before SDL starts. SDL
  /// installs a handler of its own that calls this one, and restores this one before it closes its
  /// connections, which is when the answer is read.
  static func ignore() {
    guard VideoSystem.environment("DISPLAY") != nil else { return }
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return }
    // Stays open: the handler is to outlive this call, and SDL holds the library anyway.
    guard let address = dlsym(library, "XSetErrorHandler") else { return }
    _ = unsafeBitCast(address, to: SetErrorHandler.self)(handler)
  }

  /// Xlib calls it on whatever thread reads the answer.
  private nonisolated static let handler: Handler = { _, _ in 0 }
}
