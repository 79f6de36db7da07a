// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// A stack takes a column in as its top screen, and gives its top screen back as the column.
extension NavigationController: SecondaryCollapsing {
  public func collapseSecondaryViewController(
    _ secondary: ViewController, for splitViewController: SplitViewController
  ) {
    setViewControllers(viewControllers + [secondary], animated: false)
  }

  public func separateSecondaryViewController(
    for splitViewController: SplitViewController
  ) -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    return popViewController(animated: false)
  }
}
