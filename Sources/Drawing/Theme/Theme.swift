// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Colors by role, fonts by style and sizes by name. Views take all of them from here.
public struct Theme: Sendable, Hashable {
  /// Whether text is dark on light grounds or light on dark ones.
  public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Dark text on light grounds.
    case light
    /// Light text on dark grounds.
    case dark
  }

  /// How far the colors of text, lines and states stand apart.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// Text at least 4.5 : 1, lines of controls 3 : 1.
    case normal
    /// Text of any kind at least 7 : 1, and lines that are plain to see.
    case high
  }

  /// Which scheme the palette belongs to. Views that draw without roles may ask for it.
  public let colorScheme: ColorScheme
  /// Which contrast the palette has.
  public let contrast: Contrast
  /// The colors that `color(_:)` mixes roles from.
  public var palette: Palette
  /// How much larger than by default text is, and what grows with it: bars, rows, and the widths that lines of text need.
  /// 0.5…3, default 1.
  public var textScale = 1.0 {
    didSet {
      if !(Self.textScales ~= textScale) {
        let inside = min(max(textScale, Self.textScales.lowerBound), Self.textScales.upperBound)
        textScale = inside.isNaN ? oldValue : inside
      }
    }
  }
  /// Default: the sizes of LOOK.md, times `textScale`. Those that are set are as large as they say until that changes.
  public var fonts: FontScale {
    get { textScale == 1 ? ownFonts : ownFonts.scaled(by: textScale) }
    set { ownFonts = textScale == 1 ? newValue : newValue.scaled(by: 1 / textScale) }
  }
  /// Default: the sizes of LOOK.md, those that belong to text times `textScale`, as `fonts`.
  public var metrics: Metrics {
    get { textScale == 1 ? ownMetrics : ownMetrics.fitted(toTextScale: textScale) }
    set {
      ownMetrics = textScale == 1 ? newValue : newValue.fitted(toTextScale: textScale, undoes: true)
    }
  }

  /// GNOME's limits of its text scaling factor.
  private static let textScales = 0.5...3.0

  private var ownFonts = FontScale()
  private var ownMetrics = Metrics()

  /// Whether the grounds are those of what lies over the window.
  private var isElevated = false

  /// The share of the text color that a dark ground above the window gets: shadows do not show on dark grounds.
  private static let elevation = 0.07

  /// For what lies over the window, as sheets do: in a dark scheme all grounds are a step lighter.
  package var elevated: Theme {
    guard colorScheme == .dark, !isElevated else { return self }
    var theme = self
    theme.isElevated = true
    let light = palette.text.opacity(Self.elevation)
    theme.palette.window = light.over(palette.window)
    theme.palette.surface = light.over(palette.surface)
    theme.palette.menu = light.over(palette.menu)
    return theme
  }

  /// The light scheme in normal contrast.
  public static let light = Theme(.light)
  /// The dark scheme in normal contrast.
  public static let dark = Theme(.dark)

  /// The standard colors of a scheme and a contrast.
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

  /// Colors of a program's own. Say the scheme and contrast that they stand for:
  /// `adapted(to:contrast:)` replaces the palette when another is wanted.
  public init(colorScheme: ColorScheme, contrast: Contrast = .normal, palette: Palette) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette
  }

  /// What text on a selection has of the text color.
  private static func textShare(in scheme: ColorScheme) -> Double { scheme == .dark ? 0.75 : 0.15 }

  /// The same fonts and sizes in another scheme's or contrast's standard colors.
  public func adapted(
    to colorScheme: ColorScheme? = nil, contrast: Contrast? = nil
  ) -> Theme {
    let scheme = colorScheme ?? self.colorScheme
    let contrast = contrast ?? self.contrast
    guard scheme != self.colorScheme || contrast != self.contrast else { return self }
    var theme = Theme(scheme, contrast: contrast)
    theme.ownFonts = ownFonts
    theme.ownMetrics = ownMetrics
    theme.textScale = textScale
    return theme
  }

  /// The color of a role, mixed from the palette.
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
    case .onSelection:
      palette.text.opacity(Self.textShare(in: colorScheme)).over(palette.accent)
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
