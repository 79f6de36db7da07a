// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// What a tab bar shows for one screen: an icon, a title or both, and a badge.
public struct TabBarItem: Hashable {
  /// Default nil: the screen's own title. An empty title leaves the icon alone.
  public var title: String?

  /// Default nil: none.
  public var image: Image?

  /// The icon while the tab is selected. Default nil: `image`.
  public var selectedImage: Image?

  /// What stands in a capsule beside the icon or the title. Default nil: none.
  public var badge: TableViewCell.Badge?

  /// Whether a person can select the tab; code always can. Default true.
  public var isEnabled: Bool

  /// The tab's name for assistive technology, which an icon alone does not have. Default nil: the
  /// title.
  public var accessibilityLabel: String?

  /// An item. Without a title of its own it has the screen's; an empty title leaves the image
  /// alone.
  public init(
    title: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    badge: TableViewCell.Badge? = nil, isEnabled: Bool = true, accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badge = badge
    self.isEnabled = isEnabled
    self.accessibilityLabel = accessibilityLabel
  }

  /// The text for assistive technology: the name, and the badge.
  public var spokenLabel: String {
    let name = accessibilityLabel ?? title ?? ""
    return badge?.label.map { name.isEmpty ? $0 : "\(name), \($0)" } ?? name
  }
}
