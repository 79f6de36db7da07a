// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The colors of one color scheme, and the opacities with which a theme derives further colors from them.
public struct Palette: Sendable, Hashable {
  static let scrimOpacity = 0.32

  /// The background of windows, behind all other content.
  public var window: Color
  /// The background of screens, cards and sheets, and the color of text on the accent color.
  public var surface: Color
  /// The background of a sliding menu, or of another pane next to the content.
  public var menu: Color
  /// The color of text. Secondary and disabled text, separators and highlights are this color with a lower opacity.
  public var text: Color
  /// The color of controls that can be pressed. The fill behind a selected item is this color with a lower opacity.
  public var accent: Color
  /// The color of destructive actions and of error messages.
  public var danger: Color
  /// The color of success messages.
  public var success: Color

  /// The opacity of secondary text, 0…1. Default 0.65: the least with a contrast of 4.5 : 1 on the menu.
  var secondaryOpacity = 0.65

  var disabledOpacity = 0.38

  /// The opacity of the text color in lines and tracks of controls, 0…1. Default 0.52: a contrast of 3 : 1 on the
  /// backgrounds of both schemes (WCAG 1.4.11), and on a highlight too.
  var controlOpacity = 0.52

  var separatorOpacity: Double

  /// An opacity of the accent color, 0…1. The opacities for separators, hover and press are of the text color.
  var selectionOpacity: Double

  var hoverOpacity: Double

  var pressedOpacity: Double

  /// The opacity of the black shadows of views, 0…1: 0.22 in the light palette, 0.45 in the dark palette.
  public var shadowOpacity: Double

  /// The standard palette for a light desktop.
  public static let light = Palette(
    window: Color(hex: 0xF5F6F8), surface: Color(hex: 0xFFFFFF), menu: Color(hex: 0xE9EBF0),
    text: Color(hex: 0x1A1C20), accent: Color(hex: 0x1D4ED8), danger: Color(hex: 0xB42318),
    success: Color(hex: 0x1B7349), separatorOpacity: 0.12, selectionOpacity: 0.14,
    hoverOpacity: 0.06, pressedOpacity: 0.12, shadowOpacity: 0.22)

  /// The standard palette for a dark desktop.
  public static let dark = Palette(
    window: Color(hex: 0x17181B), surface: Color(hex: 0x202226), menu: Color(hex: 0x121316),
    text: Color(hex: 0xF0F1F3), accent: Color(hex: 0x93B8FF), danger: Color(hex: 0xFF8A80),
    success: Color(hex: 0x6FCF97), separatorOpacity: 0.14, selectionOpacity: 0.28,
    hoverOpacity: 0.08, pressedOpacity: 0.14, shadowOpacity: 0.45)

  /// The light palette for users who ask for more contrast. All text has a contrast of 7 : 1 on every background
  /// (WCAG's stricter level), and lines and states are easy to see.
  static let lightHighContrast = Palette(
    window: Color(hex: 0xFFFFFF), surface: Color(hex: 0xFFFFFF), menu: Color(hex: 0xF0F1F4),
    text: Color(hex: 0x000000), accent: Color(hex: 0x12307F), danger: Color(hex: 0x851A12),
    success: Color(hex: 0x0B4A2C), secondaryOpacity: 0.85, disabledOpacity: 0.55,
    controlOpacity: 0.85,
    separatorOpacity: 0.6, selectionOpacity: 0.16, hoverOpacity: 0.1, pressedOpacity: 0.2,
    shadowOpacity: 0.4)

  package static let darkHighContrast = Palette(
    window: Color(hex: 0x000000), surface: Color(hex: 0x101113), menu: Color(hex: 0x000000),
    text: Color(hex: 0xFFFFFF), accent: Color(hex: 0xB5CEFF), danger: Color(hex: 0xFFB3AC),
    success: Color(hex: 0x9BE8B9), secondaryOpacity: 0.85, disabledOpacity: 0.55,
    controlOpacity: 0.85,
    separatorOpacity: 0.6, selectionOpacity: 0.26, hoverOpacity: 0.14, pressedOpacity: 0.24,
    shadowOpacity: 0.7)
}
