// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing
internal import Glibc

/// Pixels of 32 bits, `0xAARRGGBB` in the machine's byte order, color multiplied by alpha.
///
/// It owns its memory, or refers to memory that something else owns (the window's surface).
nonisolated final class PixelBuffer {
  let width: Int
  let height: Int

  /// Pixels from one row to the next.
  let stride: Int

  let pixels: UnsafeMutablePointer<UInt32>

  /// The allocated memory; nil for borrowed pixels.
  let memory: PixelMemory?

  /// A transparent buffer; nil when there is no memory for it or a side is not positive.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0,
      let memory = PixelMemory(byteCount: width * height * 4, isStaggered: false)
    else { return nil }
    self.width = width
    self.height = height
    stride = width
    self.memory = memory
    memory.use(byteCount: memory.byteCount)
    pixels = memory.first.assumingMemoryBound(to: UInt32.self)
  }

  /// A buffer on memory with whatever is in it, which must be large enough.
  ///
  /// - Parameter firstRow: Rows of the memory that are left out before it.
  init(width: Int, height: Int, reusing memory: PixelMemory, firstRow: Int = 0) {
    assert(
      firstRow >= 0 && width * (firstRow + height) * 4 <= memory.byteCount,
      "\(width) × \(height) pixels do not fit from row \(firstRow) on")
    self.width = width
    self.height = height
    stride = width
    self.memory = memory
    memory.use(byteCount: width * (firstRow + height) * 4)
    pixels = memory.first.assumingMemoryBound(to: UInt32.self) + firstRow * width
  }

  /// Rows of the memory before its first one.
  var firstRow: Int {
    memory.map { (pixels - $0.first.assumingMemoryBound(to: UInt32.self)) / stride } ?? 0
  }

  /// A view of pixels that must outlive the buffer.
  init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.width = width
    self.height = height
    self.stride = stride
    self.pixels = pixels
    memory = nil
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var byteCount: Int { memory?.usedByteCount ?? stride * height * 4 }

  /// Where the pixel at a column and row lies; both must be inside.
  func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= 0 && x <= width && y >= 0 && y < height, "pixel \(x), \(y) is outside")
    return pixels + (y * stride + x)
  }

  /// Overwrites a rectangle, clipped to the buffer.
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

  /// Makes it its mirror image: what was left is right.
  func flip() {
    for y in 0..<height {
      var line = UnsafeMutableBufferPointer(start: row(x: 0, y: y), count: width)
      line.reverse()
    }
  }

  /// Moves the pixels of `area` by (`x`, `y`), to where they must be inside too; what they leave is as it was.
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

  /// Copies the pixels of `area` from a buffer whose origin lies at (`x`, `y`) here. The area
  /// must lie inside both.
  func copy(_ area: PixelRect, from source: PixelBuffer, originX x: Int, originY y: Int) {
    let bytes = area.width * 4
    for line in area.minY..<area.maxY {
      memcpy(
        row(x: area.minX, y: line), source.row(x: area.minX - x, y: line - y), bytes)
    }
  }
}

extension PixelBuffer {
  /// A premultiplied copy of a surface in any format; nil when there is no memory for it.
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
  /// The color as a pixel: `0xAARRGGBB`, multiplied by its alpha.
  nonisolated var premultiplied: UInt32 {
    let opaque =
      PixelRows.opaqueBits | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return alpha == 255 ? opaque : PixelRows.scaled(opaque, by: UInt32(alpha))
  }
}
