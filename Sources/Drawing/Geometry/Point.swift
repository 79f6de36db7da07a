// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A position in a coordinate space whose y axis points down, in points.
public struct Point: Sendable, Hashable {
  /// The x coordinate of the point: its distance to the right of the origin, in points.
  public var x: Double
  /// The y coordinate of the point: its distance below the origin, in points.
  public var y: Double

  /// The origin of the coordinate space.
  public static let zero = Point(0, 0)

  /// Creates a position `x` points to the right of the origin and `y` points below it.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point `left`, moved by the coordinates of `right`.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// Returns the vector from the point `right` to the point `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// Returns the point with both coordinates negated.
  public static prefix func - (point: Point) -> Point {
    Point(-point.x, -point.y)
  }

  /// Returns the length of the straight line from this point to `other`, in points.
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The width of the size in points. It can be negative.
  public var width: Double
  /// The height of the size in points. It can be negative.
  public var height: Double

  /// A size whose width and height are 0.
  public static let zero = Size(0, 0)

  /// Creates a size from a width and a height, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// The horizontal or the vertical direction, of a layout or of a drag for example.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// The direction between the left and the right side; in a layout, from the leading to the trailing edge.
  case horizontal
  /// The direction between the top and the bottom; in a layout, from the top to the bottom.
  case vertical
}

extension Size {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
