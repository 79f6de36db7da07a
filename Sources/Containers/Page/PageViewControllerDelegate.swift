// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Hears of the pages that a person turns: by drag, wheel, key or page indicator. What code sets is
/// not told (contract 5.4).
public protocol PageViewControllerDelegate: AnyObject {
  /// A page begins to come in; it has not appeared yet. Default: nothing.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController])

  /// It has come, or gone again, and all have heard their did-callbacks. Default: nothing.
  ///
  /// - Parameters:
  ///   - finished: False when code took over before the pages were at rest.
  ///   - previousPages: What showed before.
  ///   - completed: Whether the page was turned.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool
  ) {}
}
