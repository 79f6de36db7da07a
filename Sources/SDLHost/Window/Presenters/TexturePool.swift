// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The textures of layers and shadows. The pool may be emptied at any time, since each can be created again.
final class TexturePool {
  private struct Entry {
    let texture: Texture
    /// Nil after the layer store has removed the bitmap; the texture is then removed too.
    weak var bitmap: LayerBitmap?
  }

  private let renderer: Renderer
  private var layers: [ObjectIdentifier: Entry] = [:]
  private var shadows: [ObjectIdentifier: (mask: ShadowMask, texture: Texture)] = [:]

  /// The maximum number of shadow textures, which is also the maximum number of shadow masks.
  private static let maximumShadowCount = 16

  init(renderer: Renderer) {
    self.renderer = renderer
  }

  /// The texture of a layer's bitmap, updated with everything that was painted since the last call.
  func texture(of picture: LayerBitmap) -> Texture? {
    let key = ObjectIdentifier(picture)
    if let known = layers[key], known.bitmap === picture {
      for area in picture.unsentRegion.rects { upload(area, picture, to: known.texture) }
      picture.recordSent()
      return known.texture
    }
    guard
      let made = Texture(
        renderer: renderer, width: picture.buffer.width, height: picture.buffer.height,
        access: SDL_TEXTUREACCESS_STATIC)
    else { return nil }
    upload(picture.bounds, picture, to: made)
    picture.recordSent()
    picture.hasTexture = true
    layers[key] = Entry(texture: made, bitmap: picture)
    return made
  }

  /// The texture of a shadow mask in white: four corners around one center pixel.
  func texture(of mask: ShadowMask) -> Texture? {
    let key = ObjectIdentifier(mask)
    if let known = shadows[key] { return known.texture }
    let side = mask.corner.width
    let size = side * 2 + 1
    guard
      let buffer = PixelBuffer(width: size, height: size),
      let made = Texture(
        renderer: renderer, width: size, height: size, access: SDL_TEXTUREACCESS_STATIC)
    else { return nil }
    for y in 0..<size {
      let depth = min(y, size - 1 - y)
      for x in 0..<size {
        let inward = min(x, size - 1 - x)
        let strength = mask.strength(column: inward, row: depth)
        buffer.row(x: x, y: y).pointee = UInt32(strength) &* 0x0101_0101
      }
    }
    made.upload(buffer.bounds, of: buffer)
    if shadows.count >= Self.maximumShadowCount { shadows.removeAll() }
    shadows[key] = (mask, made)
    return made
  }

  /// The number of textures and their size in bytes.
  var usage: (count: Int, bytes: Int) {
    let textures = layers.values.map(\.texture) + shadows.values.map(\.texture)
    return (textures.count, textures.reduce(0) { $0 + $1.width * $1.height * 4 })
  }

  /// Removes the textures of removed bitmaps.
  func removeUnused(visibleLayerCount: Int) {
    guard layers.count > visibleLayerCount else { return }
    for (key, entry) in layers where entry.bitmap == nil { layers[key] = nil }
  }

  func removeAll() {
    for entry in layers.values { entry.bitmap?.hasTexture = false }
    layers.removeAll()
    shadows.removeAll()
  }

  private func upload(_ area: PixelRect, _ picture: LayerBitmap, to texture: Texture) {
    guard !area.isEmpty else { return }
    picture.fillWithUniformColor()
    texture.upload(
      area.offset(x: -picture.bounds.minX, y: -picture.bounds.minY), of: picture.buffer)
  }
}

/// Pixels in the memory of the renderer's driver.
@MainActor
final class Texture {
  let handle: OpaquePointer
  let width: Int
  let height: Int

  private let renderer: Renderer

  /// Nil if the driver has no memory, or if the size exceeds its limit.
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

  isolated deinit { SDL_DestroyTexture(handle) }

  func upload(_ area: PixelRect, of buffer: PixelBuffer) {
    guard !area.isEmpty else { return }
    var rect = SDL_Rect(area)
    SDL_UpdateTexture(
      handle, &rect, buffer.row(x: area.minX, y: area.minY), Int32(buffer.stride * 4))
  }
}
