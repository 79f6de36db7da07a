// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The appearance of views: colors by role, fonts by style, and sizes by name.
public struct Theme: Sendable, Hashable {
  /// The lightness of texts and backgrounds: dark text on light backgrounds, or light text on dark backgrounds.
  public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
  }

  /// The minimum contrast of text, lines and state highlights against their backgrounds.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// A contrast of at least 4.5 : 1 for text, and 3 : 1 for lines of controls.
    case normal
    /// A contrast of at least 7 : 1 for all text, and clearly visible lines.
    case high
  }

  /// The color scheme of the palette: light or dark. A view that draws its own fixed colors can choose them by it.
  public let colorScheme: ColorScheme
  /// The contrast of the palette: normal or high.
  public let contrast: Contrast
  /// The base colors of the theme, from which `color(_:)` derives the color of each role.
  public var palette: Palette
  /// The factor by which text is scaled. Sizes that depend on text grow with it, such as the heights of bars and rows
  /// and the maximum width of text. Default 1; clamped to 0.5…3.
  public var textScale = 1.0 {
    didSet {
      let limits = Self.textScaleRange
      textScale =
        textScale.isNaN ? oldValue : min(max(textScale, limits.lowerBound), limits.upperBound)
    }
  }
  /// The fonts of the text styles, multiplied by `textScale`. Default: the fonts of `FontScale()`. Fonts that you set
  /// keep their sizes at the present `textScale`, and are scaled in proportion when it changes.
  public var fonts: FontScale {
    get { textScale == 1 ? unscaledFonts : unscaledFonts.scaled(by: textScale) }
    set { unscaledFonts = textScale == 1 ? newValue : newValue.scaled(by: 1 / textScale) }
  }
  /// The sizes that views share. Sizes that depend on text grow with `textScale`. Default: the sizes of `Metrics()`.
  /// Sizes that you set are kept at the present `textScale`, and grow or shrink when it changes.
  public var metrics: Metrics {
    get { textScale == 1 ? unscaledMetrics : unscaledMetrics.scaled(byTextScale: textScale) }
    set {
      unscaledMetrics =
        textScale == 1 ? newValue : newValue.scaled(byTextScale: textScale, inverse: true)
    }
  }

  /// The limits of GNOME's text scaling factor.
  private static let textScaleRange = 0.5...3.0

  private var unscaledFonts = FontScale()
  private var unscaledMetrics = Metrics()

  private var isElevated = false

  /// The opacity of the text color over dark elevated backgrounds, on which shadows are invisible.
  private static let elevationOpacity = 0.07

  /// The theme of views above the content, such as sheets. In a dark scheme, all backgrounds are a step lighter.
  package var elevated: Theme {
    guard colorScheme == .dark, !isElevated else { return self }
    var theme = self
    theme.isElevated = true
    let light = palette.text.opacity(Self.elevationOpacity)
    theme.palette.window = light.composited(over: palette.window)
    theme.palette.surface = light.composited(over: palette.surface)
    theme.palette.menu = light.composited(over: palette.menu)
    return theme
  }

  /// The theme with the standard light colors in normal contrast.
  public static let light = Theme(.light)
  /// The theme with the standard dark colors in normal contrast.
  public static let dark = Theme(.dark)

  /// Creates a theme with the standard colors for a color scheme and a contrast.
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

  /// Creates a theme with custom colors for a color scheme and a contrast. `adapted(to:contrast:)` replaces them with
  /// the standard colors if another color scheme or contrast is requested.
  public init(colorScheme: ColorScheme, contrast: Contrast = .normal, palette: Palette) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette
  }

  /// The opacity of the text color over the accent color, for text on a selection.
  private static func selectionTextOpacity(in scheme: ColorScheme) -> Double {
    scheme == .dark ? 0.75 : 0.15
  }

  /// Returns this theme with the standard colors for another color scheme or contrast. Its fonts and sizes are kept.
  /// Nil means the present value. If neither value differs from the present one, custom colors are kept too.
  public func adapted(to colorScheme: ColorScheme? = nil, contrast: Contrast? = nil) -> Theme {
    let scheme = colorScheme ?? self.colorScheme
    let contrast = contrast ?? self.contrast
    guard scheme != self.colorScheme || contrast != self.contrast else { return self }
    var theme = Theme(scheme, contrast: contrast)
    theme.unscaledFonts = unscaledFonts
    theme.unscaledMetrics = unscaledMetrics
    theme.textScale = textScale
    return theme
  }

  /// Returns the color of a role, such as `text` or `accent`, derived from the palette.
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
      palette.text.opacity(Self.selectionTextOpacity(in: colorScheme)).composited(
        over: palette.accent)
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
