// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2Image
internal import Drawing

nonisolated extension ImageLoader {
  /// Decodes an image and fits it into `width` × `height` pixels. Its aspect ratio is kept unless it is stretched.
  func load(_ source: Source, width: Int, height: Int) throws(HostError) -> PixelBuffer {
    let picture = try decode(source, width, height)
    if source.image.flipsForRightToLeftLayoutDirection { picture.flip() }
    return picture
  }

  private func decode(
    _ source: Source, _ width: Int, _ height: Int
  ) throws(HostError) -> PixelBuffer {
    let (name, stretched) = (source.name, source.image.isStretched)
    if let memory = source.image.bytes, let (columns, rows) = memory.pixels {
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        UnsafeMutableRawPointer(mutating: memory.bytes.baseAddress), Int32(columns), Int32(rows),
        32, Int32(4 * columns), SDL_PIXELFORMAT_ABGR8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      return try fit(surface, name, width, height, stretched: stretched)
    }
    let file = try openStream(source.path, source.image)
    defer { SDL_RWclose(file) }
    // The file may have changed since its header was read.
    let found = try check(file, source.image, path: source.path)
    switch found.header {
    case .bitmap(let format, let columns, let rows):
      guard let surface = Self.decodeBitmap(file, format) else {
        throw .sdl(.noInput, "cannot read the image \(name)")
      }
      defer { SDL_FreeSurface(surface) }
      guard Int(surface.pointee.w) == columns, Int(surface.pointee.h) == rows else {
        throw Self.sizeMismatchError(found, surface)
      }
      return try fit(surface, name, width, height, stretched: stretched)
    case .vector(let across, let down):
      let surface = try renderVector(file, found, Size(across, down), width, height)
      defer { SDL_FreeSurface(surface) }
      return try fit(surface, name, stretched ? width : nil, height, stretched: stretched)
    }
  }

  private static func sizeMismatchError(
    _ source: Source, _ surface: UnsafeMutablePointer<SDL_Surface>
  ) -> HostError {
    HostError(
      .noInput, "cannot read the image \(source.name)",
      reason:
        "its header says \(source.header), but it has \(surface.pointee.w) × \(surface.pointee.h) pixels"
    )
  }

  /// Uses only the decoder of the format whose header was read: SDL_image would try all decoders.
  private static func decodeBitmap(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ format: ImageHeader.Format
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    switch format {
    case .png: PNGChunkFilter.read(file) { sdl_image_load_png($0) }
    case .jpeg, .progressiveJPEG: sdl_image_load_jpeg(file)
    case .webP: sdl_image_load_webp(file)
    case .raw: nil
    }
  }

  /// Fits a decoded image into a box. Without a width the image keeps its size.
  private func fit(
    _ surface: UnsafeMutablePointer<SDL_Surface>?, _ name: String, _ width: Int?, _ height: Int,
    stretched: Bool
  ) throws(HostError) -> PixelBuffer {
    guard let surface, let whole = PixelBuffer(copying: surface) else {
      throw .sdl(.software, "not enough memory for the image \(name)")
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
      throw HostError(.software, "not enough memory for the image \(name)")
    }
    return fitted
  }

  private func renderVector(
    _ file: UnsafeMutablePointer<SDL_RWops>, _ source: Source, _ size: Size, _ width: Int,
    _ height: Int
  ) throws(HostError) -> UnsafeMutablePointer<SDL_Surface> {
    let stretched = source.image.isStretched
    let (weight, pixels) = (source.image.weight, min(width, height))
    var drawing = ImageHeader.read(source.size, of: file)
    // Only the bundled icons have two weights. The time to align a file grows with the square of its size.
    if source.isBundled || source.size <= Self.maximumQuickVectorByteCount {
      if !stretched, pixels <= IconGrid.maximumSide {
        drawing = IconGrid.fit(drawing, pixels: pixels, weight: weight)
      }
      if weight == .semibold { drawing = IconGrid.widenStrokes(drawing) }
    }
    // SDL_image 2.6 always keeps the aspect ratio, so the image fills the box in one direction. A stretched image is
    // rendered at least as large as the box in both directions, and reduced later.
    // The comparison uses the decoder's 32-bit numbers.
    let fullHeight = Float(size.height) * (Float(width) / Float(size.width))
    let fillsWidth = (fullHeight.rounded(.up) > Float(height)) == stretched
    let factor = fillsWidth ? Double(width) / size.width : Double(height) / size.height
    let drawn = Size(size.width * factor, size.height * factor)
    guard drawn.width * drawn.height <= Double(max(maximumImagePixelCount, width * height)) else {
      throw HostError(
        .noInput, "the image \(source.name) is too large to be stretched",
        reason: "\(source.header) in a box of \(width) × \(height) pixels")
    }
    if !source.isBundled { try checkVectorWork(drawing, source, size, drawn) }
    let surface = drawing.withUnsafeBytes { bytes in
      let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      defer { if let stream { SDL_RWclose(stream) } }
      return stream.flatMap {
        sdl_image_load_svg(
          $0, fillsWidth ? Int32(clamping: width) : 0, fillsWidth ? 0 : Int32(clamping: height))
      }
    }
    guard let surface else { throw .sdl(.noInput, "cannot read the image \(source.name)") }
    // nanosvg computes with 32 bits and rounds up.
    guard abs(Double(surface.pointee.w) - drawn.width) <= 2,
      abs(Double(surface.pointee.h) - drawn.height) <= 2
    else {
      defer { SDL_FreeSurface(surface) }
      throw Self.sizeMismatchError(source, surface)
    }
    return surface
  }

  /// Refuses an SVG file that takes too much work, or to which the decoder would give a size other than the header's.
  private func checkVectorWork(
    _ drawing: [UInt8], _ source: Source, _ size: Size, _ drawn: Size
  ) throws(HostError) {
    do throws(VectorWork.Excess) {
      var work = VectorWork(width: drawn.width, height: drawn.height)
      try work.add(drawing[...])
      guard let found = work.size, Size(found.width, found.height) == size else {
        throw VectorWork.Excess("another size than its first element")
      }
    } catch {
      throw HostError(
        .noInput, "the image \(source.name) takes too long to draw",
        reason: "it has \(error.reason)",
        recoverySuggestion: "make it simpler")
    }
  }
}
