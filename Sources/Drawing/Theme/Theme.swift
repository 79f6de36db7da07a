// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Colors by role, fonts by use and sizes by name: the one place that says how things look.
public struct Theme: Sendable, Hashable {
  public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  public var colorScheme: ColorScheme
  public var palette: Palette
  public var fonts = FontScale()
  public var metrics = Metrics()

  public static let light = Theme(colorScheme: .light, palette: .light)
  public static let dark = Theme(colorScheme: .dark, palette: .dark)

  public init(colorScheme: ColorScheme, palette: Palette) {
    self.colorScheme = colorScheme
    self.palette = palette
  }

  public init(_ colorScheme: ColorScheme) {
    self = colorScheme == .dark ? .dark : .light
  }

  public func color(_ role: ColorRole) -> Color {
    switch role {
    case .window: palette.window
    case .surface: palette.surface
    case .menu: palette.menu
    case .text: palette.text
    case .secondaryText: palette.text.opacity(Palette.secondaryOpacity)
    case .disabledText: palette.text.opacity(Palette.disabledOpacity)
    case .separator: palette.text.opacity(palette.separatorOpacity)
    case .accent: palette.accent
    case .selection: palette.accent.opacity(palette.selectionOpacity)
    case .hover: palette.text.opacity(palette.hoverOpacity)
    case .pressed: palette.text.opacity(palette.pressedOpacity)
    case .danger: palette.danger
    case .success: palette.success
    case .scrim: Color.black.opacity(Palette.scrimOpacity)
    case .onColor: .white
    case .fixed(let color): color
    case .faded(let role, let opacity): color(role).opacity(opacity)
    }
  }
}
