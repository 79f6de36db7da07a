// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle, in points, inward when positive.
public struct Insets: Sendable, Hashable {
  /// From the top edge, in points.
  public var top: Double
  /// From the left edge, in points; it does not follow the layout direction.
  public var left: Double
  /// From the bottom edge, in points.
  public var bottom: Double
  /// From the right edge, in points; it does not follow the layout direction.
  public var right: Double

  /// No inset at any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Points from each edge. Edges that are not named get 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset left and right, and the same above and below.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The sum at each edge.
  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
