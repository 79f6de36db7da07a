// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The content of one tab of a tab bar: an icon, a title or both, and a badge.
public struct TabBarItem: Hashable {
  /// The title of the tab. Default nil: the title of the tab's controller. If it is empty, only the icon is shown.
  public var title: String?

  /// The icon of the tab. Default nil: none.
  public var image: Image?

  /// The badge, in a capsule next to the icon or the title. Default nil: none.
  public var badge: TableViewCell.Badge?

  /// Whether the user can select the tab; code can always select it. Default true.
  public var isEnabled: Bool

  /// The tab's name for assistive technology; set it if the tab shows only an icon. Default nil: the title.
  public var accessibilityLabel: String?

  /// Creates the content of a tab. By default, the title is nil: the title of the tab's controller is shown. If the
  /// title is empty, only the icon is shown.
  public init(
    title: String? = nil, image: Image? = nil, badge: TableViewCell.Badge? = nil,
    isEnabled: Bool = true, accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.image = image
    self.badge = badge
    self.isEnabled = isEnabled
    self.accessibilityLabel = accessibilityLabel
  }

  /// The text that assistive technology speaks for the tab: its name and its badge.
  public var spokenLabel: String {
    let name = accessibilityLabel ?? title ?? ""
    return badge?.label.map { name.isEmpty ? $0 : "\(name), \($0)" } ?? name
  }
}
