// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// An edge, a center, a baseline or a length of a view or a layout guide, for creating constraints.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
/// ```
///
/// The compiler rejects a constraint between anchors of different kinds. A new constraint is not active. If it cannot
/// be satisfied, the log names the file and the line that created it.
public struct LayoutAnchor<Kind> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }
}

/// An anchor for a horizontal position, such as the left edge of a view.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKind.XAxis>
/// An anchor for a vertical position, such as the top edge of a view.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKind.YAxis>
/// An anchor for the width or the height of a view.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKind.Dimension>

/// Marker types for the generic parameter of `LayoutAnchor`: horizontal positions, vertical positions, and lengths.
public enum LayoutAnchorKind {
  /// The marker type for `LayoutAnchor`'s generic parameter that makes the anchor a horizontal position.
  public enum XAxis {}
  /// The marker type for `LayoutAnchor`'s generic parameter that makes the anchor a vertical position.
  public enum YAxis {}
  /// The marker type for `LayoutAnchor`'s generic parameter that makes the anchor a width or a height.
  public enum Dimension {}
}

extension LayoutAnchor {
  /// Creates a constraint: this anchor equals `other + constant`, in points. A positive constant is towards trailing or
  /// down. Between left and right anchors it is to the right. The default constant is 0.
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: other, multiplier: 1, constant, file, line)
  }

  /// Creates a constraint: this anchor is at least `other + constant`, in points. The default constant is 0.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: other, multiplier: 1, constant, file, line)
  }

  /// Creates a constraint: this anchor is at most `other + constant`, in points. The default constant is 0.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: other, multiplier: 1, constant, file, line)
  }

  fileprivate func constraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor?, multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute, multiplier: multiplier, constant: constant, file: file,
      line: line)
  }
}

extension LayoutAnchor<LayoutAnchorKind.Dimension> {
  /// Creates a constraint: this width or height equals `constant` points.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: nil, multiplier: 1, constant, file, line)
  }

  /// Creates a constraint: this width or height is at least `constant` points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, multiplier: 1, constant, file, line)
  }

  /// Creates a constraint: this width or height is at most `constant` points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, multiplier: 1, constant, file, line)
  }

  /// Creates a constraint: this width or height equals `multiplier × other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: other, multiplier: multiplier, constant, file, line)
  }

  /// Creates a constraint: this width or height is at least `multiplier × other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: other, multiplier: multiplier, constant, file, line)
  }

  /// Creates a constraint: this width or height is at most `multiplier × other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: other, multiplier: multiplier, constant, file, line)
  }
}

/// An object whose position and size constraints can determine: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view itself, or the owning view of a guide; nil for a guide without an owning view.
  var layoutView: View? { get }
}

extension LayoutItem {
  /// The anchor of the edge at which reading begins: left, or right in right-to-left layouts.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The anchor of the edge opposite the leading edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge, in right-to-left layouts too.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge, in right-to-left layouts too.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The anchor of the horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The anchor of the lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The anchor of the height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}
