// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Creates the coverage mask of one rounded corner. The mask is the top left corner; the others are its mirror images.
nonisolated enum CornerMask {
  /// The samples in each pixel row. Coverage along a row is exact, so 16 give more levels than 8 bits hold.
  private static let sampleCount = 16

  /// The corner of a filled shape: a square whose side is `radius` rounded up.
  static func filledMask(radius: Double) -> CoverageMask? {
    let side = Int(radius.rounded(.up))
    return make(side: side) { y, left in
      left = edge(radius: radius, inset: 0, y: y)
    }
  }

  /// The corner of a line that is `width` pixels thick and inside the shape's edge.
  static func strokedMask(radius: Double, width: Int) -> CoverageMask? {
    let side = max(Int(radius.rounded(.up)), width)
    let inner = max(0, radius - Double(width))
    return make(side: side) { y, left, right in
      left = edge(radius: radius, inset: 0, y: y)
      right =
        y < Double(width)
        ? .infinity : edge(radius: inner, inset: Double(width), y: y - Double(width))
    }
  }

  /// The x coordinate at which the row at height `y` enters the circle.
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

  private static func make(
    side: Int, span: (Double, inout Double, inout Double) -> Void
  ) -> CoverageMask? {
    guard let mask = CoverageMask(width: side, height: side) else { return nil }
    var sums = [Double](repeating: 0, count: side)
    for y in 0..<side {
      for x in 0..<side { sums[x] = 0 }
      for sample in 0..<sampleCount {
        var left = 0.0
        var right = Double.infinity
        span(Double(y) + (Double(sample) + 0.5) / Double(sampleCount), &left, &right)
        for x in 0..<side {
          let covered = min(Double(x + 1), right) - max(Double(x), left)
          sums[x] += min(max(covered, 0), 1)
        }
      }
      let row = mask.row(y)
      for x in 0..<side {
        row[x] = UInt8((sums[x] * 255 / Double(sampleCount)).rounded())
      }
    }
    return mask
  }
}

/// A cache of corner masks by radius and line width in pixels.
final class CornerMaskCache {
  private struct Key: Hashable {
    /// The radius in eighths of a pixel; finer differences are invisible.
    var radius: Int
    /// 0 for a filled corner.
    var width: Int
  }

  private static let stepsPerPixel = 8.0

  /// The maximum number of masks. An interface has a handful of radii; only an animated radius needs more.
  private static let maximumMaskCount = 64

  private var masks: [Key: CoverageMask] = [:]

  /// The corner of a filled shape; nil if the radius is rounded to zero.
  func filledMask(radius: Double) -> CoverageMask? {
    mask(Key(radius: Int((radius * Self.stepsPerPixel).rounded()), width: 0))
  }

  func strokedMask(radius: Double, width: Int) -> CoverageMask? {
    mask(Key(radius: Int((radius * Self.stepsPerPixel).rounded()), width: width))
  }

  private func mask(_ key: Key) -> CoverageMask? {
    if let known = masks[key] { return known }
    let radius = Double(key.radius) / Self.stepsPerPixel
    let made =
      key.width == 0
      ? CornerMask.filledMask(radius: radius)
      : CornerMask.strokedMask(radius: radius, width: key.width)
    if masks.count >= Self.maximumMaskCount { masks.removeAll() }
    masks[key] = made
    return made
  }
}
