// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Languages

/// The environment of a view: theme, size classes, pixel density and the user's preferences.
///
/// A root controller inherits the window's traits. A child inherits its parent's traits, with the parent's overrides
/// applied (containment contract 6.3).
public nonisolated struct Traits: Sendable, Hashable {
  /// The size class of one axis of a view, compact or regular, as in UIKit.
  public enum SizeClass: Sendable, Hashable {
    /// Little room: below `Metrics.compactWidth` (600 points by default) or `Metrics.compactHeight` (480).
    case compact
    /// Enough room.
    case regular
  }

  /// The direction in which text is read and views are arranged.
  public enum LayoutDirection: Sendable, Hashable {
    /// Reading begins on the left; leading is left.
    case leftToRight
    /// Reading begins on the right; leading is right.
    case rightToLeft
  }

  /// The colors, fonts and sizes of controls.
  public var theme: Theme

  /// The number of pixels per point on the display. Default 1.
  public var scale: Double

  /// Whether the user prefers reduced motion; if so, transitions are immediate. Default false.
  public var reducesMotion: Bool

  /// The size class of the width. Default regular; compact in a window narrower than `Metrics.compactWidth`.
  public var horizontalSizeClass = SizeClass.regular

  /// The size class of the height. Default regular; compact in a window lower than `Metrics.compactHeight`.
  public var verticalSizeClass = SizeClass.regular

  /// The direction in which text is read and views are arranged. Default left to right.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The language of texts. Default English. A window on the screen has the desktop's language.
  public var localization = Localization()

  /// The appearance of navigation bars, toolbars and tab bars. Default: the theme's appearance.
  public var barAppearance = BarAppearance()

  /// The theme's contrast. Setting it adapts the theme's colors. Default normal.
  public var contrast: Theme.Contrast {
    get { theme.contrast }
    set { theme = theme.adapted(contrast: newValue) }
  }

  /// The format of numbers in texts. Default: Swift's format. A window on the screen uses the locale's format.
  public var numberFormat: NumberFormat {
    get { localization.numberFormat }
    set { localization.numberFormat = newValue }
  }

  /// The scale of text, and of sizes that depend on text. Default 1. A window on the screen has the desktop's scale.
  public var textScale: Double {
    get { theme.textScale }
    set { theme.textScale = newValue }
  }

  /// Creates traits with regular size classes, left-to-right layout and the theme's appearance of bars. `scale` is the
  /// number of pixels per point.
  public init(theme: Theme = .light, scale: Double = 1, reducesMotion: Bool = false) {
    self.theme = theme
    self.scale = scale
    self.reducesMotion = reducesMotion
  }

  package func withSizeClasses(for size: Size) -> Traits {
    var traits = self
    let metrics = theme.metrics
    traits.horizontalSizeClass = size.width < metrics.compactWidth ? .compact : .regular
    traits.verticalSizeClass = size.height < metrics.compactHeight ? .compact : .regular
    return traits
  }
}

/// The appearance of bars, like UIKit's bar appearance and tint color.
///
/// It is a trait of navigation bars, toolbars and tab bars. Set it for a window (`window.traits.barAppearance`), or for
/// one child and all its descendants (`TraitOverrides.barAppearance`).
public nonisolated struct BarAppearance: Sendable, Hashable {
  /// The background color of a bar. Default nil: the theme's `surface` color.
  public var backgroundColor: ColorRole?

  /// The color of a bar's buttons and of the selected tab. Default nil: buttons have the color `text`, prominent
  /// buttons the color `accent`, and the selected tab the color `onSelection`.
  public var tintColor: ColorRole?

  /// The color of a bar's title and of unselected tabs. Default nil: `text` for titles, `secondaryText` for tabs.
  public var titleColor: ColorRole?

  /// The font of the title between a navigation bar's buttons. Default title.
  package var titleStyle = TextStyle.title

  /// Creates a bar appearance. Default: all colors are nil, and bars have the theme's colors.
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

/// Traits that a container overrides for one of its children. A nil trait is inherited from the parent.
public nonisolated struct TraitOverrides: Sendable, Hashable {
  /// The child's theme. Default nil: inherited from the parent. The contrast stays inherited unless `contrast` is set.
  public var theme: Theme?
  /// Whether the child's transitions are immediate, without animation. Default nil: inherited from the parent.
  public var reducesMotion: Bool?
  /// The size class of the child's width. Default nil: inherited from the parent.
  public var horizontalSizeClass: Traits.SizeClass?
  /// The size class of the child's height. Default nil: inherited from the parent.
  public var verticalSizeClass: Traits.SizeClass?
  /// The reading direction of the child. Default nil: inherited from the parent.
  public var layoutDirection: Traits.LayoutDirection?
  /// The contrast of the child's colors. Default nil: inherited from the parent.
  public var contrast: Theme.Contrast?
  /// The appearance of the child's bars. Default nil: inherited from the parent.
  public var barAppearance: BarAppearance?

  /// Whether backgrounds have the colors of content that is presented over the window.
  package var isElevated = false

  /// Creates trait overrides that change nothing: every trait is inherited from the parent.
  public init() {}

  package func applied(to inherited: Traits) -> Traits {
    var traits = inherited
    if let theme { traits.theme = theme.adapted(contrast: inherited.contrast) }
    if let reducesMotion { traits.reducesMotion = reducesMotion }
    if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
    if let layoutDirection { traits.layoutDirection = layoutDirection }
    if let contrast { traits.contrast = contrast }
    if isElevated { traits.theme = traits.theme.elevated }
    if let barAppearance { traits.barAppearance = barAppearance }
    return traits
  }
}
