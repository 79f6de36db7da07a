// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Is told of the pages that a person turns by drag, wheel, key or page indicator. It is not told
/// of pages that code sets (contract 5.4).
public protocol PageViewControllerDelegate: AnyObject {
  /// A page begins to come in; it has not appeared yet. Default: nothing.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController])

  /// A turn has ended, and the did-callbacks have been sent. Default: nothing.
  ///
  /// - Parameters:
  ///   - finished: False when code set another page before the pages were at rest.
  ///   - previousPages: The page that was shown before.
  ///   - completed: Whether the page was turned; false when it fell back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previousPages: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  public func pageViewController(_: PageViewController, willTransitionTo _: [ViewController]) {}

  public func pageViewController(
    _: PageViewController, didFinishAnimating _: Bool, previousViewControllers _: [ViewController],
    transitionCompleted _: Bool
  ) {}
}
