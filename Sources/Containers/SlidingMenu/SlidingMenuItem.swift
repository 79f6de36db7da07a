// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// An item of a sliding menu: a row, and the controller that becomes the center when the row is selected.
public struct SlidingMenuItem {
  /// The title of the menu row.
  public let title: String
  /// The name of the menu item in code, independent of the language. Default: the title.
  public let identifier: String
  /// The image before the title of the menu row, in the size of the theme's icons. Default nil.
  public let icon: Image?
  /// The controller that becomes the center of the drawer when the menu item is selected.
  public let controller: ViewController

  /// The heading of the section that contains the menu row. Consecutive items with the same heading form a section.
  /// Default nil; a line separates rows without a heading from a section above them.
  public let section: String?

  /// The badge at the trailing end of the menu row. Default nil.
  public internal(set) var badge: TableViewCell.Badge?

  /// Whether the user can select the menu item; code always can. Default true.
  public internal(set) var isEnabled: Bool

  /// The items whose rows are visible below this menu row while it is expanded. They cannot have children, and their
  /// sections are ignored. Default none.
  public internal(set) var children: [SlidingMenuItem]

  /// Whether the menu row is initially expanded, so that the rows of its children are visible. Default false.
  public let isExpanded: Bool

  /// Creates a menu item. Traps if one of the children has children itself.
  public init(
    title: String, identifier: String? = nil, icon: Image? = nil, controller: ViewController,
    section: String? = nil, badge: TableViewCell.Badge? = nil, isEnabled: Bool = true,
    children: [SlidingMenuItem] = [], isExpanded: Bool = false
  ) {
    require(
      children.allSatisfy(\.children.isEmpty),
      "The children of “\(title)” have children, but a menu has only one level of them")
    self.title = title
    self.identifier = identifier ?? title
    self.icon = icon
    self.controller = controller
    self.section = section
    self.badge = badge
    self.isEnabled = isEnabled
    self.children = children
    self.isExpanded = isExpanded
  }
}
