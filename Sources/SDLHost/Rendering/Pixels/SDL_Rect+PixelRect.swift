// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY),
      w: Int32(clamping: rect.width), h: Int32(clamping: rect.height))
  }
}
