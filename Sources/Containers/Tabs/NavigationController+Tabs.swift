// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension NavigationController: TabReselectable {
  /// A second tap on the tab of a stack leads back to its root, as in UIKit.
  public func tabWasReselected() { popToRootViewController() }

  /// The tab controller whose tab the stack is.
  var tabsAround: TabBarController? { parent as? TabBarController }
}
