// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Glibc

/// The shape of a shadow in pixels: how strong it is at each distance from the edge.
nonisolated final class ShadowMask {
  /// Pixels over which it fades.
  let blur: Int

  /// Pixels. The corner of the rectangle that throws it.
  let radius: Int

  /// From the outermost pixel inward, `blur` values.
  let strip: CoverageMask

  /// The top left corner, `blur + radius` pixels square, from the outermost pixel inward.
  let corner: CoverageMask

  /// Standard deviations that the blur reaches over: the half that lies outside of a Gaussian of
  /// `blur` / 2, as in CSS and UIKit.
  private static let deviations = 2.0

  /// A blurred edge takes half of the light where the edge was.
  private static let edgeShare = 0.5

  /// The strength at the edge, 0…255, and further in.
  static let edgeStrength: UInt8 = 128

  /// Pixels that the shadow runs on under an anti-aliased corner.
  private static let underlap = 1.5

  init?(blur: Int, radius: Int) {
    guard
      let strip = CoverageMask(width: blur, height: 1),
      let corner = CoverageMask(width: blur + radius, height: blur + radius)
    else { return nil }
    self.blur = blur
    self.radius = radius
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

  /// The light that a blurred half-plane takes away, brought to nothing at the blur's end.
  private static func strength(_ distance: Double, blur: Int) -> UInt8 {
    if distance < 0 {
      let share = min(max(distance + underlap, 0), 1)
      return UInt8((share * Double(edgeStrength)).rounded())
    }
    let reach = deviations / 2.0.squareRoot()
    let end = erfc(reach)
    let value = (erfc(reach * distance / Double(blur)) - end) / (1 - end)
    return UInt8((min(max(value * edgeShare, 0), 1) * 255).rounded())
  }
}

/// Shadow masks that were made, by blur and corner radius in pixels.
final class ShadowMaskCache {
  private struct Key: Hashable {
    var blur: Int
    var radius: Int
  }

  /// The maximum blur in pixels. A shadow with a wider blur would look the same.
  private static let largestBlur = 256

  /// Masks; a program has a few shadows, more come only from a value that animates.
  private static let limit = 16

  private var masks: [Key: ShadowMask] = [:]

  /// Nil for a shadow that does not reach out of its rectangle.
  func mask(blur: Int, radius: Int) -> ShadowMask? {
    let key = Key(blur: min(blur, Self.largestBlur), radius: max(0, radius))
    guard key.blur > 0 else { return nil }
    if let known = masks[key] { return known }
    guard let made = ShadowMask(blur: key.blur, radius: key.radius) else { return nil }
    if masks.count >= Self.limit { masks.removeAll() }
    masks[key] = made
    return made
  }
}
