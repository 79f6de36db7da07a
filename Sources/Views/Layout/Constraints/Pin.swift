// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One thing that is said about where a view lies in its superview (`View.pin(_:to:)`), or a child's root view in its
/// container's (`ViewController.setPins(_:forChild:)`).
public nonisolated struct Pin: Sendable, Hashable, CustomStringConvertible {
  /// What of the view is pinned. Each axis takes at most two of its two edges, its center and its equal length; a third
  /// stops `setPins(_:forChild:)` with a `PinConflict`.
  public enum Anchor: Sendable, Hashable {
    /// The edge where reading begins; it mirrors in right-to-left layouts.
    case leading
    /// The edge opposite `leading`.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The middle between the leading and the trailing edge.
    case centerX
    /// The middle between the upper and the lower edge.
    case centerY
    /// The horizontal length.
    case width
    /// The vertical length.
    case height
  }

  /// How the anchor compares with the pin's value.
  public enum Relation: Sendable, Hashable {
    /// The anchor has the value exactly.
    case equal
    /// For `width` and `height` only.
    case atLeast
    /// For `width` and `height` only.
    case atMost
  }

  /// What is pinned.
  public let anchor: Anchor
  /// How it compares with the value. Edges and centers are always `equal`.
  public let relation: Relation

  /// Points. Inward from an edge, towards trailing or bottom from a center, or a length.
  public let constant: Double

  /// For `width` and `height`: the share of the superview's to add to the constant. Default 0.
  public let fraction: Double

  private init(_ anchor: Anchor, _ relation: Relation, _ constant: Double, fraction: Double = 0) {
    self.anchor = anchor
    self.relation = relation
    self.constant = constant
    self.fraction = fraction
  }

  /// The leading edge, `inset` points inside the superview's. Default 0; a negative inset lies
  /// outside.
  public static func leading(_ inset: Double = 0) -> Pin { Pin(.leading, .equal, inset) }
  /// The trailing edge, `inset` points inside the superview's. Default 0; a negative inset lies
  /// outside.
  public static func trailing(_ inset: Double = 0) -> Pin { Pin(.trailing, .equal, inset) }
  /// The upper edge, `inset` points below the superview's. Default 0; a negative inset lies above.
  public static func top(_ inset: Double = 0) -> Pin { Pin(.top, .equal, inset) }
  /// The lower edge, `inset` points above the superview's. Default 0; a negative inset lies below.
  public static func bottom(_ inset: Double = 0) -> Pin { Pin(.bottom, .equal, inset) }
  /// The horizontal center, `offset` points from the superview's. Default 0; positive lies towards
  /// the trailing edge.
  public static func centerX(_ offset: Double = 0) -> Pin { Pin(.centerX, .equal, offset) }
  /// The vertical center, `offset` points from the superview's. Default 0; positive lies below.
  public static func centerY(_ offset: Double = 0) -> Pin { Pin(.centerY, .equal, offset) }

  /// A fixed width in points; a negative one counts as 0.
  public static func width(_ points: Double) -> Pin { Pin(.width, .equal, points) }
  /// A fixed height in points; a negative one counts as 0.
  public static func height(_ points: Double) -> Pin { Pin(.height, .equal, points) }
  /// A share of the superview's width (1 is all of it) and `points` more. A negative result counts
  /// as 0.
  public static func width(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.width, .equal, points, fraction: fraction)
  }
  /// A share of the superview's height (1 is all of it) and `points` more. A negative result counts
  /// as 0.
  public static func height(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.height, .equal, points, fraction: fraction)
  }
  /// The smallest width, in points. It stretches the width that other pins give.
  public static func minimumWidth(_ points: Double) -> Pin { Pin(.width, .atLeast, points) }
  /// The largest width, in points. It limits the width that other pins give.
  public static func maximumWidth(_ points: Double) -> Pin { Pin(.width, .atMost, points) }
  /// The smallest height, in points. It stretches the height that other pins give.
  public static func minimumHeight(_ points: Double) -> Pin { Pin(.height, .atLeast, points) }
  /// The largest height, in points. It limits the height that other pins give.
  public static func maximumHeight(_ points: Double) -> Pin { Pin(.height, .atMost, points) }

  /// All four edges at the same inset.
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
