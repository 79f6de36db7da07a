// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rectangle in points: an origin (top left) and a size.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// A width or height of 0 or less makes the rectangle empty.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Nowhere: what a union of several begins with. No view takes it as its frame.
  public static let null = Rect(.infinity, .infinity, 0, 0)

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its left and top edge and its size, in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The smallest one around four points.
  init(around first: Point, _ second: Point, _ third: Point, _ fourth: Point) {
    let left = min(min(first.x, second.x), min(third.x, fourth.x))
    let top = min(min(first.y, second.y), min(third.y, fourth.y))
    let right = max(max(first.x, second.x), max(third.x, fourth.x))
    let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
    self.init(left, top, right - left, bottom - top)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge; left of `minX` when the width is negative.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge; above `minY` when the height is negative.
  public var maxY: Double { origin.y + size.height }
  /// Half way between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// Points from the left edge to the right one.
  public var width: Double { size.width }
  /// Points from the top edge to the bottom one.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(midX, midY) }

  /// True when the rectangle covers no area; a negative width or height counts as empty.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether it is `null`.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether `point` lies inside. The left and top edges belong to the rectangle, the right
  /// and bottom ones do not, so that neighbours never both contain a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies wholly inside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two have an area in common; edges that touch have none.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The common part, or `.null` when there is none; edges that touch have none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .null }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The same size, moved by `delta`.
  public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// Moves each edge inward by the matching inset; never turns inside out.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX + insets.left,
      minY + insets.top,
      max(0, width - insets.left - insets.right),
      max(0, height - insets.top - insets.bottom))
  }

  /// Moves the four edges inward by `distance`, or outward when it is negative.
  public func inset(by distance: Double) -> Rect {
    inset(by: Insets(top: distance, left: distance, bottom: distance, right: distance))
  }
}

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

  /// Whether `other` intersects one of the squares that contain the rounded corners. False if the
  /// radius is 0.
  public func cuts(_ other: Rect) -> Bool {
    guard radius > 0 else { return false }
    let common = other.intersection(rect)
    guard !common.isEmpty else { return false }
    let isBeside = common.minX < rect.minX + radius || common.maxX > rect.maxX - radius
    let isAbove = common.minY < rect.minY + radius || common.maxY > rect.maxY - radius
    return isBeside && isAbove
  }
}

extension Double {
  /// The pixel edge nearest to a place in pixels. In the middle of a pixel it is the right or lower edge, also left of and
  /// above zero: a picture has the same pixels wherever its layer begins.
  @inlinable package var nearestEdge: Double { (self + 0.5).rounded(.down) }
}
