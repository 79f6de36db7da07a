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
