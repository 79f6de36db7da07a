// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Pixels that the renderer's driver holds.
@MainActor
final class Texture {
  let handle: OpaquePointer
  let width: Int
  let height: Int

  private let renderer: Renderer

  /// Nil when the driver has no memory, or when the size exceeds its limit.
  init?(renderer: Renderer, width: Int, height: Int, access: SDL_TextureAccess) {
    guard
      let handle = SDL_CreateTexture(
        renderer.handle, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(access.rawValue),
        Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    self.renderer = renderer
    self.handle = handle
    self.width = width
    self.height = height
  }

  isolated deinit {
    SDL_DestroyTexture(handle)
  }

  /// Copies a part of a buffer that is as large as the texture.
  func upload(_ area: PixelRect, of buffer: PixelBuffer) {
    guard !area.isEmpty else { return }
    var rect = SDL_Rect(area)
    SDL_UpdateTexture(
      handle, &rect, buffer.row(x: area.minX, y: area.minY), Int32(buffer.stride * 4))
  }
}
