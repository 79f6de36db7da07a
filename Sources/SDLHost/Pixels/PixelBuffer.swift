// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels
internal import CSDL2
internal import Drawing
internal import Glibc

/// A buffer of 32-bit pixels, `0xAARRGGBB` in the machine's byte order, with premultiplied alpha.
///
/// It owns its memory, or refers to memory with another owner, such as the window's surface.
nonisolated final class PixelBuffer {
  let width: Int
  let height: Int

  /// The distance between two rows, in pixels.
  let stride: Int

  let pixels: UnsafeMutablePointer<UInt32>

  /// The allocated memory; nil for borrowed pixels.
  let memory: PixelMemory?

  /// Creates a transparent buffer; nil if there is no memory for it, or if a side is not positive.
  convenience init?(width: Int, height: Int) {
    guard width > 0, height > 0,
      let memory = PixelMemory(byteCount: width * height * 4, isStaggered: false)
    else { return nil }
    self.init(width: width, height: height, reusing: memory)
  }

  /// Creates a buffer in memory of sufficient size, after `firstRow` rows, without clearing it.
  init(width: Int, height: Int, reusing memory: PixelMemory, firstRow: Int = 0) {
    assert(
      firstRow >= 0 && width * (firstRow + height) * 4 <= memory.byteCount,
      "\(width) × \(height) pixels do not fit from row \(firstRow) on")
    self.width = width
    self.height = height
    stride = width
    self.memory = memory
    memory.markUsed(byteCount: width * (firstRow + height) * 4)
    pixels = memory.pixels + firstRow * width
  }

  var firstRow: Int {
    memory.map { (pixels - $0.pixels) / stride } ?? 0
  }

  /// Creates a buffer from pixels that must outlive it.
  init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    memory = nil
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var byteCount: Int { memory?.usedByteCount ?? stride * height * 4 }

  /// The address of a pixel, which must be inside the buffer.
  func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(
      x >= 0 && x <= width && y >= 0 && y < height,
      "pixel (\(x), \(y)) is outside of \(width) × \(height) pixels")
    return pixels + (y * stride + x)
  }

  func fill(_ rect: PixelRect, with value: UInt32) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let first = row(x: area.minX, y: area.minY)
    PixelRows.fill(first, with: value, count: area.width)
    let bytes = area.width * 4
    for y in 1..<max(area.height, 1) {
      memcpy(first + y * stride, first, bytes)
    }
  }

  /// Mirrors the buffer horizontally.
  func flip() {
    for y in 0..<height {
      var line = UnsafeMutableBufferPointer(start: row(x: 0, y: y), count: width)
      line.reverse()
    }
  }

  /// Moves the pixels of `area` by (`x`, `y`), within the buffer. Pixels that are not overwritten stay.
  func move(_ area: PixelRect, x: Int, y: Int) {
    let source = row(x: area.minX, y: area.minY)
    let target = row(x: area.minX + x, y: area.minY + y)
    if area.width == stride {
      memmove(target, source, area.height * stride * 4)
      return
    }
    for index in 0..<area.height {
      let line = (y > 0 ? area.height - 1 - index : index) * stride
      memmove(target + line, source + line, area.width * 4)
    }
  }

  /// Copies the pixels of `area` from a buffer whose origin is at (`x`, `y`) here. Both must contain the area.
  func copy(_ area: PixelRect, from source: PixelBuffer, originX x: Int, originY y: Int) {
    let bytes = area.width * 4
    for line in area.minY..<area.maxY {
      memcpy(row(x: area.minX, y: line), source.row(x: area.minX - x, y: line - y), bytes)
    }
  }
}

extension PixelBuffer {
  /// Creates a premultiplied copy of a surface in any format; nil if there is no memory for it.
  nonisolated convenience init?(copying surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let straight = SDL_ConvertSurfaceFormat(surface, format, 0) else { return nil }
    defer { SDL_FreeSurface(straight) }
    guard let source = straight.pointee.pixels else { return nil }
    self.init(width: Int(straight.pointee.w), height: Int(straight.pointee.h))
    SDL_PremultiplyAlpha(
      straight.pointee.w, straight.pointee.h, format, source, straight.pointee.pitch, format,
      pixels, Int32(stride * 4))
  }
}

extension Color {
  /// The color as a premultiplied pixel: `0xAARRGGBB`.
  nonisolated var premultiplied: UInt32 {
    let opaque = PixelRows.opaqueBits | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return alpha == 255 ? opaque : PixelRows.scaled(opaque, by: UInt32(alpha))
  }
}

/// A hash that is equal in every process: FNV-1a on words of 64 bits.
nonisolated struct StableHash {
  private static let prime: UInt64 = 0x100_0000_01b3

  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* Self.prime }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// Adds the colors of every `rows.step`th row, beginning with `rows.first`.
  mutating func add(_ buffer: PixelBuffer, rows: (first: Int, step: Int) = (0, 1)) {
    add(UInt64(buffer.width) << 32 | UInt64(buffer.height))
    var sums = (value, value, value, value)
    withUnsafeMutableBytes(of: &sums) { sums in
      guard let sums = sums.bindMemory(to: UInt32.self).baseAddress else { return }
      for y in stride(from: rows.first, to: buffer.height, by: rows.step) {
        pixels_mix(buffer.pixels + y * buffer.stride, buffer.width, sums)
      }
    }
    add(sums.0)
    add(sums.1)
    add(sums.2)
    add(sums.3)
  }
}
