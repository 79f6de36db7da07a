// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A place in a coordinate space whose y axis points down, in points.
public struct Point: Sendable, Hashable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// The origin of the coordinate space.
  public static let zero = Point(0, 0)

  /// A place `x` points to the right of the origin and `y` points below it.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Adds the coordinates: `right` is a distance to go from `left`.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The way from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// The same way in the opposite direction.
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
}

/// One of the two lines that layout and drags go along.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From the leading edge on.
  case horizontal
  /// From the top down.
  case vertical
}

extension Size {
  /// The length along an axis, in points.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
