// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

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

/// Which way a navigation controller goes from one screen to another.
public nonisolated enum NavigationOperation: String, Sendable, Hashable, CaseIterable {
  /// Shows a screen above the current one.
  case push
  /// Returns to a screen below the current one.
  case pop
}

/// The shadow that a part of a container throws on the part below it: a drawer's side, a column, a screen that
/// slides over another.
public nonisolated struct EdgeShadow: Sendable, Hashable {
  /// Points over which it fades out. Default 16.
  public var blur: Double

  /// Opacity at full strength, 0…1. Default nil: the palette's.
  public var opacity: Double?

  /// The distance of the shadow from the part that throws it, in points. Default zero.
  public var offset: Point

  /// Default black.
  public var color: Color

  /// - Parameters: see the properties. A blur below 0 stops the program.
  public init(
    blur: Double = 16, opacity: Double? = nil, offset: Point = .zero, color: Color = .black
  ) {
    require(blur >= 0, "A shadow cannot fade out over \(blur) points")
    self.blur = blur
    self.opacity = opacity
    self.offset = offset
    self.color = color
  }

  /// The shadow to draw.
  ///
  /// - Parameters:
  ///   - strength: The fraction of the full opacity, 0…1.
  ///   - theme: The theme, whose palette has the default opacity.
  public func shadow(strength: Double, theme: Theme) -> Shadow {
    let opacity = opacity ?? theme.palette.shadowOpacity
    return Shadow(color: color.opacity(opacity * strength), blur: blur, offset: offset)
  }
}
