// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

/// The mapping from window pixels to the pixels of a transformed layer's bitmap.
nonisolated struct PixelSampling: Sendable, Equatable {
  let forward: ProjectiveTransform

  let backward: ProjectiveTransform

  /// The part of the layer that may be visible, in its pixels; nil for the whole layer.
  let visibleRect: PixelRect?

  /// Creates the mapping of a layer with a transform or a projection; nil if it is seen edge-on, so that it is
  /// invisible.
  @MainActor
  init?(_ placement: LayerPlacement, scale: Double) {
    let map = placement.projection?.map ?? placement.transform.map { ProjectiveTransform($0) }
    guard let forward = map?.scaled(by: scale), let backward = forward.inverse else { return nil }
    self.forward = forward
    self.backward = backward
    visibleRect = placement.projection.map { PixelRect(rounding: $0.visibleRect, scale: scale) }
  }

  /// Whether horizontal and vertical edges stay horizontal and vertical.
  var isUpright: Bool { forward.isUpright }

  /// The window rectangle that contains a rectangle of the layer, with a pixel of margin for interpolation.
  func coveredRect(of rect: PixelRect) -> PixelRect {
    let box = forward.boundingBox(
      of: Rect(
        Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
    return PixelRect(covering: box, scale: 1).inset(by: -1)
  }

  /// Draws a bitmap into a part of the target with bilinear interpolation. The buffer's first pixel is at (`originX`,
  /// `originY`) in the layer.
  func draw(
    _ picture: PixelBuffer, originX: Int, originY: Int, opacity: UInt32, in area: PixelRect,
    into target: PixelBuffer
  ) {
    let limits =
      visibleRect.map { $0.offset(x: -originX, y: -originY).intersection(picture.bounds) }
      ?? picture.bounds
    let texels = PixelTexels(picture, limits)
    guard forward.isAffine else {
      return drawProjected(
        texels, originX: originX, originY: originY, opacity: opacity, in: area, into: target)
    }
    let stepX = PixelTexels.fixed(backward.a)
    let stepY = PixelTexels.fixed(backward.b)
    for y in area.minY..<area.maxY {
      let first = Point(Double(area.minX) + 0.5, Double(y) + 0.5).applying(backward)
      var sourceX = PixelTexels.fixed(first.x - 0.5 - Double(originX))
      var sourceY = PixelTexels.fixed(first.y - 0.5 - Double(originY))
      let row = target.row(x: area.minX, y: y)
      for x in 0..<area.width {
        let color = texels.sample(sourceX, sourceY)
        if color != 0 {
          row[x] = PixelRows.composited(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), over: row[x])
        }
        sourceX &+= stepX
        sourceY &+= stepY
      }
    }
  }
}

nonisolated extension PixelSampling {
  /// The maximum number of samples for one window pixel: a bitmap seen almost edge-on has many columns in each.
  private static let maximumTapCount = 8.0

  /// Draws a bitmap that is rotated in space. Where it is foreshortened, the pixels that map to one window pixel are
  /// averaged, so that text does not flicker.
  func drawProjected(
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
        // Points behind the eye are invisible.
        guard w > 0 else { continue }
        let u = (map.a * windowX + map.c * windowY + map.tx) / w
        let v = (map.b * windowX + map.d * windowY + map.ty) / w
        let sourceX = u - 0.5 - Double(originX)
        let sourceY = v - 0.5 - Double(originY)
        // The distance in the bitmap between neighboring pixels of the window.
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
          row[x] = PixelRows.composited(
            opacity == 255 ? color : PixelRows.scaled(color, by: opacity), over: row[x])
        }
      }
    }
  }

  @inline(__always)
  private func average(
    _ texels: PixelTexels, _ x: Double, _ y: Double, _ step: (x: Double, y: Double),
    _ reach: Double
  ) -> UInt32 {
    let taps = min(max(1, reach.rounded()), Self.maximumTapCount)
    if taps == 1 { return texels.sample(PixelTexels.fixed(x), PixelTexels.fixed(y)) }
    var even: UInt32 = 0
    var odd: UInt32 = 0
    var tap = 0.0
    while tap < taps {
      let offset = (tap + 0.5) / taps - 0.5
      let color = texels.sample(
        PixelTexels.fixed(x + step.x * offset), PixelTexels.fixed(y + step.y * offset))
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

/// A bitmap that is sampled with interpolation. Coordinates are in fixed point, with 16 fractional bits.
nonisolated struct PixelTexels {
  private static let bits = 16

  private let pixels: UnsafePointer<UInt32>
  private let stride: Int

  /// The visible part of the bitmap; pixels outside of it are transparent.
  let limits: PixelRect

  init(_ picture: PixelBuffer, _ limits: PixelRect) {
    pixels = UnsafePointer(picture.pixels)
    stride = picture.stride
    self.limits = limits
  }

  static func fixed(_ value: Double) -> Int {
    Int((value * Double(1 << bits)).rounded())
  }

  @inline(__always)
  func sample(_ fixedX: Int, _ fixedY: Int) -> UInt32 {
    let x = fixedX >> Self.bits
    let y = fixedY >> Self.bits
    guard x >= limits.minX - 1, y >= limits.minY - 1, x < limits.maxX, y < limits.maxY else {
      return 0
    }
    let fractionX = UInt32((fixedX >> (Self.bits - 8)) & 255)
    let fractionY = UInt32((fixedY >> (Self.bits - 8)) & 255)
    let top = Self.mix(pixel(x, y), pixel(x + 1, y), fractionX)
    let bottom = Self.mix(pixel(x, y + 1), pixel(x + 1, y + 1), fractionX)
    return Self.mix(top, bottom, fractionY)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= limits.minX, y >= limits.minY, x < limits.maxX, y < limits.maxY else { return 0 }
    return pixels[y &* stride &+ x]
  }

  /// Mixes two pixels with a weight of 0…255 for the second one, two channels at a time. Equal pixels stay unchanged.
  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    if first == second || weight == 0 { return first }
    let keep = 256 &- weight
    let low = ((first & 0x00FF_00FF) &* keep &+ (second & 0x00FF_00FF) &* weight) >> 8
    let high = ((first >> 8) & 0x00FF_00FF) &* keep &+ ((second >> 8) & 0x00FF_00FF) &* weight
    return (low & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
