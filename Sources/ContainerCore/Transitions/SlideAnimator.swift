// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// An animator that slides one view off while another one slides in, for tab controllers and `SlideSegue`. Horizontal
/// movements are mirrored in right-to-left layouts.
public final class SlideAnimator: ViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let isVertical: Bool
  private let duration: Double

  /// Creates a slide animator.
  ///
  /// - Parameters:
  ///   - isForward: Whether the entering view comes from the trailing edge or, if `isVertical`, from the lower edge.
  ///   - isVertical: Whether the views slide vertically. Default false.
  ///   - duration: The duration in seconds. Default 0.35, as for a push.
  public init(isForward: Bool, isVertical: Bool = false, duration: Double = 0.35) {
    self.isForward = isForward
    self.isVertical = isVertical
    self.duration = duration
  }

  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let containerView = context.containerView
    let (old, new) = (context.fromView, context.toView)
    let isMirrored = !isVertical && containerView.traits.layoutDirection == .rightToLeft
    let sign = isForward == isMirrored ? -1.0 : 1
    let x = isVertical ? 0 : sign * (old?.frame ?? containerView.bounds).width
    let y = isVertical ? sign * containerView.bounds.height : 0
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
