// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A place in a coordinate space whose y axis points down, in points.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public static let zero = Point(0, 0)

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  public static prefix func - (point: Point) -> Point {
    Point(-point.x, -point.y)
  }

  /// The straight-line distance to `other`, in points.
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
