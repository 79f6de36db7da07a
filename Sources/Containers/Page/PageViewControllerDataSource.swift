// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// Says which page comes before and after another, as UIKit's protocol of the same name.
///
/// Each neighbour is asked for once, when a person first heads for it, and kept until another page
/// was set, the source changed or memory is short. A controller that is a child of another one, or
/// presented, stops the program.
public protocol PageViewControllerDataSource: AnyObject {
  /// nil: there is none, and a drag that way stretches the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController?

  /// nil: there is none, and a drag that way stretches the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController?

  /// How many dots the page indicator has; nil for no indicator, which is the default. Asked with
  /// each page that is set in code, and when the source changes.
  func presentationCount(for pageViewController: PageViewController) -> Int?

  /// The dot of the page that was just set in code. What a person then does counts on from it.
  /// Default 0.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for pageViewController: PageViewController) -> Int? { nil }

  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
