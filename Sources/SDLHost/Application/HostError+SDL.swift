// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

extension HostError {
  /// An error whose reason is what SDL says last went wrong. SDL_ttf and SDL_image report there
  /// too. Call it at once: the next SDL call may overwrite the message.
  static func sdl(_ kind: Kind, _ what: String, remedy: String? = nil) -> HostError {
    HostError(kind, what, reason: String(cString: SDL_GetError()), remedy: remedy)
  }

  /// No display is named in the environment.
  static let noDisplay = HostError(
    .unavailable, "no display",
    remedy: "set DISPLAY or WAYLAND_DISPLAY, or use --headless")
}
