// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Provides what a presentation is made of: who moves it, who drives it, who places it; UIKit's
/// protocol of the same name. Every method has a default that leaves it to the presentation's style.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Who moves `presented` in; nil for the style's own movement. Not asked when it is not animated.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Who moves `dismissed` out; nil for the style's own movement. Not asked when it is not animated,
  /// nor for one of several controllers that go at once.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Who drives a presentation; nil for time. `animator` is nil for the style's own movement.
  func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Who drives a dismissal; nil for time. `animator` is nil for the style's own movement.
  func interactionControllerForDismissal(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Who places `presented` in the style `custom`; nil for one that covers the window.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
