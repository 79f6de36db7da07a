// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// Points; not limited to positive values.
  public var width: Double
  /// Points; not limited to positive values.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(0, 0)

  /// A width and a height, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The same with labels, as in UIKit.
  public init(width: Double, height: Double) { self.init(width, height) }
}
