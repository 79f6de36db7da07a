// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
