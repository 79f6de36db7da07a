// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CBundledAssets
internal import CSDL2
internal import Drawing
internal import Glibc

/// Finds an image by name and decodes it in the size at which it is drawn.
nonisolated struct ImageLoader: Sendable {
  /// The folders that are searched in order, before the bundled assets.
  let directories: [String]

  var maximumImagePixelCount = Self.maximumImagePixelCount

  static let maximumImagePixelCount = 128_000_000

  /// The maximum size of an SVG file in bytes. A larger file is no icon, and reading it would take too long.
  private static let maximumVectorByteCount = 8 << 20

  private static let maximumAspectRatio = 1000.0

  /// The bytes of a bitmap file beyond eight per pixel, PNG's maximum, such as for the film in a motion photo.
  private static let maximumExtraByteCount = 16 << 20

  /// The maximum size in pixels and in bytes of a bitmap that is decoded within a frame.
  private static let maximumQuickPixelCount = 1 << 18
  private static let maximumQuickByteCount = 1 << 20

  /// The maximum size in bytes of an SVG file that is measured on the main thread. Icons have 200 to 2,000 bytes.
  static let maximumQuickVectorByteCount = 4 << 10

  /// The side in pixels of the square for which an SVG file is measured.
  private static let measurementSide = 256.0

  /// The maximum number of pixels covered by the shapes of an SVG file that is decoded on the main thread. An icon of
  /// 48 pixels covers 10,000; a drawing of ten shapes in half a window covers 4,000,000.
  private static let maximumQuickCoverage = 8_388_608.0

  private static let extensions = ["", ".svg", ".png", ".jpg", ".jpeg", ".webp"]

  struct Source: Sendable {
    let image: Image
    /// The path of the file; nil for a bundled image.
    let path: String?
    let header: ImageHeader
    let size: Int
    /// Whether decoding takes no longer than a frame if the image is drawn in an ordinary size.
    fileprivate(set) var isQuick = true
    /// The area of the shapes in an SVG file relative to the area of the image; zero if it is not measured.
    fileprivate var coverage = 0.0

    var name: String { path ?? image.name }

    /// Whether the image is one of the bundled assets, which are not measured.
    var isBundled: Bool { path == nil && image.bytes == nil }

    func isQuick(width: Int, height: Int) -> Bool {
      isQuick && coverage * Double(width) * Double(height) <= ImageLoader.maximumQuickCoverage
    }
  }

  func find(_ image: Image) throws(HostError) -> Source {
    if let memory = image.bytes, let (width, height) = memory.pixels {
      return try check(
        .bitmap(.raw, width: width, height: height), image, path: nil, size: memory.bytes.count)
    }
    let path = image.bytes == nil ? candidates(image.name).first { access($0, R_OK) == 0 } : nil
    return try open(path, as: image)
  }

  /// - Parameter path: The path of a file; nil for an image in memory or a bundled one.
  func open(_ path: String?, as image: Image) throws(HostError) -> Source {
    let file = try openStream(path, image)
    defer { SDL_RWclose(file) }
    return try check(file, image, path: path)
  }

  func openStream(
    _ path: String?, _ image: Image
  ) throws(HostError) -> UnsafeMutablePointer<SDL_RWops> {
    if let path { return try SmallFile.openStream(of: path) }
    let stream: UnsafeMutablePointer<SDL_RWops>?
    if let bytes = image.bytes?.bytes {
      stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
    } else if let asset = bundled_asset_named(image.name) {
      stream = SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
    } else {
      throw HostError(
        .noInput, "no image named \(image.name)",
        recoverySuggestion: "give the path of a file, or a name in the asset folders")
    }
    guard let stream else { throw .sdl(.noInput, "cannot read \(image.name)") }
    return stream
  }

  static func timeoutError(_ name: String, _ seconds: Double) -> HostError {
    HostError(
      .noInput, "reading the image \(name) took more than \(seconds) seconds",
      recoverySuggestion: "make it smaller or simpler")
  }

  private func candidates(_ name: String) -> [String] {
    let stems = name.hasPrefix("/") ? [name] : directories.map { "\($0)/\(name)" }
    return stems.flatMap { stem in Self.extensions.map { stem + $0 } }
  }

  /// Refuses files that are not images, and images that would take too much memory or time.
  func check(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ image: Image, path: String?
  ) throws(HostError) -> Source {
    let header: ImageHeader
    do throws(ImageHeader.Defect) {
      header = try ImageHeader(of: file)
    } catch {
      throw HostError(.noInput, "cannot read \(path ?? image.name)", reason: error.reason)
    }
    var source = try check(header, image, path: path, size: Int(SDL_RWsize(file)))
    if case .vector = header, !source.isBundled { measureWork(of: &source, file) }
    return source
  }

  private func check(
    _ header: ImageHeader, _ image: Image, path: String?, size: Int
  ) throws(HostError) -> Source {
    let isTooLarge: Bool
    let isQuick: Bool
    switch header {
    case .bitmap(let format, let width, let height):
      let (count, overflows) = width.multipliedReportingOverflow(by: height)
      isTooLarge =
        overflows || count > (format == .raw ? Self.maximumImagePixelCount : maximumImagePixelCount)
        || Double(size) > 8 * Double(count) + Double(Self.maximumExtraByteCount)
      isQuick =
        count <= Self.maximumQuickPixelCount && size <= Self.maximumQuickByteCount
        && format != .progressiveJPEG
    case .vector(let width, let height):
      isTooLarge =
        size > Self.maximumVectorByteCount
        || max(width, height) > min(width, height) * Self.maximumAspectRatio
        || width * height > Double(maximumImagePixelCount)
      isQuick = true
    }
    guard !isTooLarge else {
      throw HostError(
        .noInput, "the image \(path ?? image.name) is too large",
        reason: "\(header), \(size) bytes",
        recoverySuggestion: "make it smaller")
    }
    return Source(image: image, path: path, header: header, size: size, isQuick: isQuick)
  }

  /// Determines whether a small SVG file is drawn quickly. Errors are ignored here; decoding reports them.
  private func measureWork(of source: inout Source, _ file: UnsafeMutablePointer<SDL_RWops>) {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    source.isQuick = false
    guard source.size <= Self.maximumQuickVectorByteCount else { return }
    var work = VectorWork(width: Self.measurementSide, height: Self.measurementSide)
    do throws(VectorWork.Excess) {
      try work.add(ImageHeader.read(source.size, of: file)[...])
      source.isQuick = work.isQuick
      source.coverage = work.paintedArea / (Self.measurementSide * Self.measurementSide)
    } catch {}
  }
}
