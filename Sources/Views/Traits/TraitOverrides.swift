// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Traits that a container overrides for one of its children. A nil trait is inherited from the parent.
public nonisolated struct TraitOverrides: Sendable, Hashable {
  /// The colors, fonts and sizes. Default nil. The inherited contrast stays, unless `contrast` is set.
  public var theme: Theme?
  /// Whether transitions are immediate. Default nil.
  public var reducesMotion: Bool?
  /// The size class of the width. Default nil.
  public var horizontalSizeClass: Traits.SizeClass?
  /// The size class of the height. Default nil.
  public var verticalSizeClass: Traits.SizeClass?
  /// The direction of reading. Default nil.
  public var layoutDirection: Traits.LayoutDirection?
  /// The contrast of the colors. Default nil.
  public var contrast: Theme.Contrast?
  /// The appearance of bars. Default nil.
  public var barAppearance: BarAppearance?

  /// Whether backgrounds have the colors of content that is presented over the window.
  package var isElevated = false

  /// Creates overrides that inherit all traits.
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
