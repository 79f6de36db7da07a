// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Colors by role, fonts by use and sizes by name: the one place that says how things look.
public struct Theme: Sendable, Hashable {
  public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    case normal
    case high
  }

  public let colorScheme: ColorScheme
  public let contrast: Contrast
  public var palette: Palette
  public var fonts = FontScale()
  public var metrics = Metrics()

  public static let light = Theme(.light)
  public static let dark = Theme(.dark)

  public init(_ colorScheme: ColorScheme, contrast: Contrast = .normal) {
    let palette: Palette =
      switch (colorScheme, contrast) {
      case (.light, .normal): .light
      case (.light, .high): .lightHighContrast
      case (.dark, .normal): .dark
      case (.dark, .high): .darkHighContrast
      }
    self.init(colorScheme: colorScheme, contrast: contrast, palette: palette)
  }

  public init(colorScheme: ColorScheme, contrast: Contrast = .normal, palette: Palette) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette
  }

  /// The same fonts and sizes in another scheme's or contrast's standard colors.
  public func adapted(
    to colorScheme: ColorScheme? = nil, contrast: Contrast? = nil
  ) -> Theme {
    let scheme = colorScheme ?? self.colorScheme
    let contrast = contrast ?? self.contrast
    guard scheme != self.colorScheme || contrast != self.contrast else { return self }
    var theme = Theme(scheme, contrast: contrast)
    theme.fonts = fonts
    theme.metrics = metrics
    return theme
  }

  public func color(_ role: ColorRole) -> Color {
    switch role {
    case .window: palette.window
    case .surface: palette.surface
    case .menu: palette.menu
    case .text: palette.text
    case .secondaryText: palette.text.opacity(palette.secondaryOpacity)
    case .disabledText: palette.text.opacity(palette.disabledOpacity)
    case .separator: palette.text.opacity(palette.separatorOpacity)
    case .accent: palette.accent
    case .onAccent: palette.surface
    case .control: palette.text.opacity(palette.controlOpacity)
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
