// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  /// What a mail program's menu could be.
  static func sources() -> [SlidingMenuItem] {
    [
      source("Inbox", "square", .red, section: "Mailboxes", badge: .count(12)),
      source("Starred", "star", .amber, section: "Mailboxes"),
      source("Drafts", "notes", .blue, section: "Mailboxes", badge: .count(3)),
      source("Archive", "keyboard", .green, section: "Mailboxes", isEnabled: false),
      source(
        "Projects", "folder", .green, section: "Folders",
        children: [
          source("Containers", "square", .blue, badge: .count(128)),
          source("Pictures", "square", .amber),
        ], isExpanded: true),
      source(
        "Receipts", "folder", .amber, section: "Folders", badge: .text("New"),
        children: [source("This year", "square", .red), source("Last year", "square", .green)]),
      source("Trash", "trash", .red, section: "Folders"),
      source("About", "info", .blue),
    ]
  }

  private static func source(
    _ title: String, _ icon: String, _ color: SampleColor, section: String? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, children: [SlidingMenuItem] = [],
    isExpanded: Bool = false
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: title, icon: .icon(icon),
      controller: ColorController(name: title, color: color.color), section: section,
      badge: badge, isEnabled: isEnabled, children: children, isExpanded: isExpanded)
  }
}
