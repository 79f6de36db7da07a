// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// The strength of a shadow in pixels at each distance from the edge.
nonisolated final class ShadowMask {
  /// `blur` values, from the outermost pixel inward.
  let strip: CoverageMask

  /// The top left corner: a square of `blur + radius` pixels, from the outermost pixel inward.
  let corner: CoverageMask

  /// The distance over which the shadow fades, in pixels.
  var blur: Int { strip.width }

  /// The corner radius of the rectangle that casts the shadow, in pixels.
  var radius: Int { corner.width - blur }

  /// The blur's extent in standard deviations: the outer half of a Gaussian of `blur` / 2, as in CSS and UIKit.
  private static let deviations = 2.0

  /// A blurred edge has half of the full strength at the position of the edge.
  private static let edgeFraction = 0.5

  /// The strength at the edge and inside of it, 0…255.
  static let edgeStrength: UInt8 = 128

  /// The distance in pixels that the shadow continues below an antialiased corner.
  private static let underlap = 1.5

  init?(blur: Int, radius: Int) {
    guard
      let strip = CoverageMask(width: blur, height: 1),
      let corner = CoverageMask(width: blur + radius, height: blur + radius)
    else { return nil }
    self.strip = strip
    self.corner = corner
    for index in 0..<blur {
      strip.bytes[index] = Self.strength(Double(blur - index) - 0.5, blur: blur)
    }
    let side = blur + radius
    for y in 0..<side {
      let row = corner.row(y)
      for x in 0..<side {
        let distance = hypot(Double(side - x) - 0.5, Double(side - y) - 0.5) - Double(radius)
        row[x] = Self.strength(distance, blur: blur)
      }
    }
  }

  /// The strength of a pixel, counted from the shadow's outer corner.
  func strength(column: Int, row: Int) -> UInt8 {
    let side = corner.width
    if column < side, row < side { return corner.row(row)[column] }
    let depth = min(column, row)
    return depth < blur ? strip.bytes[depth] : Self.edgeStrength
  }

  /// The strength of a blurred half-plane, scaled to reach zero at the end of the blur.
  private static func strength(_ distance: Double, blur: Int) -> UInt8 {
    if distance < 0 {
      let fraction = min(max(distance + underlap, 0), 1)
      return UInt8((fraction * Double(edgeStrength)).rounded())
    }
    let reach = deviations / 2.0.squareRoot()
    let end = erfc(reach)
    let value = (erfc(reach * distance / Double(blur)) - end) / (1 - end)
    return UInt8((min(max(value * edgeFraction, 0), 1) * 255).rounded())
  }
}

final class ShadowMaskCache {
  private struct Key: Hashable {
    var blur: Int
    var radius: Int
  }

  /// The maximum blur in pixels. A shadow with a wider blur would look the same.
  private static let maximumBlur = 256

  /// The maximum number of masks. A program has a few shadows; only an animated value needs more.
  private static let maximumMaskCount = 16

  private var masks: [Key: ShadowMask] = [:]

  /// Nil for a shadow that does not extend beyond its rectangle.
  func mask(blur: Int, radius: Int) -> ShadowMask? {
    let key = Key(blur: min(blur, Self.maximumBlur), radius: max(0, radius))
    guard key.blur > 0 else { return nil }
    if let known = masks[key] { return known }
    guard let made = ShadowMask(blur: key.blur, radius: key.radius) else { return nil }
    if masks.count >= Self.maximumMaskCount { masks.removeAll() }
    masks[key] = made
    return made
  }
}
