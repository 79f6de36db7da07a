// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A position in a coordinate space whose y axis points down, in points.
public struct Point: Sendable, Hashable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// The origin of the coordinate space.
  public static let zero = Point(0, 0)

  /// Creates a position `x` points to the right of the origin and `y` points below it.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the sum of both coordinates: the position `left`, moved by the distance `right`.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// Returns the distance from `right` to `left`, along both axes.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// Returns the same distance in the opposite direction.
  public static prefix func - (point: Point) -> Point {
    Point(-point.x, -point.y)
  }

  /// Returns the straight-line distance to `other`, in points.
  public func distance(to other: Point) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The width in points. It can be negative.
  public var width: Double
  /// The height in points. It can be negative.
  public var height: Double

  /// A size whose width and height are 0.
  public static let zero = Size(0, 0)

  /// Creates a size from a width and a height, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A direction of layout and of drags.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// The direction from the leading edge to the trailing edge.
  case horizontal
  /// The direction from the top to the bottom.
  case vertical
}

extension Size {
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
