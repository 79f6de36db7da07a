// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The X11 resource database, where desktops write `Xft.dpi`.
///
/// SDL 2.26 reads it only on servers without RandR. On all others `SDL_GetDisplayDPI` reports the
/// monitor's size in millimetres, which is no setting and often wrong (SDL_x11modes.c). So the host
/// asks Xlib itself, through another connection.
enum X11Resources {
  private typealias GetDefault =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>)
    -> UnsafePointer<CChar>?

  /// The value of `program.option`; nil when it is not set or Xlib is not there.
  static func value(program: String, option: String, on connection: X11Connection) -> String? {
    guard let get = X11Library.function("XGetDefault", as: GetDefault.self) else { return nil }
    return get(connection.display.connection, program, option).map { String(cString: $0) }
  }
}
