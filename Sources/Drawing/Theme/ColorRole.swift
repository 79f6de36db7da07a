// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The purpose of a color. Views name roles, and the theme chooses the colors, so a new palette changes all views.
public indirect enum ColorRole: Sendable, Hashable {
  /// The background of a window, behind all other content.
  case window
  /// The background of screens, cards and sheets.
  case surface
  /// The background of a sliding menu, or of another pane next to the content.
  case menu
  /// Continuous text, and icons next to it.
  case text
  /// Text that explains other text: the text color with an opacity of 65 %, or more in high contrast.
  case secondaryText
  /// Text of a disabled control: the text color with an opacity of 38 %, or more in high contrast.
  case disabledText
  /// A thin line between two areas.
  case separator
  /// Controls that can be pressed, selected items, and the focus ring.
  case accent
  /// The fill behind a selected item: a faint accent color, so that text stays readable on it.
  case selection
  /// Text of a selected item: a mix of accent and text color with a contrast of 4.5 : 1, also in a hovered item.
  case onSelection
  /// The fill over the item that is hovered.
  case hover
  /// The fill over a pressed item, and the fill of badges in rows.
  case pressed
  /// Content on a fill of the accent color, such as the thumb of a switch or a selected title.
  case onAccent
  /// The lines and tracks of controls, with a contrast of 3 : 1 on every background.
  case control
  /// Destructive actions and error messages.
  case danger
  /// Success messages.
  case success
  /// The dimming of the content below a sheet, an alert or an open drawer: black with an opacity of 32 %.
  case scrim
  /// White text on the accent color, or on another strong color.
  case onColor
  /// A fixed color, which is the same in every palette.
  case fixed(Color)
  /// Another role, with the alpha of its color multiplied by a factor of 0…1.
  case faded(ColorRole, Double)
}
