// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
  private let memory: PixelMemory?

  /// Where in a page of memory a buffer's pixels begin.
  enum Placement {
    /// Anywhere.
    case plain
    /// Half a page off its beginning, for pictures that are copied into a window's surface, which
    /// begins at one. A copy between rows that lie a few bytes apart within their pages takes
    /// the processor up to six times as long: it compares the low 12 bits of the addresses first and
    /// takes each load for one that waits for a store (4K aliasing). That is what a pane that is about
    /// to close would be: a few pixels beside its place.
    case staggered
  }

  /// A transparent buffer; nil when there is no memory for it or a side is not positive.
  init?(width: Int, height: Int, placement: Placement = .plain) {
    guard width > 0, height > 0,
      let memory = PixelMemory(byteCount: width * height * 4, isStaggered: placement == .staggered)
    else { return nil }
    self.width = width
    self.height = height
    stride = width
    self.memory = memory
    pixels = memory.first.assumingMemoryBound(to: UInt32.self)
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
  var byteCount: Int { stride * height * 4 }

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
