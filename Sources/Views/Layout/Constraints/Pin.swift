// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rule for the position or size of a view in its superview (`View.pin(_:to:)`), or of a child's root view in its
/// container's view (`ViewController.setPins(_:forChild:)`).
public nonisolated struct Pin: Sendable, Hashable, CustomStringConvertible {
  /// The edge, center or length that a pin determines. Two pins with the relation `equal` determine an axis, such as
  /// both edges, or the center and the width. With a third, `setPins(_:forChild:)` throws a `PinConflict`.
  public enum Anchor: Sendable, Hashable {
    /// The edge at which reading begins; mirrored in right-to-left layouts.
    case leading
    /// The edge opposite `leading`.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The center between the leading and the trailing edge.
    case centerX
    /// The center between the upper and the lower edge.
    case centerY
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The relation of the pinned edge, center or length to the pin's value: equal, at least or at most.
  public enum Relation: Sendable, Hashable {
    /// The anchor has exactly the value.
    case equal
    /// The anchor is at least the value. Only for `width` and `height`.
    case atLeast
    /// The anchor is at most the value. Only for `width` and `height`.
    case atMost
  }

  /// The edge, center or length that the pin determines.
  public let anchor: Anchor
  /// The relation of `anchor` to the pin's value. Always `equal` for edges and centers.
  public let relation: Relation

  /// The pin's value in points: the inset of an edge, the offset of a center towards trailing or bottom, or a length.
  public let constant: Double

  /// For a width or height: the fraction of the superview's width or height that is added to `constant`. Default 0.
  public let fraction: Double

  private init(_ anchor: Anchor, _ relation: Relation, _ constant: Double, fraction: Double = 0) {
    self.anchor = anchor
    self.relation = relation
    self.constant = constant
    self.fraction = fraction
  }

  /// Pins the leading edge `inset` points inside the superview's edge. Default 0; a negative inset is outside.
  public static func leading(_ inset: Double = 0) -> Pin { Pin(.leading, .equal, inset) }
  /// Pins the trailing edge `inset` points inside the superview's edge. Default 0; a negative inset is outside.
  public static func trailing(_ inset: Double = 0) -> Pin { Pin(.trailing, .equal, inset) }
  /// Pins the upper edge `inset` points below the superview's edge. Default 0; a negative inset is above.
  public static func top(_ inset: Double = 0) -> Pin { Pin(.top, .equal, inset) }
  /// Pins the lower edge `inset` points above the superview's edge. Default 0; a negative inset is below.
  public static func bottom(_ inset: Double = 0) -> Pin { Pin(.bottom, .equal, inset) }
  /// Pins the horizontal center `offset` points from the superview's center. Default 0; positive is towards trailing.
  public static func centerX(_ offset: Double = 0) -> Pin { Pin(.centerX, .equal, offset) }
  /// Pins the vertical center `offset` points from the superview's center. Default 0; positive is below.
  public static func centerY(_ offset: Double = 0) -> Pin { Pin(.centerY, .equal, offset) }

  /// Pins the width to a length in points; a negative length counts as 0.
  public static func width(_ points: Double) -> Pin { Pin(.width, .equal, points) }
  /// Pins the height to a length in points; a negative length counts as 0.
  public static func height(_ points: Double) -> Pin { Pin(.height, .equal, points) }
  /// Pins the width to a fraction of the superview's width (1 is the full width) plus `points`. A negative result
  /// counts as 0.
  public static func width(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.width, .equal, points, fraction: fraction)
  }
  /// Pins the height to a fraction of the superview's height (1 is the full height) plus `points`. A negative result
  /// counts as 0.
  public static func height(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.height, .equal, points, fraction: fraction)
  }
  /// Pins the width to at least `points`: a smaller width from other pins is enlarged to this minimum.
  public static func minimumWidth(_ points: Double) -> Pin { Pin(.width, .atLeast, points) }
  /// Pins the width to at most `points`: a larger width from other pins is reduced to this maximum.
  public static func maximumWidth(_ points: Double) -> Pin { Pin(.width, .atMost, points) }
  /// Pins the height to at least `points`: a smaller height from other pins is enlarged to this minimum.
  public static func minimumHeight(_ points: Double) -> Pin { Pin(.height, .atLeast, points) }
  /// Pins the height to at most `points`: a larger height from other pins is reduced to this maximum.
  public static func maximumHeight(_ points: Double) -> Pin { Pin(.height, .atMost, points) }

  /// Pins all four edges to the superview's edges, with the same inset in points.
  public static func edges(_ inset: Double = 0) -> [Pin] {
    [.leading(inset), .trailing(inset), .top(inset), .bottom(inset)]
  }

  public var description: String {
    let fractionTerm = fraction == 0 ? "" : "\(fraction)·container + "
    return "\(anchor) \(layoutRelation.sign) \(fractionTerm)\(constant)"
  }
}
