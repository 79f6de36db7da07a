// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// libdecor, which draws SDL's title bars on Wayland where the compositor does not. Its plugins do the drawing, and it says
/// to nobody whether it has found one.
enum TitleBarLibrary {
  /// Whether libdecor has loaded a plugin: files called `libdecor-cairo.so` and the like, beside `libdecor-0.so.0` itself.
  static var hasPlugin: Bool {
    // Where the kernel does not tell, nothing is known to be missing.
    guard let files = fopen("/proc/self/maps", "re") else { return true }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer {
      free(line)
      fclose(files)
    }
    while getline(&line, &capacity, files) > 0 {
      guard let line, let slash = strrchr(line, Int32(UInt8(ascii: "/"))) else { continue }
      let name = String(cString: slash + 1)
      if name.hasPrefix("libdecor-"), !name.hasPrefix("libdecor-0.so") { return true }
    }
    return false
  }
}
