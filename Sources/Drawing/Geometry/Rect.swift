// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rectangle in points: an origin (top left) and a size.
public struct Rect: Sendable, Hashable {
  /// The top left corner of the rectangle.
  public var origin: Point
  /// The width and the height of the rectangle. If one of them is 0 or less, the rectangle is empty.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The result of `intersection(_:)` if there is no common area, and the initial value when the union of several
  /// rectangles is computed. It is not a valid frame of a view.
  public static let null = Rect(.infinity, .infinity, 0, 0)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left edge, its top edge, its width and its height, in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  init(around first: Point, _ second: Point, _ third: Point, _ fourth: Point) {
    let left = min(min(first.x, second.x), min(third.x, fourth.x))
    let top = min(min(first.y, second.y), min(third.y, fourth.y))
    let right = max(max(first.x, second.x), max(third.x, fourth.x))
    let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
    self.init(left, top, right - left, bottom - top)
  }

  /// The x coordinate of the rectangle's left edge.
  public var minX: Double { origin.x }
  /// The y coordinate of the rectangle's top edge.
  public var minY: Double { origin.y }
  /// The x coordinate of the rectangle's right edge. It is less than `minX` if the width is negative.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the rectangle's bottom edge. It is less than `minY` if the height is negative.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the rectangle's center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the rectangle's center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width of the rectangle in points. It can be negative.
  public var width: Double { size.width }
  /// The height of the rectangle in points. It can be negative.
  public var height: Double { size.height }
  /// The point in the middle of the rectangle.
  public var center: Point { Point(midX, midY) }

  /// Whether the rectangle covers no area, because its width or its height is 0 or negative.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the rectangle is `null`.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Returns whether `point` is inside the rectangle. Points on the left and top edges are inside. Points on the right
  /// and bottom edges are not, so that two adjacent rectangles never both contain a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether all of `other` is inside the rectangle.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns whether the two rectangles have an area in common. Rectangles that only touch have none.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// Returns the common part of the two rectangles, or `null` if they have no area in common.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .null }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Returns the smallest rectangle that contains both rectangles. An empty rectangle is ignored.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle moved by `delta`, with the same size.
  public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// Returns the rectangle with each edge moved inward by its inset. The width and the height do not become negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX + insets.left,
      minY + insets.top,
      max(0, width - insets.left - insets.right),
      max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle with its four edges moved inward by `distance` points, or outward if `distance` is negative.
  public func inset(by distance: Double) -> Rect {
    inset(by: Insets(top: distance, left: distance, bottom: distance, right: distance))
  }
}

/// Distances from the four edges of a rectangle, in points. Positive distances point inward.
public struct Insets: Sendable, Hashable {
  /// The inset from a rectangle's top edge, in points. A positive inset points inward.
  public var top: Double
  /// The inset from a rectangle's left edge, in points. It does not depend on the layout direction.
  public var left: Double
  /// The inset from a rectangle's bottom edge, in points. A positive inset points inward.
  public var bottom: Double
  /// The inset from a rectangle's right edge, in points. It does not depend on the layout direction.
  public var right: Double

  /// Insets of 0 at all four edges.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in points. The default for each edge is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with one distance for left and right, and one for top and bottom, in points.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns the sum of two insets, added edge by edge.
  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}

/// A rectangle in points whose four corners have the same radius.
public struct RoundedRect: Sendable, Hashable {
  /// The rectangle before its corners are rounded.
  public var rect: Rect

  /// The radius of the corners in points, at most half of the shorter side.
  public var radius: Double

  /// Creates a rounded rectangle. The radius is clamped to the range from 0 to half of the shorter side.
  public init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// Returns whether `other` overlaps one of the four squares around the rounded corners. False if the radius is 0.
  public func cornersIntersect(_ other: Rect) -> Bool {
    guard radius > 0 else { return false }
    let common = other.intersection(rect)
    guard !common.isEmpty else { return false }
    let isBeside = common.minX < rect.minX + radius || common.maxX > rect.maxX - radius
    let isAbove = common.minY < rect.minY + radius || common.maxY > rect.maxY - radius
    return isBeside && isAbove
  }
}

extension Double {
  /// The nearest edge between two pixels, for a position in pixels. For the middle of a pixel it is the right or lower
  /// edge, for negative positions too, so that a picture gets the same pixels for every origin of its layer.
  @inlinable package var nearestPixelEdge: Double { (self + 0.5).rounded(.down) }
}
