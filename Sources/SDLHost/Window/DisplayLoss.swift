// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// The end of a program whose display has gone: what it holds is saved first.
enum DisplayLoss {
  private typealias GetError = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// Called on the main thread before the process exits with code 1.
  static var handler: ((HostError) -> Void)?

  /// - Parameter variable: The environment's variable that names the display.
  static func end(_ variable: String, reason: String) -> Never {
    let display = Environment.variable(variable) ?? ""
    handler?(HostError(.unavailable, "lost the display \(display)", reason: reason))
    exit(1)
  }

  /// SDL quits as if somebody had closed the window when the compositor is gone; nothing can be shown, or asked,
  /// any more.
  static func endWithoutCompositor(of window: OpaquePointer) {
    guard let connection = drawer_wayland_display(window),
      let library = dlopen("libwayland-client.so.0", RTLD_LAZY)
    else { return }
    defer { dlclose(library) }
    guard let getError = dlsym(library, "wl_display_get_error"),
      unsafeBitCast(getError, to: GetError.self)(connection) != 0
    else { return }
    end("WAYLAND_DISPLAY", reason: "the Wayland compositor has closed the connection")
  }
}

/// Keeps Xlib from ending the program when the server refuses a request, and tells when the server goes away.
///
/// SDL wakes its event loop by sending the window an event over a second connection. When the window
/// is destroyed at that moment the server answers BadWindow (seen with SDL 2.26.5, once in some dozen
/// runs on a loaded machine), and Xlib's own handler exits. Other toolkits ignore such answers too.
enum X11Errors {
  private typealias Handler =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (Handler?) -> Handler?
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetLossHandler = @convention(c) (LossHandler?) -> LossHandler?

  private nonisolated static let mainThread = pthread_self()

  /// From now on a request that the server refuses has no effect. Call it on the main thread, before SDL
  /// starts. SDL installs a handler of its own that calls this one, and restores this one before it closes its
  /// connections, which is when the answer is read.
  static func install() {
    _ = mainThread
    guard Environment.variable("DISPLAY") != nil else { return }
    guard
      let setErrorHandler = X11Library.function("XSetErrorHandler", as: SetErrorHandler.self),
      let setLossHandler = X11Library.function("XSetIOErrorHandler", as: SetLossHandler.self)
    else { return }
    _ = setErrorHandler(handler)
    _ = setLossHandler(lossHandler)
  }

  /// Xlib calls it on whatever thread reads the answer.
  private nonisolated static let handler: Handler = { _, _ in 0 }

  /// Xlib calls it on whatever thread uses a broken connection, and exits when it returns.
  private nonisolated static let lossHandler: LossHandler = { _ in
    // The main thread uses the connection too, and has what must not be lost.
    while pthread_equal(pthread_self(), mainThread) == 0 { pause() }
    MainActor.assumeIsolated {
      DisplayLoss.end("DISPLAY", reason: "the X server has closed the connection")
    }
  }
}
