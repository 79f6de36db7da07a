// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How strongly each pixel of one rounded corner is covered. The mask is the top left corner;
/// the others are its mirror images.
nonisolated enum CornerMask {
  /// Rows that each pixel row is sampled in. Along a row the coverage is exact, so 16 give more
  /// steps than 8 bits hold.
  private static let samples = 16

  /// The corner of a filled shape: a square of `radius` rounded up.
  static func filled(radius: Double) -> CoverageMask? {
    let side = Int(radius.rounded(.up))
    return make(side: side) { y, left in
      left = edge(radius: radius, inset: 0, y: y)
    }
  }

  /// The corner of a line `width` pixels thick that lies inside the shape's edge.
  static func stroked(radius: Double, width: Int) -> CoverageMask? {
    let side = max(Int(radius.rounded(.up)), width)
    let inner = max(0, radius - Double(width))
    return make(side: side) { y, left, right in
      left = edge(radius: radius, inset: 0, y: y)
      right =
        y < Double(width)
        ? .infinity : edge(radius: inner, inset: Double(width), y: y - Double(width))
    }
  }

  /// Where a row at height `y` of a corner enters the circle.
  private static func edge(radius: Double, inset: Double, y: Double) -> Double {
    let rise = radius - y
    guard rise > 0 else { return inset }
    return inset + radius - max(0, radius * radius - rise * rise).squareRoot()
  }

  private static func make(
    side: Int, span: (Double, inout Double) -> Void
  ) -> CoverageMask? {
    make(side: side) { y, left, right in
      span(y, &left)
      right = .infinity
    }
  }

  /// Covers each sample row from `left` to `right`.
  private static func make(
    side: Int, span: (Double, inout Double, inout Double) -> Void
  ) -> CoverageMask? {
    guard let mask = CoverageMask(width: side, height: side) else { return nil }
    var sums = [Double](repeating: 0, count: side)
    for y in 0..<side {
      for x in 0..<side { sums[x] = 0 }
      for sample in 0..<samples {
        var left = 0.0
        var right = Double.infinity
        span(Double(y) + (Double(sample) + 0.5) / Double(samples), &left, &right)
        for x in 0..<side {
          let covered = min(Double(x + 1), right) - max(Double(x), left)
          sums[x] += min(max(covered, 0), 1)
        }
      }
      let row = mask.row(y)
      for x in 0..<side {
        row[x] = UInt8((sums[x] * 255 / Double(samples)).rounded())
      }
    }
    return mask
  }
}

/// Corner masks that were made, by radius and line width in pixels.
final class CornerMaskCache {
  private struct Key: Hashable {
    /// Eighths of a pixel: finer differences cannot be seen.
    var radius: Int
    /// 0 for a filled corner.
    var width: Int
  }

  private static let steps = 8.0

  /// Masks. An interface has a handful of radii; more come only from a value that animates.
  private static let limit = 64

  private var masks: [Key: CoverageMask] = [:]

  /// The corner of a filled shape; nil where the radius rounds to none.
  func filled(radius: Double) -> CoverageMask? {
    mask(Key(radius: Int((radius * Self.steps).rounded()), width: 0))
  }

  func stroked(radius: Double, width: Int) -> CoverageMask? {
    mask(Key(radius: Int((radius * Self.steps).rounded()), width: width))
  }

  private func mask(_ key: Key) -> CoverageMask? {
    if let known = masks[key] { return known }
    let radius = Double(key.radius) / Self.steps
    let made =
      key.width == 0
      ? CornerMask.filled(radius: radius)
      : CornerMask.stroked(radius: radius, width: key.width)
    if masks.count >= Self.limit { masks.removeAll() }
    masks[key] = made
    return made
  }
}
