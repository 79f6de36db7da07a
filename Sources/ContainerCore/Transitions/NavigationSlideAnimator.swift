// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The default animation of a navigation controller. The upper screen slides over the lower one, which moves slightly
/// and is dimmed, with a shadow between them. Mirrored in right-to-left layouts.
public final class NavigationSlideAnimator: ViewControllerAnimatedTransitioning {
  /// The duration of a push or pop: 0.35 seconds.
  public static let duration = 0.35

  /// The distance by which the lower screen moves, as a fraction of the width.
  static let parallaxFraction = 0.3

  /// The maximum of that distance, in points. In a wide window a fraction of the width would move the empty middle of a
  /// list to the edge of the upper screen, where the beginnings of its rows are expected.
  static let maximumParallaxDistance = 72.0

  static let dimmingAlpha = 0.08

  /// A fast beginning, so that calls have an immediate effect. A released screen moves on at the velocity of the drag.
  static let curve = TimingCurve(0.2, 0.7, 0.2, 1)

  /// Whether the animation shows a push, in which the upper screen enters, or a pop, in which it leaves.
  public let operation: NavigationOperation

  /// Creates an animator for one push or pop.
  public init(operation: NavigationOperation) {
    self.operation = operation
  }

  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let containerView = context.containerView
    let isPush = operation == .push
    let upper = isPush ? context.toView : context.fromView
    let lower = isPush ? context.fromView : context.toView
    let scrim = View(frame: containerView.bounds)
    scrim.backgroundColor = .fixed(.black)
    scrim.autoresizingMask = .fill
    scrim.isUserInteractionEnabled = false
    if let upper { containerView.insertSubview(scrim, below: upper) }
    // In dark themes the dimming alone shows no edge.
    let formerShadow = upper?.shadow
    upper?.shadow = EdgeShadow().shadow(strength: 1, theme: containerView.theme)
    let isMirrored = containerView.traits.layoutDirection == .rightToLeft
    let direction = isMirrored ? -1.0 : 1
    let width = containerView.bounds.width * direction
    let shift =
      min(containerView.bounds.width * Self.parallaxFraction, Self.maximumParallaxDistance)
      * direction
    func layOut(covered: Bool) {
      upper?.transform = covered ? .identity : .translation(width, 0)
      lower?.transform = covered ? .translation(-shift, 0) : .identity
      scrim.alpha = covered ? Self.dimmingAlpha : 0
    }
    View.performWithoutAnimation { layOut(covered: !isPush) }
    let animator = PropertyAnimator(
      motion: .curve(Self.curve, duration: Self.duration),
      animations: { layOut(covered: isPush) })
    animator.addCompletion { _ in
      scrim.removeFromSuperview()
      upper?.shadow = formerShadow
    }
    return animator
  }
}

/// A change of a navigation controller's top screen: push or pop.
public nonisolated enum NavigationOperation: String, Sendable, Hashable, CaseIterable {
  /// Shows a screen above the current one.
  case push
  /// Returns to a screen below the current one.
  case pop
}

/// The shadow that a view of a container, such as a drawer's side or a pushed screen, casts on the view below it.
public nonisolated struct EdgeShadow: Sendable, Hashable {
  /// The distance in points over which the shadow fades out. Default 16.
  public var blur: Double

  /// The maximum opacity of the shadow, 0…1. Default nil: the shadow opacity in the theme's palette.
  public var opacity: Double?

  /// The offset of the shadow from the view that casts it, in points. Default zero.
  public var offset: Point

  /// The color of the shadow. Default black.
  public var color: Color

  /// Creates an edge shadow. The parameters are the properties of the same names. Traps if `blur` is below 0.
  public init(
    blur: Double = 16, opacity: Double? = nil, offset: Point = .zero, color: Color = .black
  ) {
    require(blur >= 0, "A shadow's blur must be 0 or more, not \(blur)")
    self.blur = blur
    self.opacity = opacity
    self.offset = offset
    self.color = color
  }

  /// Returns the shadow to draw in a theme.
  ///
  /// - Parameters:
  ///   - strength: The fraction of the maximum opacity, 0…1.
  ///   - theme: The theme, whose palette has the default opacity.
  public func shadow(strength: Double, theme: Theme) -> Shadow {
    let opacity = opacity ?? theme.palette.shadowOpacity
    return Shadow(color: color.opacity(opacity * strength), blur: blur, offset: offset)
  }
}
