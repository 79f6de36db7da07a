// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Slides one view off and another one in beside it, as tabs and `SlideSegue` do. Horizontally by the leaving
/// view's width, mirrored where reading begins at the right; vertically by the height of the container view.
public final class SlideTransition: ViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let isVertical: Bool
  private let duration: Double

  /// - Parameters:
  ///   - isForward: Whether the entering view comes from the trailing edge, or from below.
  ///   - isVertical: Default false.
  ///   - duration: Seconds. Default 0.35, as a push.
  public init(isForward: Bool, isVertical: Bool = false, duration: Double = 0.35) {
    self.isForward = isForward
    self.isVertical = isVertical
    self.duration = duration
  }

  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let stage = context.containerView
    let (old, new) = (context.fromView, context.toView)
    let isMirrored = !isVertical && stage.traits.layoutDirection == .rightToLeft
    let sign = isForward == isMirrored ? -1.0 : 1
    let x = isVertical ? 0 : sign * (old?.frame ?? stage.bounds).width
    let y = isVertical ? sign * stage.bounds.height : 0
    new?.transform = .translation(x, y)
    let animator = PropertyAnimator(motion: .curve(.easeInOut, duration: duration)) {
      old?.transform = .translation(-x, -y)
      new?.transform = .identity
    }
    animator.addCompletion { _ in
      old?.transform = .identity
      new?.transform = .identity
    }
    return animator
  }
}
