// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Xlib, which SDL has loaded where it is needed.
nonisolated enum X11Library {
  /// A function of Xlib; nil where there is none. The library stays open: Xlib calls handlers that were given to it, and SDL
  /// holds it anyway.
  static func function<Function>(_ name: String, as type: Function.Type = Function.self)
    -> Function?
  {
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
    return dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
