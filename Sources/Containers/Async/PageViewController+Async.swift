// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

extension PageViewController {
  /// Shows a page, and returns when the turn has ended or something else was decided.
  ///
  /// - Returns: Whether the page came to rest.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [ViewController], direction: NavigationDirection, animated: Bool
  ) async -> Bool {
    await Outcome.of {
      setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: $0)
    }
  }
}
