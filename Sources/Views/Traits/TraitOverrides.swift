// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Traits that a container pins for one of its children; nil leaves a trait as the parent has it.
public nonisolated struct TraitOverrides: Sendable, Hashable {
  /// Colors, fonts and sizes. Default nil. The inherited contrast stays, unless `contrast` is set.
  public var theme: Theme?
  /// Whether transitions jump to their end. Default nil.
  public var reducesMotion: Bool?
  /// How much room there is sideways. Default nil.
  public var horizontalSizeClass: Traits.SizeClass?
  /// How much room there is in height. Default nil.
  public var verticalSizeClass: Traits.SizeClass?
  /// Where reading begins. Default nil.
  public var layoutDirection: Traits.LayoutDirection?
  /// How strongly colors differ. Default nil.
  public var contrast: Theme.Contrast?
  /// How bars look. Default nil.
  public var barAppearance: BarAppearance?

  /// Whether the grounds are those of what lies over the window.
  package var isElevated = false

  /// No overrides: everything is inherited.
  public init() {}

  package func applied(to inherited: Traits) -> Traits {
    var traits = inherited
    // The contrast is a trait of its own.
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
