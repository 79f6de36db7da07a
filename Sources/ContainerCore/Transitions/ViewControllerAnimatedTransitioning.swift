// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Animates the views of a container's transition, such as a push, a change of tabs or a presentation, like UIKit's
/// `UIViewControllerAnimatedTransitioning`. Implement `interruptibleAnimator(using:)` or `animateTransition(using:)`.
///
/// Set the views to their start values immediately, and to their end values in the animations of the returned animator.
/// Send no callbacks. The container runs and reverses the animator, lets a gesture move it, sends the callbacks and
/// removes views. At the end it resets the entering and the leaving view: no transform, opaque, in place.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Creates the animator of one transition, when both views are in place. Called once for each transition. Default:
  /// the animations of `animateTransition(using:)`.
  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator

  /// Returns the duration of the transition in seconds. The default animator uses it only if
  /// `animateTransition(using:)` animates nothing. Default 0.35.
  func transitionDuration(using context: TransitionContext?) -> Double

  /// Animates with `View.animate`, like UIKit's older animators. All its animations begin together and have the timing
  /// of the first one; an animation in a completion runs separately after the transition. Default: does nothing.
  func animateTransition(using context: TransitionContext)
}

extension ViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator {
    let animator =
      PropertyAnimator.collectAnimations { animateTransition(using: context) }
      ?? PropertyAnimator(motion: .curve(.easeInOut, duration: transitionDuration(using: context)))
    context.animatorReference.animator = animator
    return animator
  }

  public func transitionDuration(using context: TransitionContext?) -> Double { 0.35 }

  public func animateTransition(using context: TransitionContext) {}
}

/// Controls a transition by a gesture or another input instead of time, like UIKit's protocol
/// `UIViewControllerInteractiveTransitioning`.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition has begun, paused at its start. From then on, this object moves it.
  func startInteractiveTransition(_ transition: ChildTransition)
}
