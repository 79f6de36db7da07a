// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The way a navigation controller goes by itself: the upper screen slides over the lower one, which moves
/// along a little and is dimmed, with a shadow between them; mirrored where reading begins at the right.
public final class NavigationSlide: ViewControllerAnimatedTransitioning {
  /// Seconds (LOOK.md).
  public static let duration = 0.35

  /// The share of the width that the lower screen moves.
  static let parallax = 0.3

  /// Points that the lower screen moves at most. In a wide window a share of the width would bring the empty middle of a
  /// list below the edge of the upper screen, where the beginnings of its rows are expected.
  static let farthest = 72.0

  /// How dark the lower screen gets below the upper one.
  static let dimming = 0.08

  /// Fast at first, so that a call is answered at once. A screen that a pointer lets go goes on as fast as
  /// that was.
  static let curve = Curve(0.2, 0.7, 0.2, 1)

  /// Whether the upper screen comes (`push`) or goes (`pop`).
  public let operation: NavigationOperation

  /// A slide for one push or pop.
  public init(operation: NavigationOperation) {
    self.operation = operation
  }

  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let stage = context.containerView
    let isPush = operation == .push
    let upper = isPush ? context.toView : context.fromView
    let lower = isPush ? context.fromView : context.toView
    let scrim = View(frame: stage.bounds)
    scrim.backgroundColor = .fixed(.black)
    scrim.autoresizingMask = .fill
    scrim.isUserInteractionEnabled = false
    if let upper { stage.insertSubview(scrim, below: upper) }
    // In the dark the scrim alone shows no edge.
    let ownShadow = upper?.shadow
    upper?.shadow = EdgeShadow().shadow(strength: 1, theme: stage.theme)
    let isMirrored = stage.traits.layoutDirection == .rightToLeft
    let direction = isMirrored ? -1.0 : 1
    let width = stage.bounds.width * direction
    let shift = min(stage.bounds.width * Self.parallax, Self.farthest) * direction
    func place(covered: Bool) {
      upper?.transform = covered ? .identity : .translation(width, 0)
      lower?.transform = covered ? .translation(-shift, 0) : .identity
      scrim.alpha = covered ? Self.dimming : 0
    }
    View.performWithoutAnimation { place(covered: !isPush) }
    let animator = PropertyAnimator(
      motion: .curve(Self.curve, duration: Self.duration),
      animations: { place(covered: isPush) })
    animator.addCompletion { _ in
      scrim.removeFromSuperview()
      upper?.shadow = ownShadow
    }
    return animator
  }
}
