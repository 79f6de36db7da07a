// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import ContainerCore
internal import Drawing

extension DesktopWindow {
  /// The window as portals name it, so that their dialogs lie over it: only X11 has a name that SDL 2 knows.
  var portalName: String {
    let number = drawer_x11_window(handle)
    return number == 0 ? "" : "x11:\(String(number, radix: 16))"
  }

  /// Where the pointer is, in points.
  ///
  /// SDL 2.26 has no place for a drop, and X11 sends a window no motion while another program drags: so the server is
  /// asked. Wayland tells no program where the pointer is; SDL knows the last motion before the drag there.
  func pointerLocation(unitsPerPoint: Double) -> Point {
    var x: Int32 = 0
    var y: Int32 = 0
    if drawer_x11_window(handle) != 0 {
      var left: Int32 = 0
      var top: Int32 = 0
      SDL_GetGlobalMouseState(&x, &y)
      SDL_GetWindowPosition(handle, &left, &top)
      x -= left
      y -= top
    } else {
      SDL_GetMouseState(&x, &y)
    }
    return Point(Double(x) / unitsPerPoint, Double(y) / unitsPerPoint)
  }
}
