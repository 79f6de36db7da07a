// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A rule for the position or size of a view in its superview (`View.pin(_:to:)`), or of a child's root view in its
/// container's view (`ViewController.setPins(_:forChild:)`).
public nonisolated struct Pin: Sendable, Hashable, CustomStringConvertible {
  /// The edge, center or length of the view that is pinned. Each axis takes at most two of its two edges, its center
  /// and its equal length; with a third, `setPins(_:forChild:)` throws a `PinConflict`.
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

  /// The comparison of the anchor with the pin's value.
  public enum Relation: Sendable, Hashable {
    /// The anchor has exactly the value.
    case equal
    /// The anchor is at least the value. Only for `width` and `height`.
    case atLeast
    /// The anchor is at most the value. Only for `width` and `height`.
    case atMost
  }

  /// The edge, center or length that is pinned.
  public let anchor: Anchor
  /// The comparison of the anchor with the value. Always `equal` for edges and centers.
  public let relation: Relation

  /// The value in points: a distance inward from an edge, a center's offset towards trailing or bottom, or a length.
  public let constant: Double

  /// For `width` and `height`: the fraction of the superview's length that is added to the constant. Default 0.
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

  /// Sets a fixed width in points; a negative width counts as 0.
  public static func width(_ points: Double) -> Pin { Pin(.width, .equal, points) }
  /// Sets a fixed height in points; a negative height counts as 0.
  public static func height(_ points: Double) -> Pin { Pin(.height, .equal, points) }
  /// Sets the width to a fraction of the superview's width (1 is all of it) plus `points`. Negative results count as 0.
  public static func width(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.width, .equal, points, fraction: fraction)
  }
  /// Sets the height to a fraction of the superview's height (1 is all of it) plus `points`. Negative results count as
  /// 0.
  public static func height(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.height, .equal, points, fraction: fraction)
  }
  /// Sets the minimum width, in points. It enlarges a smaller width from other pins.
  public static func minimumWidth(_ points: Double) -> Pin { Pin(.width, .atLeast, points) }
  /// Sets the maximum width, in points. It reduces a larger width from other pins.
  public static func maximumWidth(_ points: Double) -> Pin { Pin(.width, .atMost, points) }
  /// Sets the minimum height, in points. It enlarges a smaller height from other pins.
  public static func minimumHeight(_ points: Double) -> Pin { Pin(.height, .atLeast, points) }
  /// Sets the maximum height, in points. It reduces a larger height from other pins.
  public static func maximumHeight(_ points: Double) -> Pin { Pin(.height, .atMost, points) }

  /// Pins all four edges with the same inset.
  public static func edges(_ inset: Double = 0) -> [Pin] {
    [.leading(inset), .trailing(inset), .top(inset), .bottom(inset)]
  }

  public var description: String {
    let sign =
      switch relation {
      case .equal: "="
      case .atLeast: "≥"
      case .atMost: "≤"
      }
    let share = fraction == 0 ? "" : "\(fraction)·container + "
    return "\(anchor) \(sign) \(share)\(constant)"
  }
}
