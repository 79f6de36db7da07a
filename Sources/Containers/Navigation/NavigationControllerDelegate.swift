// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The delegate of a navigation controller: it is notified of the visible screen, and provides animators.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called when a screen is about to appear, after its will-callbacks. Default: does nothing.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// Called when a screen has appeared, after its did-callbacks. Not called for a canceled transition.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Returns the animator of an animated transition; nil for ``NavigationSlideAnimator``. Default nil.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the object that drives an animated transition instead of time; nil for none. Called if the delegate has
  /// returned an animator and the transition was not begun by a drag from the edge, as in UIKit. Default nil.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  public func navigationController(
    _: NavigationController, willShow _: ViewController, animated _: Bool
  ) {}

  public func navigationController(
    _: NavigationController, didShow _: ViewController, animated _: Bool
  ) {}

  public func navigationController(
    _: NavigationController, animatorFor _: NavigationOperation, from _: ViewController,
    to _: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _: NavigationController, interactionControllerFor _: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
