// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  /// What a mail program's menu could be.
  static func sources() -> [SlidingMenuItem] {
    [
      source(Words("Inbox"), "square", .red, section: localized("Mailboxes"), badge: .count(12)),
      source(Words("Starred"), "star", .amber, section: localized("Mailboxes")),
      source(Words("Drafts"), "notes", .blue, section: localized("Mailboxes"), badge: .count(3)),
      source(
        Words("Archive"), "keyboard", .green, section: localized("Mailboxes"), isEnabled: false),
      source(
        Words("Projects"), "folder", .green, section: localized("Folders"),
        children: [
          source(Words("Containers"), "square", .blue, badge: .count(128)),
          source(Words("Pictures"), "square", .amber),
        ], isExpanded: true),
      source(
        Words("Receipts"), "folder", .amber, section: localized("Folders"),
        badge: .text(localized("New")),
        children: [
          source(Words("This year"), "square", .red), source(Words("Last year"), "square", .green),
        ]),
      source(Words("Trash"), "trash", .red, section: localized("Folders")),
      source(Words("About"), "info", .blue),
    ]
  }

  private static func source(
    _ words: Words, _ icon: String, _ color: SampleColor, section: String? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, children: [SlidingMenuItem] = [],
    isExpanded: Bool = false
  ) -> SlidingMenuItem {
    let title = localized(words)
    return SlidingMenuItem(
      title: title, identifier: words.key, icon: .icon(icon),
      controller: ColorController(name: title, color: color.color), section: section,
      badge: badge, isEnabled: isEnabled, children: children, isExpanded: isExpanded)
  }
}
