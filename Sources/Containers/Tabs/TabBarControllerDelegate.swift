// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The delegate of a tab bar controller: it decides about the user's selections, is notified of them, and can animate
/// transitions, as in UIKit. Every method has a default implementation.
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether the user can select a tab by mouse, touch or key. Also called for the selected tab, but not for a
  /// selection in code. Default true.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// Called after the user has selected a tab, or the selected tab again, not for selections in code. Default: nothing.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  )

  /// Returns the animator of an animated transition between two tabs. Default nil: the controller's `transitionStyle`.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a transition with the delegate's animator instead of time. Default nil: none.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  public func tabBarController(_: TabBarController, shouldSelect _: ViewController) -> Bool { true }

  public func tabBarController(_: TabBarController, didSelect _: ViewController) {}

  public func tabBarController(
    _: TabBarController, animationControllerFrom _: ViewController, to _: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _: TabBarController, interactionControllerFor _: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// A controller that reacts when the user selects its tab again: a navigation stack pops to its root, a list scrolls to
/// its top.
///
/// If the tab's controller does not conform, the first conforming controller along `childForKeyCommands` is notified.
public protocol TabReselectable: AnyObject {
  /// Called after the user has selected the selected tab again. Not called for a selection in code.
  func tabWasReselected()
}
