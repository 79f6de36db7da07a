// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// A row of a sliding menu, with the controller that it shows.
public struct SlidingMenuItem {
  /// The title of the row.
  public let title: String
  /// The name of the row in code, independent of the language. Default: the title.
  public let identifier: String
  /// The image before the title, in the size of the theme's icons. Default nil.
  public let icon: Image?
  /// The controller that becomes the center of the drawer when the row is selected.
  public let controller: ViewController

  /// The heading of the section that contains the row. Consecutive items with the same heading form a section. Default
  /// nil; a line separates rows without a heading from a section above them.
  public let section: String?

  /// The badge at the trailing end of the row. Default nil.
  public internal(set) var badge: TableViewCell.Badge?

  /// Whether the user can select the item; code always can. Default true.
  public internal(set) var isEnabled: Bool

  /// The items of the child rows, which are visible while this row is expanded. They cannot have children, and their
  /// sections are ignored. Default none.
  public internal(set) var children: [SlidingMenuItem]

  /// Whether the rows of the children are visible initially. Default false.
  public let isExpanded: Bool

  /// Creates an item. Traps if a child has children.
  public init(
    title: String, identifier: String? = nil, icon: Image? = nil, controller: ViewController,
    section: String? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, children: [SlidingMenuItem] = [],
    isExpanded: Bool = false
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
