// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import CSDL2Image
internal import Drawing

/// Finds a picture by name and decodes it at the size it is drawn at.
struct ImageLoader {
  /// Folders to look in, in order, before the bundled assets.
  let directories: [String]

  /// Bytes. A larger SVG file is no icon; reading it would stop the program for too long.
  private static let largestVector = 8 << 20

  private static let extensions = ["", ".svg", ".png", ".jpg", ".jpeg"]

  /// The picture, fitted into `width` × `height` pixels with its aspect kept.
  func load(_ name: String, width: Int, height: Int) throws(HostError) -> PixelBuffer {
    if let asset = bundled_asset_named(name), !fileExists(name) {
      let count = Int32(clamping: asset.pointee.count)
      guard let bytes = SDL_RWFromConstMem(asset.pointee.bytes, count) else {
        throw .sdl(.software, "cannot read the picture \(name)")
      }
      return try decode(bytes, name, width, height)
    }
    for path in candidates(name) {
      guard let file = SDL_RWFromFile(path, "rb") else { continue }
      return try decode(file, path, width, height)
    }
    throw HostError(
      .noInput, "no picture named \(name)", remedy: "give a path or a name in the asset folders")
  }

  private func candidates(_ name: String) -> [String] {
    let stems = name.hasPrefix("/") ? [name] : directories.map { "\($0)/\(name)" }
    return stems.flatMap { stem in Self.extensions.map { stem + $0 } }
  }

  private func fileExists(_ name: String) -> Bool {
    candidates(name).contains { path in
      guard let file = SDL_RWFromFile(path, "rb") else { return false }
      SDL_RWclose(file)
      return true
    }
  }

  private func decode(
    _ bytes: UnsafeMutablePointer<SDL_RWops>, _ name: String, _ width: Int, _ height: Int
  ) throws(HostError) -> PixelBuffer {
    defer { SDL_RWclose(bytes) }
    let isVector = IMG_isSVG(bytes) != 0
    if isVector, SDL_RWsize(bytes) > Self.largestVector {
      throw HostError(.noInput, "the picture \(name) is too large")
    }
    guard let surface = isVector ? vector(bytes, width, height) : IMG_Load_RW(bytes, 0) else {
      throw .sdl(.noInput, "cannot read the picture \(name)")
    }
    defer { SDL_FreeSurface(surface) }
    guard let whole = PixelBuffer(copying: surface) else {
      throw .sdl(.software, "no memory for the picture \(name)")
    }
    if isVector { return whole }
    let factor = min(
      Double(width) / Double(whole.width), Double(height) / Double(whole.height))
    let fitted = Resampler.resize(
      whole, width: max(1, Int((Double(whole.width) * factor).rounded())),
      height: max(1, Int((Double(whole.height) * factor).rounded())))
    guard let fitted else { throw HostError(.software, "no memory for the picture \(name)") }
    return fitted
  }

  /// Rasterises so that the picture fills the box in one direction. SDL_image 2.6 keeps the
  /// aspect only when one side is left to it.
  private func vector(
    _ bytes: UnsafeMutablePointer<SDL_RWops>, _ width: Int, _ height: Int
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let wide = IMG_LoadSizedSVG_RW(bytes, Int32(clamping: width), 0) else { return nil }
    guard Int(wide.pointee.h) > height else { return wide }
    SDL_FreeSurface(wide)
    SDL_RWseek(bytes, 0, RW_SEEK_SET)
    return IMG_LoadSizedSVG_RW(bytes, 0, Int32(clamping: height))
  }
}
