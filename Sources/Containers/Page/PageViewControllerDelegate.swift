// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// The delegate of a page view controller. It is notified of pages that the user turns by a drag, the wheel, a key or
/// the page indicator, not of pages that code sets (containment contract 5.4).
public protocol PageViewControllerDelegate: AnyObject {
  /// Called when a page begins to enter, before it appears. Default: does nothing.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingPages: [ViewController])

  /// Called when a turn has ended, after the did-callbacks. Default: does nothing.
  ///
  /// - Parameters:
  ///   - finished: False if code has set another page before the turn ended.
  ///   - previousPages: The page that was visible before.
  ///   - completed: Whether the page was turned; false if it went back.
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

/// The data source of a page view controller, which provides the pages before and after a page, like UIKit's
/// `UIPageViewControllerDataSource`.
///
/// It is asked once for each of the two pages next to the current page, when the user first moves towards that page.
/// The pages are cached until code sets another page, the data source changes, or memory is short. Traps if a provided
/// controller is a child of another container, or is presented.
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page; nil if there is none, so that a drag in that direction meets resistance.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController?

  /// Returns the page after a page; nil if there is none, so that a drag in that direction meets resistance.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController?

  /// Returns the number of dots in the page indicator; nil for no indicator. Default nil. Called for each page that
  /// code sets, and when the data source changes.
  func presentationCount(for pageViewController: PageViewController) -> Int?

  /// Returns the index of the page that code has just set. Pages that the user turns are counted from it. Default:
  /// counted from the index of the previous page, if the data source leads from that page to the new one; otherwise 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for _: PageViewController) -> Int? { nil }

  public func presentationIndex(for pageViewController: PageViewController) -> Int {
    pageViewController.indicator.countedIndex
  }
}
