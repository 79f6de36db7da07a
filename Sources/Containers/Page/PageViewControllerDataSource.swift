// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

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
