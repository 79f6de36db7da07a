// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import CSDL2Image
public import Drawing
internal import Glibc

/// An image in memory, such as the content of a window.
public nonisolated struct Bitmap: Sendable, Equatable {
  /// The width of the image, in pixels.
  public let width: Int
  /// The height of the image, in pixels.
  public let height: Int

  /// The pixels as `0xAARRGGBB` with premultiplied alpha, row by row from the top.
  public internal(set) var pixels: [UInt32]

  /// Creates a bitmap from pixels.
  ///
  /// - Parameter pixels: `width` times `height` values `0xAARRGGBB` with premultiplied alpha, row by row from the top.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      width > 0 && height > 0
        && width.multipliedReportingOverflow(by: height) == (pixels.count, false),
      "\(pixels.count) pixels are not an image of \(width) × \(height) pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The color of the pixel in column `x` and row `y` from the top left, not premultiplied. Traps outside of the image.
  public subscript(x: Int, y: Int) -> Color {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel (\(x), \(y)) is outside of \(width) × \(height) pixels")
    let pixel = pixels[y * width + x]
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: UInt8(alpha))
  }
}

extension Bitmap {
  /// Creates a bitmap from a PNG, JPEG, WebP or SVG file.
  ///
  /// - Throws: `HostError` if the path names no regular file, if the file is invalid or has another format, if the
  ///   image has more than 128,000,000 pixels, or if decoding takes more than 30 seconds. An SVG file must also have at
  ///   most 8 MiB, sides that differ at most by a factor of 1,000, and shapes that are not too expensive to draw.
  public nonisolated init(contentsOf path: String) throws(HostError) {
    let loader = ImageLoader(directories: [])
    try self.init(loader.open(path, as: Image(path)), with: loader)
  }

  /// Decodes the bytes of an image file within the same limits.
  package nonisolated init(decoding bytes: [UInt8]) throws(HostError) {
    let loader = ImageLoader(directories: [])
    try self.init(loader.find(Image(data: bytes)), with: loader)
  }

  private nonisolated init(
    _ source: ImageLoader.Source, with loader: ImageLoader
  ) throws(HostError) {
    let (width, height) = source.header.pixels
    let picture = ImageDecodingTask(source, width: width, height: height, with: loader)
    guard let outcome = picture.wait(timeout: 30) else {
      throw ImageLoader.timeoutError(source.name, 30)
    }
    self.init(try outcome.get())
  }

  /// Writes the image to a PNG file. A temporary file is written first and then renamed, so that an existing file is
  /// kept if the new one cannot be written. A device or a pipe is written to directly.
  /// - Throws: `HostError` if the file cannot be written.
  public nonisolated func writePNG(to path: String) throws(HostError) {
    try OutputFile.write(encodedPNG(for: path), to: path)
  }

  /// Writes a PNG file with a derived name, and returns the name, with a number if the first one was taken.
  package nonisolated func writePNG(
    beside path: String, ending: String
  ) throws(HostError) -> String {
    try OutputFile.write(encodedPNG(for: path + ending), beside: path, ending: ending)
  }

  /// The bitmap as PNG bytes, encoded in memory, since SDL_image 2.6 ignores write errors of files.
  package nonisolated func encodedPNG(for path: String) throws(HostError) -> [UInt8] {
    let memory = GrowingMemory()
    guard let stream = SDL_AllocRW() else { throw .sdl(.software, "cannot write \(path)") }
    defer { SDL_FreeRW(stream) }
    stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(memory).toOpaque()
    stream.pointee.write = { stream, bytes, size, count in
      guard let data = stream?.pointee.hidden.unknown.data1 else { return 0 }
      Unmanaged<GrowingMemory>.fromOpaque(data).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: size * count))
      return count
    }
    var straight = pixels
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let isEncoded = straight.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), format)
      else { return false }
      defer { SDL_FreeSurface(surface) }
      return sdl_image_save_png(surface, stream) == SDL_TRUE
    }
    guard isEncoded else { throw .sdl(.software, "cannot write \(path)") }
    return withExtendedLifetime(memory) { memory.bytes }
  }

  private nonisolated final class GrowingMemory {
    var bytes: [UInt8] = []
  }

  /// Creates a bitmap with opaque pixels, for a window's surface, whose alpha is undefined.
  nonisolated init(opaque buffer: PixelBuffer) {
    self.init(buffer)
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }

  nonisolated init(_ buffer: PixelBuffer) {
    let pixels = [UInt32](unsafeUninitializedCapacity: buffer.width * buffer.height) {
      room, count in
      if let target = room.baseAddress {
        for y in 0..<buffer.height {
          memcpy(target + y * buffer.width, buffer.row(x: 0, y: y), buffer.width * 4)
        }
      }
      count = buffer.width * buffer.height
    }
    self.init(width: buffer.width, height: buffer.height, pixels: pixels)
  }
}
