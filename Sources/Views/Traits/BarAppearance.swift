// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// How bars look: UIKit's bar appearance, and tint color.
///
/// It is a trait. Set it for a window (`window.traits.barAppearance`), or for one child and all that it
/// contains (`TraitOverrides.barAppearance`): navigation bars, toolbars and tab bars follow.
public nonisolated struct BarAppearance: Sendable, Hashable {
  /// The ground of a bar. Default nil: `surface`.
  public var backgroundColor: ColorRole?

  /// Buttons, and the selected tab. Default nil: `text`, and `accent` for what is prominent or selected.
  public var tintColor: ColorRole?

  /// Titles, and tabs that are not selected. Default nil: `text`, and `secondaryText` for tabs.
  public var titleColor: ColorRole?

  /// The font of the title between a navigation bar's buttons. Default title.
  public var titleStyle = TextStyle.title

  /// How bars look. Default: as the theme has it.
  public init(
    backgroundColor: ColorRole? = nil, tintColor: ColorRole? = nil, titleColor: ColorRole? = nil,
    titleStyle: TextStyle = .title
  ) {
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.titleStyle = titleStyle
  }
}
