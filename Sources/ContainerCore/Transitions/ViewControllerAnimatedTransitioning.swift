// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Moves the views of a transition that a container carries out: a push, a change of tabs, a
/// presentation. UIKit's protocol of the same name; either `interruptibleAnimator(using:)` or
/// `animateTransition(using:)` is enough.
///
/// The animator sets the views' looks at the start at once, and changes them to those of the end in the
/// animations of the animator that it returns. It starts nothing and sends no callback: the container runs
/// it, turns it round, lets a gesture drive it, sends the callbacks, takes views out, and gives both views
/// their plain look (identity, opaque, in place) at either end.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Makes the animator of one transition. Called once for each transition, when both views are in
  /// place. Default: what `animateTransition(using:)` animates.
  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator

  /// How long the transition takes, in seconds. Only a program's own code asks, and the default of
  /// `interruptibleAnimator(using:)` where nothing is animated. Default 0.35.
  func transitionDuration(using context: TransitionContext?) -> Double

  /// Animates with `View.animate`, as UIKit's older animators do. All that it animates moves as the first animation
  /// does, and begins together; what a completion animates runs by itself, after the transition. Default: nothing.
  func animateTransition(using context: TransitionContext)
}

extension ViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let animator =
      PropertyAnimator.collecting { animateTransition(using: context) }
      ?? PropertyAnimator(motion: .curve(.easeInOut, duration: transitionDuration(using: context)))
    context.progress.animator = animator
    return animator
  }

  public func transitionDuration(using context: TransitionContext?) -> Double { 0.35 }

  public func animateTransition(using context: TransitionContext) {}
}

/// Drives a transition by a gesture or anything else that is not time, as UIKit's protocol of the
/// same name.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// The transition stands at its start, paused, until this object moves it on.
  func startInteractiveTransition(_ transition: ChildTransition)
}
