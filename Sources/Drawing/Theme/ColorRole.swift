// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a color is for. Views name roles; the theme turns them into colors, so a change of
/// palette reaches everything at once.
public indirect enum ColorRole: Sendable, Hashable {
  case window
  case surface
  case menu
  case text
  case secondaryText
  case disabledText
  case separator
  case accent
  case selection
  case hover
  case pressed
  /// What lies on a filled area of the accent color: the thumb of a switch, a chosen title.
  case onAccent
  /// The lines and tracks that a control is made of, 3 : 1 on every ground.
  case control
  case danger
  case success
  case scrim
  /// Text on the accent color and on the sample panes.
  case onColor
  /// The same color in every palette.
  case fixed(Color)
  /// Another role with its alpha multiplied by the factor, 0…1.
  case faded(ColorRole, Double)
}
