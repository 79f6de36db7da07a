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

/// Says which page comes before and after another, as UIKit's protocol of the same name.
///
/// It is asked for each neighbour once, when a person first moves towards it. The answer is kept
/// until code sets another page, the source changes, or memory is short. A controller that is
/// another one's child, or that is presented, stops the program.
public protocol PageViewControllerDataSource: AnyObject {
  /// The page before another one. Nil: there is none, and a drag that way stretches the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController?

  /// The page after another one. Nil: there is none, and a drag that way stretches the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController?

  /// How many dots the page indicator has; nil for no indicator, which is the default. Called for
  /// each page that code sets, and when the source changes.
  func presentationCount(for pageViewController: PageViewController) -> Int?

  /// The dot of the page that code has just set. The pages that a person turns then count on from
  /// it. Default: counted on from the dot of the page before if the data source leads from that page to the new one, else
  /// 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for _: PageViewController) -> Int? { nil }

  public func presentationIndex(for pageViewController: PageViewController) -> Int {
    pageViewController.dots.countedIndex
  }
}
