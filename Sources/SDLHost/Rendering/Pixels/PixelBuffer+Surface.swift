// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

extension PixelBuffer {
  /// A premultiplied copy of a surface in any format; nil when there is no memory for it.
  nonisolated convenience init?(copying surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let straight = SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { SDL_FreeSurface(straight) }
    guard let source = straight.pointee.pixels else { return nil }
    self.init(width: Int(straight.pointee.w), height: Int(straight.pointee.h))
    SDL_PremultiplyAlpha(
      straight.pointee.w, straight.pointee.h, format, source, straight.pointee.pitch, format,
      pixels, Int32(stride * 4))
  }
}
