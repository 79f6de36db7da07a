// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The purpose of a color. Views name roles; the theme turns them into colors, so a change of
/// palette reaches every view at once.
public indirect enum ColorRole: Sendable, Hashable {
  /// The ground of a window, behind everything.
  case window
  /// The ground of screens, cards and sheets.
  case surface
  /// The ground of a menu beside the content.
  case menu
  /// Text to be read, and icons beside it.
  case text
  /// Text that explains other text: 65 % of the text color, more in high contrast.
  case secondaryText
  /// Text of a control that cannot be used: 38 % of the text color, more in high contrast.
  case disabledText
  /// The thin line between two things.
  case separator
  /// What can be pressed, what is chosen, and what has the keyboard.
  case accent
  /// The fill behind what is selected: a weak accent color, so that text stays readable on it.
  case selection
  /// Text on a selection: the accent color with a share of the text's, so that it is 4.5 : 1 there, pointed at or not.
  case onSelection
  /// The fill over what the mouse rests on.
  case hover
  /// The fill over what is being pressed; also of badges in rows.
  case pressed
  /// What lies on a filled area of the accent color: the thumb of a switch, a chosen title.
  case onAccent
  /// The lines and tracks that a control is made of, 3 : 1 on every ground.
  case control
  /// Actions that lose something, and messages that something went wrong.
  case danger
  /// Messages that something went well.
  case success
  /// What dims the content below a sheet, an alert or an open side: black at 32 %.
  case scrim
  /// Text on the accent color and on the sample panes.
  case onColor
  /// The same color in every palette.
  case fixed(Color)
  /// Another role with its alpha multiplied by the factor, 0…1.
  case faded(ColorRole, Double)
}
