// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle, in points, inward when positive.
public struct Insets: Sendable, Hashable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

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
}
