// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import Drawing
internal import Glibc

/// Finds a picture by name and decodes it at the size it is drawn at.
nonisolated struct ImageLoader: Sendable {
  /// Folders to look in, in order, before the bundled assets.
  let directories: [String]

  /// Pixels; a larger picture file is not decoded.
  var largestPicture = Self.largestPicture

  static let largestPicture = 128_000_000

  /// Bytes. A larger SVG file is no icon; reading it would take for too long.
  private static let largestVector = 8 << 20

  /// Longer sides in shorter ones: a vector picture that is narrower has no use.
  private static let largestAspect = 1000.0

  /// Bytes of a bitmap file: eight for each pixel, as the largest pixels of PNG have, and so many for what else is in the file,
  /// such as the film of a photograph that moves.
  private static let largestAddition = 16 << 20

  /// Pixels and bytes of a bitmap that takes no longer than a frame.
  private static let quickPixels = 1 << 18
  private static let quickBytes = 1 << 20

  /// Bytes of an SVG file that is measured on the main thread. Icons have 200 to 2,000.
  static let quickVector = 4 << 10

  /// The side of the square in pixels that such a file is measured for.
  private static let measuredSide = 256.0

  /// Pixels that the shapes of such a file may cover without a thread of its own. An icon of 48 pixels covers 10,000, a drawing
  /// of ten shapes in half a window 4,000,000.
  private static let quickCover = 8_388_608.0

  private static let extensions = ["", ".svg", ".png", ".jpg", ".jpeg", ".webp"]

  /// A picture that was found.
  struct Source: Sendable {
    let image: Image
    /// Nil for a bundled one.
    let path: String?
    let header: PictureHeader
    /// Bytes.
    let size: Int
    /// Whether decoding takes no longer than a frame, if the picture is drawn in an ordinary size.
    fileprivate(set) var isQuick = true
    /// How often the shapes of an SVG file cover all of the picture; zero if it is not measured.
    fileprivate var cover = 0.0

    /// Where it was found.
    var name: String { path ?? image.name }

    /// Whether the picture is one of the bundled assets, which are not measured.
    var isBundled: Bool { path == nil && image.memory == nil }

    /// Whether decoding takes no longer than a frame at a size in pixels.
    func isQuick(width: Int, height: Int) -> Bool {
      isQuick && cover * Double(width) * Double(height) <= ImageLoader.quickCover
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
      return try check(
        .bitmap(.plain, width: width, height: height), image, path: nil, size: memory.bytes.count)
    }
    guard let file = bytes(memory) else { throw .sdl(.noInput, "cannot read \(image.name)") }
    defer { SDL_RWclose(file) }
    return try check(file, image, path: nil)
  }

  func bytes(_ memory: PictureBytes) -> UnsafeMutablePointer<SDL_RWops>? {
    SDL_RWFromConstMem(memory.bytes.baseAddress, Int32(clamping: memory.bytes.count))
  }

  /// Reads the header of a file.
  func open(_ path: String, as image: Image? = nil) throws(HostError) -> Source {
    let file = try SmallFile.stream(of: path)
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

  func asset(_ name: String) -> UnsafeMutablePointer<SDL_RWops>? {
    guard let asset = bundled_asset_named(name) else { return nil }
    return SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
  }

  /// Refuses files that are no pictures, and pictures that would take too much memory or time.
  func check(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ image: Image, path: String?
  ) throws(HostError) -> Source {
    let header: PictureHeader
    do throws(PictureHeader.Defect) {
      header = try PictureHeader(of: file)
    } catch {
      throw HostError(.noInput, "cannot read \(path ?? image.name)", reason: error.reason)
    }
    var source = try check(header, image, path: path, size: Int(SDL_RWsize(file)))
    if case .vector = header, !source.isBundled { source = measured(source, file) }
    return source
  }

  private func check(
    _ header: PictureHeader, _ image: Image, path: String?, size: Int
  ) throws(HostError) -> Source {
    let isTooLarge: Bool
    let isQuick: Bool
    switch header {
    case .bitmap(let format, let width, let height):
      let (count, overflows) = width.multipliedReportingOverflow(by: height)
      isTooLarge =
        overflows || count > (format == .plain ? Self.largestPicture : largestPicture)
        || Double(size) > 8 * Double(count) + Double(Self.largestAddition)
      isQuick =
        count <= Self.quickPixels && size <= Self.quickBytes && format != .progressiveJPEG
    case .vector(let width, let height):
      isTooLarge =
        size > Self.largestVector || max(width, height) > min(width, height) * Self.largestAspect
        || width * height > Double(largestPicture)
      isQuick = true
    }
    guard !isTooLarge else {
      throw HostError(
        .noInput, "the picture \(path ?? image.name) is too large",
        reason: "\(header), \(size) bytes",
        remedy: "make it smaller")
    }
    return Source(image: image, path: path, header: header, size: size, isQuick: isQuick)
  }

  /// Finds out whether a small SVG file is drawn quickly. The error of a file that is refused belongs to the decoding.
  private func measured(
    _ source: Source, _ file: UnsafeMutablePointer<SDL_RWops>
  ) -> Source {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    var source = source
    source.isQuick = false
    guard source.size <= Self.quickVector else { return source }
    var work = VectorWork(width: Self.measuredSide, height: Self.measuredSide)
    do throws(VectorWork.Excess) {
      try work.add(text(of: file, source)[...])
      source.isQuick = work.isQuick
      source.cover = work.painted / (Self.measuredSide * Self.measuredSide)
    } catch {}
    return source
  }

  /// All bytes of an SVG file.
  func text(of file: UnsafeMutablePointer<SDL_RWops>, _ source: Source) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: source.size) { room, used in
      used = min(source.size, SDL_RWread(file, room.baseAddress, 1, source.size))
    }
  }
}
