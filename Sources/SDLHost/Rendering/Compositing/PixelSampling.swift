// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// How a transformed layer's picture is looked up: a map from window pixels to the picture's.
nonisolated struct PixelSampling: Sendable, Equatable {
  /// From the layer's pixels to the window's.
  let forward: Projection

  /// From the window's pixels to the layer's.
  let backward: Projection

  /// What may be seen of the layer, in its pixels; nil for all of it.
  let part: PixelRect?

  /// Nil when the transform folds the layer onto a line: there is nothing to see.
  init?(_ transform: Transform, scale: Double) {
    self.init(Projection(transform).scaled(by: scale), part: nil)
  }

  /// For a layer that is turned in space; nil when it is seen from its edge.
  init?(_ projection: LayerProjection, scale: Double) {
    self.init(
      projection.map.scaled(by: scale), part: PixelRect(rounding: projection.part, scale: scale))
  }

  private init?(_ forward: Projection, part: PixelRect?) {
    guard let backward = forward.inverse else { return nil }
    self.forward = forward
    self.backward = backward
    self.part = part
  }

  /// Whether upright rectangles stay upright.
  var isUpright: Bool { forward.isUpright }

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
    let limits =
      part.map { $0.offset(x: -originX, y: -originY).intersection(picture.bounds) }
      ?? picture.bounds
    guard forward.isAffine else {
      drawTurned(
        PixelTexels(picture, limits), originX: originX, originY: originY, opacity: opacity,
        in: area, into: target)
      return
    }
    let texels = PixelTexels(picture, limits)
    let stepX = PixelTexels.fixed(backward.a)
    let stepY = PixelTexels.fixed(backward.b)
    for y in area.minY..<area.maxY {
      let first = backward.apply(to: Point(Double(area.minX) + 0.5, Double(y) + 0.5))
      var sourceX = PixelTexels.fixed(first.x - 0.5 - Double(originX))
      var sourceY = PixelTexels.fixed(first.y - 0.5 - Double(originY))
      let row = target.row(x: area.minX, y: y)
      for x in 0..<area.width {
        let color = texels.sample(sourceX, sourceY)
        if color != 0 {
          row[x] = PixelRows.over(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), row[x])
        }
        sourceX &+= stepX
        sourceY &+= stepY
      }
    }
  }
}

nonisolated extension PixelSampling {
  /// Places in the picture that one pixel of the window is mixed from, at most: a picture seen almost
  /// from its edge puts many columns into each.
  private static let tapLimit = 8.0

  /// Lays a picture over a part of the target that is turned in space. Where it is foreshortened, the
  /// pixels that fall together are averaged, so that text does not flicker.
  func drawTurned(
    _ texels: PixelTexels, originX: Int, originY: Int, opacity: UInt32, in area: PixelRect,
    into target: PixelBuffer
  ) {
    let map = backward
    let left = Double(texels.limits.minX) - 1
    let right = Double(texels.limits.maxX)
    let top = Double(texels.limits.minY) - 1
    let bottom = Double(texels.limits.maxY)
    for y in area.minY..<area.maxY {
      let row = target.row(x: area.minX, y: y)
      let windowY = Double(y) + 0.5
      for x in 0..<area.width {
        let windowX = Double(area.minX &+ x) + 0.5
        let w = map.g * windowX + map.h * windowY + map.k
        // Behind the eye there is nothing.
        guard w > 0 else { continue }
        let u = (map.a * windowX + map.c * windowY + map.tx) / w
        let v = (map.b * windowX + map.d * windowY + map.ty) / w
        let sourceX = u - 0.5 - Double(originX)
        let sourceY = v - 0.5 - Double(originY)
        // How far the place moves from this pixel of the window to the next.
        let across = (x: (map.a - map.g * u) / w, y: (map.b - map.g * v) / w)
        let down = (x: (map.c - map.h * u) / w, y: (map.d - map.h * v) / w)
        let isAcross = max(abs(across.x), abs(across.y)) >= max(abs(down.x), abs(down.y))
        let step = isAcross ? across : down
        let reach = max(abs(step.x), abs(step.y))
        guard
          sourceX > left - reach, sourceX < right + reach, sourceY > top - reach,
          sourceY < bottom + reach
        else { continue }
        let color = average(texels, sourceX, sourceY, step, reach)
        if color != 0 {
          row[x] = PixelRows.over(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), row[x])
        }
      }
    }
  }

  /// The average of the pixels within half a step on both sides of a place.
  @inline(__always)
  private func average(
    _ texels: PixelTexels, _ x: Double, _ y: Double, _ step: (x: Double, y: Double),
    _ reach: Double
  ) -> UInt32 {
    let taps = min(max(1, reach.rounded()), Self.tapLimit)
    if taps == 1 { return texels.sample(PixelTexels.fixed(x), PixelTexels.fixed(y)) }
    var even: UInt32 = 0
    var odd: UInt32 = 0
    var tap = 0.0
    while tap < taps {
      let share = (tap + 0.5) / taps - 0.5
      let color = texels.sample(
        PixelTexels.fixed(x + step.x * share), PixelTexels.fixed(y + step.y * share))
      even &+= color & 0x00FF_00FF
      odd &+= (color >> 8) & 0x00FF_00FF
      tap += 1
    }
    let count = UInt32(taps)
    let half = count / 2
    let low = ((even & 0xFFFF) &+ half) / count | (((even >> 16) &+ half) / count) << 16
    let high = ((odd & 0xFFFF) &+ half) / count | (((odd >> 16) &+ half) / count) << 16
    return low | high << 8
  }
}

/// A picture that is looked up between its pixels. Places are in fixed point, 16 bits behind the point.
nonisolated struct PixelTexels {
  private static let bits = 16

  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  /// The visible part of the picture; outside of it all is transparent.
  let limits: PixelRect

  init(_ picture: PixelBuffer, _ limits: PixelRect) {
    pixels = UnsafePointer(picture.pixels)
    stride = picture.stride
    self.limits = limits
  }

  static func fixed(_ value: Double) -> Int {
    Int((value * Double(1 << bits)).rounded())
  }

  /// The mix of the four pixels around a place.
  @inline(__always)
  func sample(_ fixedX: Int, _ fixedY: Int) -> UInt32 {
    let x = fixedX >> Self.bits
    let y = fixedY >> Self.bits
    guard x >= limits.minX - 1, y >= limits.minY - 1, x < limits.maxX, y < limits.maxY else {
      return 0
    }
    let shareX = UInt32((fixedX >> (Self.bits - 8)) & 255)
    let shareY = UInt32((fixedY >> (Self.bits - 8)) & 255)
    let top = Self.mix(pixel(x, y), pixel(x + 1, y), shareX)
    let bottom = Self.mix(pixel(x, y + 1), pixel(x + 1, y + 1), shareX)
    return Self.mix(top, bottom, shareY)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= limits.minX, y >= limits.minY, x < limits.maxX, y < limits.maxY else { return 0 }
    return pixels[y &* stride &+ x]
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
