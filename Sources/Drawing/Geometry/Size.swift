// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public static let zero = Size(0, 0)

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
