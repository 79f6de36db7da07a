// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// The textures of layers and shadows. Each is made from a picture in memory and can be made
/// again, so the pool may be emptied at any time.
final class TexturePool {
  private struct Entry {
    let texture: Texture
    /// Gone when the layer store gave the picture up: then the texture goes too.
    weak var picture: LayerPicture?
  }

  private let renderer: Renderer
  private var layers: [ObjectIdentifier: Entry] = [:]
  private var shadows: [ObjectIdentifier: (mask: ShadowMask, texture: Texture)] = [:]

  /// Shadow textures; as many as there are masks.
  private static let shadowLimit = 16

  init(renderer: Renderer) {
    self.renderer = renderer
  }

  /// The texture of a layer's picture, with all that was painted since it was last asked for.
  func texture(of picture: LayerPicture) -> Texture? {
    let key = ObjectIdentifier(picture)
    if let known = layers[key], known.picture === picture {
      for area in picture.unsent.rects { upload(area, picture, to: known.texture) }
      picture.noteSent()
      return known.texture
    }
    guard
      let made = Texture(
        renderer: renderer, width: picture.buffer.width, height: picture.buffer.height,
        access: SDL_TEXTUREACCESS_STATIC)
    else { return nil }
    upload(picture.bounds, picture, to: made)
    picture.noteSent()
    picture.textureMade()
    layers[key] = Entry(texture: made, picture: picture)
    return made
  }

  /// White, as strong as the mask: four corners around one middle pixel.
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
    if shadows.count >= Self.shadowLimit { shadows.removeAll() }
    shadows[key] = (mask, made)
    return made
  }

  /// The textures of layers and shadows, and their bytes.
  var use: (count: Int, bytes: Int) {
    let textures = layers.values.map(\.texture) + shadows.values.map(\.texture)
    return (textures.count, textures.reduce(0) { $0 + $1.width * $1.height * 4 })
  }

  /// Frees the textures of pictures that are gone.
  func sweep(shown: Int) {
    guard layers.count > shown else { return }
    for (key, entry) in layers where entry.picture == nil { layers[key] = nil }
  }

  func removeAll() {
    for entry in layers.values { entry.picture?.textureRemoved() }
    layers.removeAll()
    shadows.removeAll()
  }

  private func upload(_ area: PixelRect, _ picture: LayerPicture, to texture: Texture) {
    guard !area.isEmpty else { return }
    picture.fillWithUniformColor()
    texture.upload(
      area.offset(x: -picture.bounds.minX, y: -picture.bounds.minY), of: picture.buffer)
  }
}

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
