// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// An edge, a center, a baseline or a length of a view or a layout guide, to make constraints from.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
/// ```
///
/// Anchors of different kinds cannot be compared: the compiler refuses it. A constraint that was made is not active
/// yet. The file and the line where it was made are named where it cannot hold.
public struct LayoutAnchor<Kind> {
  let item: any LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }
}

/// An anchor along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKind.XAxis>
/// An anchor along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKind.YAxis>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKind.Dimension>

/// What tells the kinds of anchors apart.
public enum LayoutAnchorKind {
  /// Of places along the horizontal axis.
  public enum XAxis {}
  /// Of places along the vertical axis.
  public enum YAxis {}
  /// Of lengths.
  public enum Dimension {}
}

extension LayoutAnchor {
  /// A constraint that holds when this anchor is `other + constant`.
  ///
  /// - Parameter constant: Points, towards trailing or down; to the right between left and right anchors. Default 0.
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: other, multiplier: 1, constant, file, line)
  }

  /// A constraint that holds when this anchor is at least `other + constant`.
  ///
  /// - Parameter constant: Points. Default 0.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: other, multiplier: 1, constant, file, line)
  }

  /// A constraint that holds when this anchor is at most `other + constant`.
  ///
  /// - Parameter constant: Points. Default 0.
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
  /// A constraint that holds when this length is a number of points.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: nil, multiplier: 1, constant, file, line)
  }

  /// A constraint that holds when this length is at least a number of points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, multiplier: 1, constant, file, line)
  }

  /// A constraint that holds when this length is at most a number of points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, multiplier: 1, constant, file, line)
  }

  /// A constraint that holds when this length is `multiplier × other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: other, multiplier: multiplier, constant, file, line)
  }

  /// A constraint that holds when this length is at least `multiplier × other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: other, multiplier: multiplier, constant, file, line)
  }

  /// A constraint that holds when this length is at most `multiplier × other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: other, multiplier: multiplier, constant, file, line)
  }
}

/// What constraints place and relate: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view itself, or the view whose area a guide divides; nil for a guide that no view has.
  var layoutView: View? { get }
}

extension LayoutItem {
  /// The edge where reading begins: the left one, the right one in right-to-left layouts.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge opposite the leading one.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge, in right-to-left layouts too.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge, in right-to-left layouts too.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The horizontal length.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The vertical length.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}
