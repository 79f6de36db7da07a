// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The destination of a painter: a buffer with a part of a layer.
struct PaintTarget {
  let buffer: PixelBuffer

  /// The position of the buffer's first pixel in the layer.
  let originX: Int
  let originY: Int

  /// The whole layer in pixels, and its size in points.
  let layer: PixelRect
  let layerSize: Size

  let scale: Double

  var bounds: PixelRect { buffer.bounds.offset(x: originX, y: originY) }

  func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    buffer.row(x: x - originX, y: y - originY)
  }

  /// The pixels of a rectangle, with edges rounded to whole pixels, at least one apart. At the layer's own edge, the
  /// last pixel is included, even if it is partial.
  func pixels(of rect: Rect) -> PixelRect {
    var area = PixelRect(rounding: rect, scale: scale)
    if rect.width > 0, rect.maxX >= layerSize.width - PixelRect.tolerance {
      area.maxX = max(area.maxX, layer.maxX)
    }
    if rect.height > 0, rect.maxY >= layerSize.height - PixelRect.tolerance {
      area.maxY = max(area.maxY, layer.maxY)
    }
    if area.maxX == area.minX, rect.width > 0 { area.maxX += 1 }
    if area.maxY == area.minY, rect.height > 0 { area.maxY += 1 }
    return area
  }
}
