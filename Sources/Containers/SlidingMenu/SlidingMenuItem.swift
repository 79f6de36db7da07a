// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls
public import Drawing

/// One row of a sliding menu and the screen it shows.
public struct SlidingMenuItem {
  /// What the row says.
  public let title: String
  /// What code knows the row by, in every language. Default: the title.
  public let identifier: String
  /// Before the title, as large as the theme's icons. Default nil: none.
  public let icon: Image?
  /// The screen that choosing the row makes the drawer's center.
  public let controller: ViewController

  /// The heading that the row stands under: items that follow each other with the same one form a
  /// section. Default nil: none; below a section that has one a line sets the rows apart.
  public let section: String?

  /// What stands in a capsule at the trailing end. Default nil.
  public internal(set) var badge: TableViewCell.Badge?

  /// Whether a person can choose the item; code always can. Default true.
  public internal(set) var isEnabled: Bool

  /// Items that the row discloses below it, without children of their own; their sections do not
  /// count. Default none.
  public internal(set) var children: [SlidingMenuItem]

  /// Whether the children show at first. Default false.
  public let isExpanded: Bool

  /// An item. Children that have children themselves stop the program.
  public init(
    title: String, identifier: String? = nil, icon: Image? = nil, controller: ViewController,
    section: String? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, children: [SlidingMenuItem] = [],
    isExpanded: Bool = false
  ) {
    require(
      children.allSatisfy(\.children.isEmpty),
      "The children of “\(title)” have children: a menu discloses one level")
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
