// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An animator that fades the entering view in over the leaving view, for tabs and `replaceChild(_:with:animated:)`.
public final class CrossFadeAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double

  /// Creates a cross-fade animator with the duration of its animation in seconds.
  public init(duration: Double) { self.duration = duration }

  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let view = context.toView
    view?.alpha = 0
    let animator = PropertyAnimator(motion: .curve(.easeInOut, duration: duration)) {
      view?.alpha = 1
    }
    animator.addCompletion { _ in view?.alpha = 1 }
    return animator
  }
}
