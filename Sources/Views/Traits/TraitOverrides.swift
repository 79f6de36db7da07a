// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Traits that a container pins for one of its children; nil leaves a trait as the parent has it.
public nonisolated struct TraitOverrides: Sendable, Hashable {
  public var theme: Theme?
  public var reducesMotion: Bool?
  public var horizontalSizeClass: Traits.SizeClass?
  public var verticalSizeClass: Traits.SizeClass?
  public var layoutDirection: Traits.LayoutDirection?
  public var contrast: Traits.Contrast?
  public var barAppearance: BarAppearance?

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
    if let barAppearance { traits.barAppearance = barAppearance }
    return traits
  }
}
