// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

@testable import SDLHost

/// Draws every pixel of every layer from the back, one at a time: what the real compositors must agree with.
enum NaiveCompositor {
  static func compose(_ frame: PixelFrame, size: PixelRect) -> [UInt32] {
    var pixels = [UInt32](repeating: frame.background, count: size.area)
    for placement in frame.placements {
      placement.bitmap.fillWithUniformColor()
      for y in 0..<size.height {
        for x in 0..<size.width {
          let index = y * size.width + x
          if let shadow = placement.shadow {
            pixels[index] = darkened(pixels[index], by: shadow, placement, x, y)
          }
          pixels[index] = covered(pixels[index], by: placement, x, y)
        }
      }
    }
    return pixels
  }

  private static func covered(
    _ below: UInt32, by placement: PixelPlacement, _ x: Int, _ y: Int
  ) -> UInt32 {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    guard placement.visible.contains(pixel) else { return below }
    let bounds = placement.bitmap.bounds
    let source = placement.bitmap.buffer.row(
      x: x - placement.frame.minX - bounds.minX, y: y - placement.frame.minY - bounds.minY)
    let above = PixelRows.composited(
      PixelRows.scaled(source.pointee, by: placement.opacity), over: below)
    guard let corners = placement.corners else { return above }
    let coverage = UInt32(corners.coverage(x: x, y: y))
    return PixelRows.scaled(above, by: coverage) + PixelRows.scaled(below, by: 255 - coverage)
  }

  private static func darkened(
    _ below: UInt32, by shadow: PixelShadow, _ placement: PixelPlacement, _ x: Int, _ y: Int
  ) -> UInt32 {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    let extent = shadow.extent
    guard extent.intersection(placement.clip).contains(pixel) else { return below }
    let frame = placement.frame
    let radius = shadow.mask.radius
    let inColumn = x >= frame.minX + radius && x < frame.maxX - radius
    let inRow = y >= frame.minY + radius && y < frame.maxY - radius
    let inside = frame.contains(pixel)
    if inside, inColumn || inRow { return below }
    let strength = shadow.mask.strength(
      column: min(x - extent.minX, extent.maxX - 1 - x),
      row: min(y - extent.minY, extent.maxY - 1 - y))
    return PixelRows.composited(PixelRows.scaled(shadow.color, by: UInt32(strength)), over: below)
  }
}
