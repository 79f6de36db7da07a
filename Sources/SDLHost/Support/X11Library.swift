// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// Access to Xlib, which SDL has already loaded if it uses X11.
nonisolated enum X11Library {
  /// Returns a function of Xlib; nil if it does not exist. The library is never closed: Xlib calls handlers that were
  /// passed to it, and SDL keeps it open anyway.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
    return dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
