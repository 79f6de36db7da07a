// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Provides the parts of a presentation: its animators, its drivers and its presentation controller; UIKit's
/// protocol of the same name. Every method has a default that leaves it to the presentation's style.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The animator that moves `presented` in; nil for the style's own movement. Not asked when it is not
  /// animated.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The animator that moves `dismissed` out; nil for the style's own movement. Not asked when it is not
  /// animated, nor for one of several controllers that go at once.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The object that drives a presentation; nil for time. `animator` is nil for the style's own movement.
  func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The object that drives a dismissal; nil for time. `animator` is nil for the style's own movement.
  func interactionControllerForDismissal(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// The presentation controller of `presented` in the style `custom`; nil for one that covers the window.
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
