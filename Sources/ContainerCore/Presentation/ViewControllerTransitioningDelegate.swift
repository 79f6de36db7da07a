// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Provides the animators, the interaction controllers and the presentation controller of a presentation, like UIKit's
/// `UIViewControllerTransitioningDelegate`. By default, the presentation style decides.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of a presentation; nil for the style's own animation. Not called without animation.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; nil for the style's own animation. Not called for a dismissal that is not
  /// animated or that dismisses several controllers.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a presentation instead of time. `animator` is nil for the style's own. Default nil.
  func interactionControllerForPresentation(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the object that drives a dismissal instead of time. `animator` is nil for the style's own. Default nil.
  func interactionControllerForDismissal(
    using animator: (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller of `presented` in the style `custom`; nil for `PresentationController` itself.
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
