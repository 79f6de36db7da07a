// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Lets the entering view appear over the leaving one, as tabs and `replaceChild` do.
public final class CrossFadeTransition: ViewControllerAnimatedTransitioning {
  private let duration: Double

  /// - Parameter duration: Seconds.
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
