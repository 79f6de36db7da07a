// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rectangle in points whose four corners are rounded alike.
public struct RoundedRect: Sendable, Hashable {
  /// The rectangle before its corners are rounded.
  public var rect: Rect

  /// Points, at most half of the shorter side.
  public var radius: Double

  /// A radius beyond half of the shorter side is cut to that, a negative one to 0.
  public init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// Whether a part of `other` lies in one of the squares that hold the corners.
  public func cuts(_ other: Rect) -> Bool {
    guard radius > 0 else { return false }
    let common = other.intersection(rect)
    guard !common.isEmpty else { return false }
    let isBeside = common.minX < rect.minX + radius || common.maxX > rect.maxX - radius
    let isAbove = common.minY < rect.minY + radius || common.maxY > rect.maxY - radius
    return isBeside && isAbove
  }
}
