// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Drawing

extension Theme {
  /// The shadow of a card that lies over the window: a sheet, an alert, a popover, a tool tip.
  ///
  /// - Parameters:
  ///   - blur: Points over which it fades out. Default 24.
  ///   - strength: The share of the palette's opacity. Default 1.
  func cardShadow(radius: Double, blur: Double = Self.cardBlur, strength: Double = 1) -> Shadow {
    Shadow(
      color: .black.opacity(palette.shadowOpacity * strength), blur: blur, cornerRadius: radius)
  }

  static var cardBlur: Double { 24 }

  /// The shadow of a card without an outline of its own. In high contrast it is a line around the card instead.
  func raisedShadow(radius: Double) -> Shadow {
    guard contrast == .high else { return cardShadow(radius: radius) }
    return Shadow(color: color(.text), blur: Self.outlineBlur, cornerRadius: radius)
  }

  /// Points: half of them show, beside the card.
  private static var outlineBlur: Double { 4 }
}

extension PresentationController {
  /// What is narrow in a wide window is compact, and what lies over the window stands out from it.
  ///
  /// - Parameter width: The card's, in points.
  func cardTraits(for width: Double) -> TraitOverrides {
    var overrides = TraitOverrides()
    overrides.isElevated = true
    if width < presentedViewController.traits.theme.metrics.compactWidth {
      overrides.horizontalSizeClass = .compact
    }
    return overrides
  }

  /// Puts the scrim behind a card, which fades in beside the transition to what `strength` says.
  func addDimming(_ dimming: View, strength: @escaping () -> Double) {
    dimming.backgroundColor = .scrim
    dimming.isUserInteractionEnabled = false
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    animateAlongsideTransition { dimming.alpha = strength() }
  }
}
