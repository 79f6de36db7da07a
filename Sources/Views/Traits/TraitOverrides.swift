// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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
