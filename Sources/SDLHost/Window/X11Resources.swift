// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Glibc

/// The X11 resource database, where desktops write `Xft.dpi`.
///
/// SDL 2.26 reads it only on servers without RandR. On all others `SDL_GetDisplayDPI` reports the
/// monitor's size in millimetres, which is no setting and often wrong (SDL_x11modes.c). So the host
/// asks Xlib itself, through a short connection of its own. SDL has loaded Xlib already.
enum X11Resources {
  private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32
  private typealias QueryExtension =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias GetDefault =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>)
    -> UnsafePointer<CChar>?

  /// The value of `program.option`; nil when it is not set or Xlib is not there.
  static func value(program: String, option: String) -> String? {
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
    // Stays open, as in `X11Errors`.
    guard
      let open = function("XOpenDisplay", in: library, as: OpenDisplay.self),
      let close = function("XCloseDisplay", in: library, as: CloseDisplay.self),
      let query = function("XQueryExtension", in: library, as: QueryExtension.self),
      let get = function("XGetDefault", in: library, as: GetDefault.self),
      let display = open(nil)
    else { return nil }
    // A server without XFIXES aborts when one of several connections closes: for each that is left it
    // asks that extension whether the server should end (ShouldDisconnectRemainingClients in X.Org's
    // dispatch.c, seen with Xvfb 21.1.7). There this connection stays.
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    let isClosable = query(display, "XFIXES", &numbers.0, &numbers.1, &numbers.2) != 0
    defer { if isClosable { _ = close(display) } }
    return get(display, program, option).map { String(cString: $0) }
  }

  private static func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type
  ) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
