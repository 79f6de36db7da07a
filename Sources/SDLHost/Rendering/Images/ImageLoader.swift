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

  /// Bytes of a bitmap file: eight for each pixel, as the largest pixels of PNG have, and so many for what else is in the file,
  /// such as the film of a photograph that moves.
  private static let largestAddition = 16 << 20

  /// Pixels and bytes of a bitmap that takes no longer than a frame.
  private static let quickPixels = 1 << 18
  private static let quickBytes = 1 << 20

  /// Bytes of an SVG file that is measured before anybody waits for it. Icons have 200 to 2,000.
  private static let quickVector = 4 << 10

  /// Pixels that such a file may be drawn at without a thread of its own.
  private static let quickVectorPixels = 1 << 16

  private static let extensions = ["", ".svg", ".png", ".jpg", ".jpeg", ".webp"]

  /// A picture that was found.
  struct Source: Sendable {
    let image: Image
    /// Nil for a bundled one.
    let path: String?
    let header: PictureHeader
    /// Bytes.
    let size: Int
    /// Whether decoding takes no longer than a frame, if it is drawn in an ordinary size.
    fileprivate(set) var isQuick = true

    /// Where it was found.
    var name: String { path ?? image.name }

    /// Whether the picture is one of the bundled assets, which are not measured.
    var isBundled: Bool { path == nil && image.memory == nil }

    /// Whether decoding takes no longer than a frame at a size in pixels.
    func isQuick(width: Int, height: Int) -> Bool {
      if case .vector = header, !isBundled {
        return isQuick && Double(width) * Double(height) <= Double(ImageLoader.quickVectorPixels)
      }
      return isQuick
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

  private func bytes(_ memory: PictureBytes) -> UnsafeMutablePointer<SDL_RWops>? {
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

  private func asset(_ name: String) -> UnsafeMutablePointer<SDL_RWops>? {
    guard let asset = bundled_asset_named(name) else { return nil }
    return SDL_RWFromConstMem(asset.pointee.bytes, Int32(clamping: asset.pointee.count))
  }

  /// Refuses files that are no pictures, and pictures that would take too much memory or time.
  private func check(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ image: Image, path: String?
  ) throws(HostError) -> Source {
    let header: PictureHeader
    do throws(PictureHeader.Defect) {
      header = try PictureHeader(of: file)
    } catch {
      throw HostError(.noInput, "cannot read \(path ?? image.name)", reason: error.reason)
    }
    var source = try check(header, image, path: path, size: Int(SDL_RWsize(file)))
    if case .vector = header, !source.isBundled {
      source.isQuick = source.size <= Self.quickVector && isQuick(file, source)
    }
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
        overflows || count > largestPicture
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

  /// Whether a small SVG file is drawn quickly. A file that is refused is not: its error belongs to the decoding.
  private func isQuick(_ file: UnsafeMutablePointer<SDL_RWops>, _ source: Source) -> Bool {
    defer { SDL_RWseek(file, 0, RW_SEEK_SET) }
    let side = Double(Self.quickVectorPixels).squareRoot()
    var work = VectorWork(width: side, height: side)
    do throws(VectorWork.Excess) {
      try work.add(text(of: file, source)[...])
      return work.isQuick
    } catch {
      return false
    }
  }

  /// All bytes of an SVG file.
  private func text(of file: UnsafeMutablePointer<SDL_RWops>, _ source: Source) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: source.size) { room, used in
      used = min(source.size, SDL_RWread(file, room.baseAddress, 1, source.size))
    }
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
    let name = source.name
    let memory = source.path == nil ? source.image.memory.map(bytes) ?? asset(name) : nil
    guard let file = try source.path.map(SmallFile.stream) ?? memory else {
      throw .sdl(.noInput, "cannot read the picture \(name)")
    }
    defer { SDL_RWclose(file) }
    // The file may have changed.
    let found = try check(file, source.image, path: source.path)
    let stretched = source.image.isStretched
    switch found.header {
    case .bitmap(let format, let columns, let rows):
      guard let surface = Self.bitmap(file, format) else {
        throw .sdl(.noInput, "cannot read the picture \(name)")
      }
      defer { SDL_FreeSurface(surface) }
      guard Int(surface.pointee.w) == columns, Int(surface.pointee.h) == rows else {
        throw Self.hasOtherSize(found, surface)
      }
      return try fit(surface, name, width, height, stretched: stretched)
    case .vector(let across, let down):
      let surface = try vector(file, found, Size(across, down), width, height)
      defer { SDL_FreeSurface(surface) }
      return try fit(surface, name, stretched ? width : nil, height, stretched: stretched)
    }
  }

  private static func hasOtherSize(
    _ source: Source, _ surface: UnsafeMutablePointer<SDL_Surface>
  ) -> HostError {
    HostError(
      .noInput, "cannot read the picture \(source.name)",
      reason:
        "its header says \(source.header), but it has \(surface.pointee.w) × \(surface.pointee.h) pixels"
    )
  }

  /// Only the decoder whose header was read: SDL_image would try all decoders.
  private static func bitmap(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ format: PictureHeader.Format
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    switch format {
    case .png: IMG_LoadPNG_RW(file)
    case .jpeg, .progressiveJPEG: IMG_LoadJPG_RW(file)
    case .webP: IMG_LoadWEBP_RW(file)
    case .plain: nil
    }
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
    _ file: UnsafeMutablePointer<SDL_RWops>, _ source: Source, _ size: Size, _ width: Int,
    _ height: Int
  ) throws(HostError) -> UnsafeMutablePointer<SDL_Surface> {
    let stretched = source.image.isStretched
    let (weight, pixels) = (source.image.weight, min(width, height))
    var drawing = text(of: file, source)
    // Only the bundled icons have two weights, and the time to fit a file to pixels grows with the square of its size.
    if source.isBundled || source.size <= Self.quickVector {
      if !stretched, pixels <= IconGrid.largest {
        drawing = IconGrid.fit(drawing, pixels: pixels, weight: weight)
      }
      if weight == .semibold { drawing = SemiboldStrokes.widen(drawing) }
    }
    // SDL_image 2.6 keeps the aspect whatever it is given, so the picture fills the box in one direction. A picture that is
    // stretched is made as large as the box in both directions, and smaller in one of them later.
    // The comparison uses the decoder's numbers of 32 bits.
    let fullHeight = Float(size.height) * (Float(width) / Float(size.width))
    let fillsWidth = (fullHeight.rounded(.up) > Float(height)) == stretched
    let factor = fillsWidth ? Double(width) / size.width : Double(height) / size.height
    let drawn = Size(size.width * factor, size.height * factor)
    guard drawn.width * drawn.height <= Double(max(largestPicture, width * height)) else {
      throw HostError(
        .noInput, "the picture \(source.name) is too large to be stretched",
        reason: "\(source.header) in a box of \(width) × \(height) pixels")
    }
    if !source.isBundled { try measure(drawing, source, size, drawn) }
    let surface = drawing.withUnsafeBytes { bytes in
      let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      defer { if let stream { SDL_RWclose(stream) } }
      return stream.flatMap {
        IMG_LoadSizedSVG_RW(
          $0, fillsWidth ? Int32(clamping: width) : 0, fillsWidth ? 0 : Int32(clamping: height))
      }
    }
    guard let surface else { throw .sdl(.noInput, "cannot read the picture \(source.name)") }
    // nanosvg computes with 32 bits and rounds up.
    guard abs(Double(surface.pointee.w) - drawn.width) <= 2,
      abs(Double(surface.pointee.h) - drawn.height) <= 2
    else {
      defer { SDL_FreeSurface(surface) }
      throw Self.hasOtherSize(source, surface)
    }
    return surface
  }

  /// Refuses an SVG file that takes too much work, or that the decoder would give another size than the header.
  private func measure(
    _ drawing: [UInt8], _ source: Source, _ size: Size, _ drawn: Size
  ) throws(HostError) {
    do throws(VectorWork.Excess) {
      var work = VectorWork(width: drawn.width, height: drawn.height)
      try work.add(drawing[...])
      guard let found = work.size, Size(found.width, found.height) == size else {
        throw VectorWork.Excess("another size than that of its first element")
      }
    } catch {
      throw HostError(
        .noInput, "the picture \(source.name) takes too much work",
        reason: "it has \(error.reason)",
        remedy: "make it simpler")
    }
  }
}
