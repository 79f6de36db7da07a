// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// One thing a container says about where a child's root view lies in its superview.
public nonisolated struct Pin: Sendable, Hashable, CustomStringConvertible {
  public enum Anchor: Sendable, Hashable {
    /// The edge where reading begins; it mirrors in right-to-left layouts.
    case leading
    case trailing
    case top
    case bottom
    case centerX
    case centerY
    case width
    case height
  }

  public enum Relation: Sendable, Hashable {
    case equal
    /// For `width` and `height` only.
    case atLeast
    /// For `width` and `height` only.
    case atMost
  }

  public let anchor: Anchor
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

  public static func leading(_ inset: Double = 0) -> Pin { Pin(.leading, .equal, inset) }
  public static func trailing(_ inset: Double = 0) -> Pin { Pin(.trailing, .equal, inset) }
  public static func top(_ inset: Double = 0) -> Pin { Pin(.top, .equal, inset) }
  public static func bottom(_ inset: Double = 0) -> Pin { Pin(.bottom, .equal, inset) }
  public static func centerX(_ offset: Double = 0) -> Pin { Pin(.centerX, .equal, offset) }
  public static func centerY(_ offset: Double = 0) -> Pin { Pin(.centerY, .equal, offset) }

  public static func width(_ points: Double) -> Pin { Pin(.width, .equal, points) }
  public static func height(_ points: Double) -> Pin { Pin(.height, .equal, points) }
  public static func width(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.width, .equal, points, fraction: fraction)
  }
  public static func height(fraction: Double, plus points: Double = 0) -> Pin {
    Pin(.height, .equal, points, fraction: fraction)
  }
  public static func minimumWidth(_ points: Double) -> Pin { Pin(.width, .atLeast, points) }
  public static func maximumWidth(_ points: Double) -> Pin { Pin(.width, .atMost, points) }
  public static func minimumHeight(_ points: Double) -> Pin { Pin(.height, .atLeast, points) }
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
