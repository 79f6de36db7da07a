// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import CSDL2Image
internal import Drawing
internal import Glibc

/// Finds a picture by name and decodes it at the size it is drawn at.
nonisolated struct ImageLoader: Sendable {
  /// Folders to look in, in order, before the bundled assets.
  let directories: [String]

  /// Pixels; a larger picture is not decoded.
  var largestPicture = Self.largestPicture

  static let largestPicture = 128_000_000

  /// Bytes. A larger SVG file is no icon; reading it would take for too long.
  private static let largestVector = 8 << 20

  /// Longer sides in shorter ones: a vector picture that is narrower has no use.
  private static let largestAspect = 1000.0

  private static let extensions = ["", ".svg", ".png", ".jpg", ".jpeg", ".webp"]

  /// A picture that was found.
  struct Source: Sendable {
    let image: Image
    /// Nil for a bundled one.
    let path: String?
    let header: PictureHeader
    /// Bytes.
    let size: Int

    /// Where it was found.
    var name: String { path ?? image.name }

    /// Whether decoding takes no longer than a frame: so many pixels, or so much of a path.
    var isQuick: Bool {
      switch header {
      case _ where path == nil && image.memory == nil: true
      case .bitmap(let width, let height): width * height <= 1 << 18
      case .vector: size <= 32 << 10
      }
    }
  }

  /// Finds a picture and reads its header.
  func find(_ image: Image) throws(HostError) -> Source {
    let name = image.name
    if let memory = image.memory { return try find(image, memory) }
    for path in candidates(name) where access(path, R_OK) == 0 { return try open(path, as: image) }
    guard let file = asset(name) else {
      throw HostError(
        .noInput, "no picture named \(name)",
        remedy: "give a path or a name in the asset folders")
    }
    defer { SDL_RWclose(file) }
    return try check(file, image, path: nil)
  }

  private func find(_ image: Image, _ memory: PictureBytes) throws(HostError) -> Source {
    if let (width, height) = memory.pixels {
      return Source(
        image: image, path: nil, header: .bitmap(width: width, height: height),
        size: memory.bytes.count)
    }
    guard let file = bytes(memory) else { throw .sdl(.noInput, "cannot read \(image.name)") }
    defer { SDL_RWclose(file) }
    return try check(file, image, path: nil)
  }

  private func bytes(_ memory: PictureBytes) -> UnsafeMutablePointer<SDL_RWops>? {
    SDL_RWFromConstMem(memory.bytes.baseAddress, Int32(clamping: memory.bytes.count))
  }

  /// Reads the header of a file.
  func open(_ path: String, as image: Image? = nil) throws(HostError) -> Source {
    guard let file = SDL_RWFromFile(path, "rb") else { throw .sdl(.noInput, "cannot read \(path)") }
    defer { SDL_RWclose(file) }
    return try check(file, image ?? Image(path), path: path)
  }

  static func tookTooLong(_ name: String, _ seconds: Double) -> HostError {
    HostError(
      .noInput, "the picture \(name) took more than \(seconds) seconds",
      remedy: "make it smaller or simpler")
  }

  private func candidates(_ name: String) -> [String] {
    let stems = name.hasPrefix("/") ? [name] : directories.map { "\($0)/\(name)" }
    return stems.flatMap { stem in Self.extensions.map { stem + $0 } }
  }

  private func asset(_ name: String) -> UnsafeMutablePointer<SDL_RWops>? {
    guard let asset = bundled_asset_named(name) else { return nil }
    return SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
  }

  /// Refuses what is no picture, and what would take too much memory or time.
  private func check(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ image: Image, path: String?
  ) throws(HostError) -> Source {
    guard let header = PictureHeader(of: file) else {
      throw HostError(
        .noInput, "cannot read \(path ?? image.name)",
        reason: "no PNG, JPEG, WebP or SVG picture that says how large it is")
    }
    let size = Int(SDL_RWsize(file))
    let isTooLarge =
      switch header {
      case .bitmap(let width, let height):
        width.multipliedReportingOverflow(by: height).overflow || width * height > largestPicture
      case .vector(let width, let height):
        size > Self.largestVector || max(width, height) > min(width, height) * Self.largestAspect
          || width * height > Double(largestPicture)
      }
    guard !isTooLarge else {
      throw HostError(
        .noInput, "the picture \(path ?? image.name) is too large",
        reason: "\(header), \(size) bytes",
        remedy: "make it smaller")
    }
    return Source(image: image, path: path, header: header, size: size)
  }

  /// The picture, fitted into `width` × `height` pixels with its aspect kept unless it is stretched.
  func load(_ source: Source, width: Int, height: Int) throws(HostError) -> PixelBuffer {
    let picture = try decode(source, width, height)
    if source.image.flipsForRightToLeftLayoutDirection { picture.flip() }
    return picture
  }

  private func decode(
    _ source: Source, _ width: Int, _ height: Int
  ) throws(HostError) -> PixelBuffer {
    if let memory = source.image.memory, let (columns, rows) = memory.pixels {
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        UnsafeMutableRawPointer(mutating: memory.bytes.baseAddress), Int32(columns), Int32(rows),
        32, Int32(4 * columns), SDL_PIXELFORMAT_ABGR8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return try fit(
        surface, source.name, width, height, stretched: source.image.isStretched)
    }
    let file =
      source.image.memory.map(bytes) ?? source.path.map { SDL_RWFromFile($0, "rb") }
      ?? asset(source.image.name)
    let name = source.name
    guard let file else { throw .sdl(.noInput, "cannot read the picture \(name)") }
    defer { SDL_RWclose(file) }
    // It may have become another one since.
    let found = try check(file, source.image, path: source.path)
    let isVector = if case .vector = found.header { true } else { false }
    guard let surface = isVector ? vector(file, found, width, height) : IMG_Load_RW(file, 0) else {
      throw .sdl(.noInput, "cannot read the picture \(name)")
    }
    defer { SDL_FreeSurface(surface) }
    let stretched = source.image.isStretched
    return try fit(
      surface, name, isVector && !stretched ? nil : width, height, stretched: stretched)
  }

  /// What was decoded, made as large as wanted; as it is for no width.
  private func fit(
    _ surface: UnsafeMutablePointer<SDL_Surface>?, _ name: String, _ width: Int?, _ height: Int,
    stretched: Bool
  ) throws(HostError) -> PixelBuffer {
    guard let surface, let whole = PixelBuffer(copying: surface) else {
      throw .sdl(.software, "no memory for the picture \(name)")
    }
    guard let width else { return whole }
    let (across, down) = (
      Double(width) / Double(whole.width), Double(height) / Double(whole.height)
    )
    let factor = min(across, down)
    let fitted = Resampler.resize(
      whole,
      width: max(1, Int((Double(whole.width) * (stretched ? across : factor)).rounded())),
      height: max(1, Int((Double(whole.height) * (stretched ? down : factor)).rounded())))
    guard let fitted else {
      throw HostError(.software, "no memory for the picture \(name)")
    }
    return fitted
  }

  private func vector(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ source: Source, _ width: Int, _ height: Int
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    let stretched = source.image.isStretched
    let (weight, pixels) = (source.image.weight, min(width, height))
    guard weight == .semibold || (!stretched && pixels <= IconGrid.largest) else {
      return vector(file, width, height, stretched: stretched)
    }
    let drawing = [UInt8](unsafeUninitializedCapacity: source.size) { room, used in
      used = SDL_RWread(file, room.baseAddress, 1, source.size)
    }
    let fitted = stretched ? drawing : IconGrid.fit(drawing, pixels: pixels, weight: weight)
    let drawn = weight == .semibold ? SemiboldStrokes.widen(fitted) : fitted
    return drawn.withUnsafeBytes { bytes in
      guard let wide = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)) else {
        return nil
      }
      defer { SDL_RWclose(wide) }
      return vector(wide, width, height, stretched: stretched)
    }
  }

  /// Rasterises so that the picture fills the box in one direction. SDL_image 2.6 keeps the aspect whatever it is given.
  private func vector(
    _ bytes: UnsafeMutablePointer<SDL_RWops>, _ width: Int, _ height: Int, stretched: Bool
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    guard let wide = IMG_LoadSizedSVG_RW(bytes, Int32(clamping: width), 0) else { return nil }
    // One that is stretched is made as large as the box in both directions, and smaller in one of them later.
    guard (Int(wide.pointee.h) > height) != stretched else { return wide }
    SDL_FreeSurface(wide)
    SDL_RWseek(bytes, 0, RW_SEEK_SET)
    return IMG_LoadSizedSVG_RW(bytes, 0, Int32(clamping: height))
  }
}
