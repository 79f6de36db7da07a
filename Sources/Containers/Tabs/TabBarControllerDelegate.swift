// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Decides about the taps on a tab bar and hears of them, and may move the screens itself, as UIKit's
/// delegate of the same name. Every method has a default.
public protocol TabBarControllerDelegate: AnyObject {
  /// A person wants a tab, by mouse, touch or key; also of the selected one. A change in code does not
  /// ask. Default yes.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool

  /// A person selected a tab, or the selected one again. A change in code does not tell. Default:
  /// nothing.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  )

  /// The animator of an animated switch between two tabs, asked for by a person or by code. Default nil: the
  /// controller's `switchStyle`.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// The object that drives a switch which the delegate's animator moves. Default nil: time.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  public func tabBarController(
    _: TabBarController, shouldSelect _: ViewController
  ) -> Bool { true }

  public func tabBarController(_: TabBarController, didSelect _: ViewController) {}

  public func tabBarController(
    _: TabBarController, animationControllerFrom _: ViewController, to _: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _: TabBarController, interactionControllerFor _: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// A screen that does something when a person taps its tab while it shows.
///
/// A navigation stack goes back to its root, a list to its top. Where the tab's own controller does
/// not adopt it, the child that it names by `childForKeyCommands` is asked, and so on down.
public protocol TabReselectable: AnyObject {
  /// Called after a person tapped the selected tab, and not for a selection in code.
  func tabWasReselected()
}
