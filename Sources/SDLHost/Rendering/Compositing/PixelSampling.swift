// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How a transformed layer's picture is looked up: a map from window pixels to the picture's.
nonisolated struct PixelSampling: Sendable, Equatable {
  /// From the layer's pixels to the window's.
  let forward: Transform

  /// From the window's pixels to the layer's.
  let backward: Transform

  /// Nil when the transform folds the layer onto a line: there is nothing to see.
  init?(_ transform: Transform, scale: Double) {
    var forward = transform
    forward.tx *= scale
    forward.ty *= scale
    guard let backward = forward.inverse else { return nil }
    self.forward = forward
    self.backward = backward
  }

  /// Whether upright rectangles stay upright.
  var isUpright: Bool { forward.b == 0 && forward.c == 0 }

  /// The window's pixels that a rectangle of the layer's pixels touches, with a pixel around for
  /// the smoothing.
  func cover(_ rect: PixelRect) -> PixelRect {
    let box = forward.boundingBox(
      of: Rect(
        Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
    return PixelRect(covering: box, scale: 1).inset(by: -1)
  }

  /// Lays a picture over a part of the target, each pixel mixed from the four nearest.
  ///
  /// - Parameters:
  ///   - originX: where the buffer's left column lies in the layer's pixels; `originY` its top row.
  func draw(
    _ picture: PixelBuffer, originX: Int, originY: Int, opacity: UInt32, in area: PixelRect,
    into target: PixelBuffer
  ) {
    let stepX = Self.fixed(backward.a)
    let stepY = Self.fixed(backward.b)
    for y in area.minY..<area.maxY {
      let first = backward.apply(to: Point(Double(area.minX) + 0.5, Double(y) + 0.5))
      var sourceX = Self.fixed(first.x - 0.5 - Double(originX))
      var sourceY = Self.fixed(first.y - 0.5 - Double(originY))
      let row = target.row(x: area.minX, y: y)
      for x in 0..<area.width {
        let color = Self.sample(picture, sourceX, sourceY)
        if color != 0 {
          row[x] = PixelRows.over(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), row[x])
        }
        sourceX &+= stepX
        sourceY &+= stepY
      }
    }
  }

  // MARK: Fixed point, 16 bits behind the point

  private static let bits = 16

  private static func fixed(_ value: Double) -> Int {
    Int((value * Double(1 << bits)).rounded())
  }

  /// The mix of the four pixels around a place; outside of the picture is transparent.
  @inline(__always)
  private static func sample(_ picture: PixelBuffer, _ fixedX: Int, _ fixedY: Int) -> UInt32 {
    let x = fixedX >> bits
    let y = fixedY >> bits
    guard x >= -1, y >= -1, x < picture.width, y < picture.height else { return 0 }
    let shareX = UInt32((fixedX >> (bits - 8)) & 255)
    let shareY = UInt32((fixedY >> (bits - 8)) & 255)
    let top = mix(pixel(picture, x, y), pixel(picture, x + 1, y), shareX)
    let bottom = mix(pixel(picture, x, y + 1), pixel(picture, x + 1, y + 1), shareX)
    return mix(top, bottom, shareY)
  }

  @inline(__always)
  private static func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return 0 }
    return picture.pixels[y &* picture.stride &+ x]
  }

  /// `share` 0…255 of the second, two channels at a time. Equal pixels stay as they are.
  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    if first == second || share == 0 { return first }
    let keep = 256 &- share
    let low = ((first & 0x00FF_00FF) &* keep &+ (second & 0x00FF_00FF) &* share) >> 8
    let high = ((first >> 8) & 0x00FF_00FF) &* keep &+ ((second >> 8) & 0x00FF_00FF) &* share
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
