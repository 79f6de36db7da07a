// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension Theme {
  /// Returns the shadow of a card above the window: a sheet, an alert, a popover or a tool tip.
  ///
  /// - Parameters:
  ///   - blur: The distance over which it fades out, in points. Default 24.
  ///   - strength: The factor of the palette's opacity. Default 1.
  func cardShadow(radius: Double, blur: Double = Self.cardBlur, strength: Double = 1) -> Shadow {
    Shadow(
      color: .black.opacity(palette.shadowOpacity * strength), blur: blur, cornerRadius: radius)
  }

  static var cardBlur: Double { 24 }

  /// Returns the shadow of a card without an outline. In high contrast it is a line around the card instead.
  func raisedShadow(radius: Double) -> Shadow {
    guard contrast == .high else { return cardShadow(radius: radius) }
    return Shadow(color: color(.text), blur: Self.outlineBlur, cornerRadius: radius)
  }

  /// In points. Half of them are visible, around the card.
  private static var outlineBlur: Double { 4 }
}

extension PresentationController {
  /// Returns the traits of a card: elevated, and compact if the card is narrow, also in a wide window.
  ///
  /// - Parameter width: The width of the card in points.
  func cardTraits(for width: Double) -> TraitOverrides {
    var overrides = TraitOverrides()
    overrides.isElevated = true
    if width < presentedViewController.traits.theme.metrics.compactWidth {
      overrides.horizontalSizeClass = .compact
    }
    return overrides
  }

  /// Adds the scrim behind a card. It fades in to `strength` during the transition.
  func addDimming(_ dimming: View, strength: @escaping () -> Double) {
    dimming.backgroundColor = .scrim
    dimming.isUserInteractionEnabled = false
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    animateAlongsideTransition { dimming.alpha = strength() }
  }
}
