// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
