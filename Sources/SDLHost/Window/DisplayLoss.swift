// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Glibc

/// Ends the program when its display is lost, after its data is saved.
enum DisplayLoss {
  /// Called on the main thread, before the process exits with code 1.
  static var handler: ((HostError) -> Void)?

  static func end(_ variable: String, reason: String) -> Never {
    let display = Environment.variable(variable) ?? ""
    handler?(HostError(.unavailable, "lost the display \(display)", reason: reason))
    exit(1)
  }

  /// Ends the program if the compositor has closed the connection, which SDL reports as a close by the user.
  static func endWithoutCompositor(of window: OpaquePointer) {
    guard let connection = drawer_wayland_display(window), let library = WaylandLibrary(),
      library.error(connection) != 0
    else { return }
    end("WAYLAND_DISPLAY", reason: "the Wayland compositor has closed the connection")
  }
}

/// Keeps Xlib from ending the program when the server refuses a request, and handles the loss of the server.
///
/// SDL wakes its event loop over a second connection. If the window is destroyed at that moment, the server answers
/// BadWindow (seen with SDL 2.26.5, once in some dozen runs on a loaded machine), and Xlib's default handler exits.
enum X11Errors {
  private nonisolated static let mainThread = pthread_self()

  /// Installs the handlers. Call it on the main thread, before SDL starts. SDL installs a handler that calls this one,
  /// and restores this one before it closes its connections, which is when the answer is read.
  static func install() {
    _ = mainThread
    guard Environment.variable("DISPLAY") != nil else { return }
    _ = Xlib.setErrorHandler?(handler)
    _ = Xlib.setLossHandler?(lossHandler)
  }

  private nonisolated static let handler: Xlib.ErrorHandler = { _, _ in 0 }

  /// Xlib calls it on the thread that uses a broken connection, and exits when it returns.
  private nonisolated static let lossHandler: Xlib.LossHandler = { _ in
    // Waits for the main thread, which also uses the connection and saves the program's data.
    while pthread_equal(pthread_self(), mainThread) == 0 { pause() }
    MainActor.assumeIsolated {
      DisplayLoss.end("DISPLAY", reason: "the X server has closed the connection")
    }
  }
}
