// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Hears what a navigation controller shows, and says how it gets there.
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown; its will-callbacks have been sent. Default: nothing.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)

  /// A screen is shown; its did-callbacks have been sent. A change that was called off shows nobody, so
  /// nobody is named. Default: nothing.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)

  /// Who moves an animated change; nil for `NavigationSlide`. Default nil.
  func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Who drives an animated change instead of time; asked when there is an animator of the delegate's
  /// and no drag from the edge has begun it, as UIKit asks. Default nil.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: NavigationController, animatorFor operation: NavigationOperation,
    from: ViewController, to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
