// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Languages

/// What surrounds a view: the look, the room, the pixel density and the person's preferences.
///
/// A window has traits; each controller inherits its parent's, with what the parent overrides for
/// it (contract 6.3).
public nonisolated struct Traits: Sendable, Hashable {
  /// How much room there is along one axis.
  public enum SizeClass: Sendable, Hashable {
    /// Scarce room: narrower than `Metrics.compactWidth` (600 points by default), or lower than
    /// `Metrics.compactHeight` (480).
    case compact
    /// Enough room.
    case regular
  }

  /// Where reading begins.
  public enum LayoutDirection: Sendable, Hashable {
    /// Reading begins at the left; leading is left.
    case leftToRight
    /// Reading begins at the right; leading is right.
    case rightToLeft
  }

  /// Colors, fonts and sizes.
  public var theme: Theme

  /// Pixels per point. Default 1.
  public var scale: Double

  /// The person asked for less movement: transitions jump to their end. Default false.
  public var reducesMotion: Bool

  /// Default regular; a window narrower than `Metrics.compactWidth` is compact.
  public var horizontalSizeClass = SizeClass.regular

  /// Default regular; a window lower than `Metrics.compactHeight` is compact.
  public var verticalSizeClass = SizeClass.regular

  /// Default left to right.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The language of texts. Default English; a host's window has the language of the desktop.
  public var localization = Localization()

  /// How bars look. Default: as the theme has it.
  public var barAppearance = BarAppearance()

  /// The theme's; setting it gives the theme other colors. Default normal.
  public var contrast: Theme.Contrast {
    get { theme.contrast }
    set { theme = theme.adapted(contrast: newValue) }
  }

  /// How numbers are written, in texts of the library as well. Default: as Swift writes them; a host's window has the
  /// format of the locale.
  public var numberFormat: NumberFormat {
    get { localization.numberFormat }
    set { localization.numberFormat = newValue }
  }

  /// How much larger than by default text is, and what holds it: the theme's. Default 1; a host's window has what the
  /// desktop says.
  public var textScale: Double {
    get { theme.textScale }
    set { theme.textScale = newValue }
  }

  /// Traits with regular size classes, left to right, and bars as the theme has them. `scale` is in
  /// pixels per point.
  public init(theme: Theme = .light, scale: Double = 1, reducesMotion: Bool = false) {
    self.theme = theme
    self.scale = scale
    self.reducesMotion = reducesMotion
  }

  /// The same with the size classes of a window of `size`.
  package func fitted(to size: Size) -> Traits {
    var traits = self
    let metrics = theme.metrics
    traits.horizontalSizeClass = size.width < metrics.compactWidth ? .compact : .regular
    traits.verticalSizeClass = size.height < metrics.compactHeight ? .compact : .regular
    return traits
  }
}

/// How bars look: UIKit's bar appearance, and tint color.
///
/// It is a trait. Set it for a window (`window.traits.barAppearance`), or for one child and all that it
/// contains (`TraitOverrides.barAppearance`): navigation bars, toolbars and tab bars follow.
public nonisolated struct BarAppearance: Sendable, Hashable {
  /// The ground of a bar. Default nil: `surface`.
  public var backgroundColor: ColorRole?

  /// The color of buttons and of the selected tab. Default nil: `text` for buttons, `accent` for
  /// prominent buttons, and `onSelection` for the selected tab.
  public var tintColor: ColorRole?

  /// Titles, and tabs that are not selected. Default nil: `text`, and `secondaryText` for tabs.
  public var titleColor: ColorRole?

  /// The font of the title between a navigation bar's buttons. Default title.
  package var titleStyle = TextStyle.title

  /// How bars look. Default: as the theme has it.
  public init(
    backgroundColor: ColorRole? = nil, tintColor: ColorRole? = nil, titleColor: ColorRole? = nil,
    titleStyle: TextStyle = .title
  ) {
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.titleStyle = titleStyle
  }
}
