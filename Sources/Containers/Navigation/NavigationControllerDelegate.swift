// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Is told which screen a navigation controller shows, and provides animators.
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown; its will-callbacks have been sent. Default: nothing.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// A screen is shown; its did-callbacks have been sent. Not called for a change that was
  /// cancelled. Default: nothing.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// The animator of an animated change; nil for `NavigationSlide`. Default nil.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The object that drives an animated change in place of time. Called when the delegate gave an
  /// animator and no drag from the edge began the change, as in UIKit. Default nil.
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
