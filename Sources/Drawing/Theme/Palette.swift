// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The colors of one color scheme and the strengths they are mixed at.
public struct Palette: Sendable, Hashable {
  /// The share of the text color that secondary text keeps: the least that is 4.5 : 1 on the menu.
  public static let secondaryOpacity = 0.65
  public static let disabledOpacity = 0.38
  public static let scrimOpacity = 0.32

  public var window: Color
  public var surface: Color
  public var menu: Color
  public var text: Color
  public var accent: Color
  public var danger: Color
  public var success: Color
  public var separatorOpacity: Double
  public var selectionOpacity: Double
  public var hoverOpacity: Double
  public var pressedOpacity: Double
  public var shadowOpacity: Double

  public static let light = Palette(
    window: Color(hex: 0xF5F6F8), surface: Color(hex: 0xFFFFFF), menu: Color(hex: 0xE9EBF0),
    text: Color(hex: 0x1A1C20), accent: Color(hex: 0x1D4ED8), danger: Color(hex: 0xB42318),
    success: Color(hex: 0x1B7349), separatorOpacity: 0.12, selectionOpacity: 0.14,
    hoverOpacity: 0.06, pressedOpacity: 0.12, shadowOpacity: 0.22)

  public static let dark = Palette(
    window: Color(hex: 0x17181B), surface: Color(hex: 0x202226), menu: Color(hex: 0x121316),
    text: Color(hex: 0xF0F1F3), accent: Color(hex: 0x7AA7FF), danger: Color(hex: 0xFF8A80),
    success: Color(hex: 0x6FCF97), separatorOpacity: 0.14, selectionOpacity: 0.22,
    hoverOpacity: 0.08, pressedOpacity: 0.14, shadowOpacity: 0.45)
}
