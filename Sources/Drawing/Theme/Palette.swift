// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The colors of one color scheme and the strengths they are mixed at.
public struct Palette: Sendable, Hashable {
  /// Strength of the scrim, 0…1: 0.32 in every palette.
  static let scrimOpacity = 0.32

  /// What a window is filled with.
  public var window: Color
  /// What screens, cards and sheets are filled with; also what lies on a filled accent color.
  public var surface: Color
  /// What a menu beside the content is filled with.
  public var menu: Color
  /// Text. Secondary and disabled text, separators and highlights are shares of this color.
  public var text: Color
  /// What can be pressed and what is chosen. Selections are a share of this color.
  public var accent: Color
  /// What loses something or went wrong.
  public var danger: Color
  /// What went well.
  public var success: Color

  /// The share of the text color that secondary text keeps. Default 0.65: the least that is
  /// 4.5 : 1 on the menu.
  var secondaryOpacity = 0.65

  /// The share of the text color that disabled text keeps. Default 0.38.
  var disabledOpacity = 0.38

  /// The share of the text color that the lines and tracks of controls keep. Default 0.52: 3 : 1 on
  /// the grounds of both schemes (WCAG 1.4.11), and on a highlight too.
  var controlOpacity = 0.52

  /// The share of the text color that separators keep, 0…1: 0.12 in light, 0.14 in dark.
  var separatorOpacity: Double

  /// The share of the accent color behind what is selected, 0…1: 0.14 in light, 0.28 in dark.
  var selectionOpacity: Double

  /// The share of the text color over what the mouse rests on, 0…1: 0.06 in light, 0.08 in dark.
  var hoverOpacity: Double

  /// The share of the text color over what is pressed, 0…1: 0.12 in light, 0.14 in dark.
  var pressedOpacity: Double

  /// The opacity of black shadows, 0…1: 0.22 in light, 0.45 in dark.
  public var shadowOpacity: Double

  /// For a light desktop. LOOK.md lists the colors.
  public static let light = Palette(
    window: Color(hex: 0xF5F6F8), surface: Color(hex: 0xFFFFFF), menu: Color(hex: 0xE9EBF0),
    text: Color(hex: 0x1A1C20), accent: Color(hex: 0x1D4ED8), danger: Color(hex: 0xB42318),
    success: Color(hex: 0x1B7349), separatorOpacity: 0.12, selectionOpacity: 0.14,
    hoverOpacity: 0.06, pressedOpacity: 0.12, shadowOpacity: 0.22)

  /// For a dark desktop. LOOK.md lists the colors.
  public static let dark = Palette(
    window: Color(hex: 0x17181B), surface: Color(hex: 0x202226), menu: Color(hex: 0x121316),
    text: Color(hex: 0xF0F1F3), accent: Color(hex: 0x93B8FF), danger: Color(hex: 0xFF8A80),
    success: Color(hex: 0x6FCF97), separatorOpacity: 0.14, selectionOpacity: 0.28,
    hoverOpacity: 0.08, pressedOpacity: 0.14, shadowOpacity: 0.45)

  /// For people who asked for more contrast: text of any kind is 7 : 1 on every ground (WCAG's
  /// stricter level), and lines and states are easy to see.
  static let lightHighContrast = Palette(
    window: Color(hex: 0xFFFFFF), surface: Color(hex: 0xFFFFFF), menu: Color(hex: 0xF0F1F4),
    text: Color(hex: 0x000000), accent: Color(hex: 0x12307F), danger: Color(hex: 0x851A12),
    success: Color(hex: 0x0B4A2C), secondaryOpacity: 0.85, disabledOpacity: 0.55,
    controlOpacity: 0.85,
    separatorOpacity: 0.6, selectionOpacity: 0.16, hoverOpacity: 0.1, pressedOpacity: 0.2,
    shadowOpacity: 0.4)

  /// As `lightHighContrast`, for a dark desktop.
  package static let darkHighContrast = Palette(
    window: Color(hex: 0x000000), surface: Color(hex: 0x101113), menu: Color(hex: 0x000000),
    text: Color(hex: 0xFFFFFF), accent: Color(hex: 0xB5CEFF), danger: Color(hex: 0xFFB3AC),
    success: Color(hex: 0x9BE8B9), secondaryOpacity: 0.85, disabledOpacity: 0.55,
    controlOpacity: 0.85,
    separatorOpacity: 0.6, selectionOpacity: 0.26, hoverOpacity: 0.14, pressedOpacity: 0.24,
    shadowOpacity: 0.7)
}
