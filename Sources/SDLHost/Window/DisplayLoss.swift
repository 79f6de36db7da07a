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
    let display = VideoSystem.environment(variable) ?? ""
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
