// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

nonisolated extension Point {
  /// Creates a point from its coordinates. The same as `init(_:_:)`.
  public init(x: Double, y: Double) { self.init(x, y) }
}

nonisolated extension Size {
  /// Creates a size from its width and height in points. The same as `init(_:_:)`.
  public init(width: Double, height: Double) { self.init(width, height) }
}

/// Members of `CGRect`.
nonisolated extension Rect {
  /// Creates a rectangle from its left and top edge and its size, in points. The same as `init(_:_:_:_:)`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x, y, width, height)
  }

  /// The smallest rectangle that contains this rectangle and whose edges are whole numbers of points.
  public var integral: Rect {
    guard !isNull else { return self }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }

  /// Returns the rectangle with its left and right edges moved inward by `dx` points, and its top and bottom edges by
  /// `dy`. A negative number moves edges outward. The width and the height are at least 0.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(horizontal: dx, vertical: dy))
  }

  /// Returns the rectangle moved by `dx` points to the right and `dy` points down. The same as `offset(by:)`.
  public func offsetBy(dx: Double, dy: Double) -> Rect { offset(by: Point(dx, dy)) }

  /// An edge of a rectangle, from which `divided(atDistance:from:)` measures a distance.
  public enum Edge: Sendable, Hashable, CaseIterable {
    /// The left, the top, the right and the bottom edge of the rectangle.
    case minXEdge, minYEdge, maxXEdge, maxYEdge
  }

  /// Divides the rectangle by a line parallel to an edge, into a slice at the edge and the remainder.
  ///
  /// - Parameters:
  ///   - distance: The width or height of the slice in points, clamped to the rectangle's size.
  ///   - edge: The edge from which the distance is measured.
  public func divided(atDistance distance: Double, from edge: Edge) -> (
    slice: Rect, remainder: Rect
  ) {
    let isHorizontal = edge == .minXEdge || edge == .maxXEdge
    let isFirst = edge == .minXEdge || edge == .minYEdge
    let length = max(0, isHorizontal ? width : height)
    let cut = min(max(0, distance), length)
    let (before, after) = (isFirst ? cut : length - cut, isFirst ? length - cut : cut)
    let first = Rect(minX, minY, isHorizontal ? before : width, isHorizontal ? height : before)
    let second = Rect(
      isHorizontal ? minX + before : minX, isHorizontal ? minY : minY + before,
      isHorizontal ? after : width, isHorizontal ? height : after)
    return isFirst ? (first, second) : (second, first)
  }
}

/// Members of `CGAffineTransform`.
nonisolated extension Transform {
  /// Creates a rotation by an angle in radians, clockwise on the screen. The same as `rotation(_:)`.
  public init(rotationAngle angle: Double) { self = .rotation(angle) }

  /// Creates a transform that scales around the origin. The same as `scale(_:_:)`.
  public init(scaleX x: Double, y: Double) { self = .scale(x, y) }

  /// Creates a transform that moves points by `x` to the right and `y` down. The same as `translation(_:_:)`.
  public init(translationX x: Double, y: Double) { self = .translation(x, y) }

  /// Returns a transform that first rotates clockwise by an angle in radians, and then applies this transform.
  public func rotated(by angle: Double) -> Transform {
    Transform.rotation(angle).concatenating(self)
  }

  /// Returns a transform that first scales by `x` and `y`, and then applies this transform.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform.scale(x, y).concatenating(self)
  }

  /// Returns a transform that first moves points by `x` to the right and `y` down, and then applies this transform.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform.translation(x, y).concatenating(self)
  }

  /// Returns the transform that undoes this transform, or this transform itself if it cannot be undone.
  public func inverted() -> Transform { inverse ?? self }
}
