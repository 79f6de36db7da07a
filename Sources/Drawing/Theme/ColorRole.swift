// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The purpose of a color. Views name roles, and the theme chooses the colors, so a new palette changes all views.
public indirect enum ColorRole: Sendable, Hashable {
  /// The background of a window, behind all other content.
  case window
  /// The background of screens, cards and sheets.
  case surface
  /// The background of a menu at the side of the content.
  case menu
  /// Continuous text, and icons next to it.
  case text
  /// Text that explains other text: 65 % of the text color, more in high contrast.
  case secondaryText
  /// Text of a disabled control: 38 % of the text color, more in high contrast.
  case disabledText
  /// The thin line between two areas.
  case separator
  /// Controls that can be pressed, chosen items, and the mark of the first responder.
  case accent
  /// The fill behind a selected item: a weak accent color, so that text stays readable on it.
  case selection
  /// Text on a selection: a mix of accent and text color with a contrast of 4.5 : 1, also below the pointer.
  case onSelection
  /// The fill over the item below the pointer.
  case hover
  /// The fill over a pressed item, and the fill of badges in rows.
  case pressed
  /// Content on a fill of the accent color: the thumb of a switch, a chosen title.
  case onAccent
  /// The lines and tracks of controls, with a contrast of 3 : 1 on every background.
  case control
  /// Destructive actions and error messages.
  case danger
  /// Success messages.
  case success
  /// The dimming of the content below a sheet, an alert or an open side: black at 32 %.
  case scrim
  /// White text on the accent color and on the sample panes.
  case onColor
  /// The same color in every palette.
  case fixed(Color)
  /// Another role with its alpha multiplied by the factor, 0…1.
  case faded(ColorRole, Double)
}
