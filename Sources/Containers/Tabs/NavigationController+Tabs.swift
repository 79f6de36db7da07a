// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension NavigationController: TabReselectable {
  /// A second tap on the tab of a stack leads back to its root, as in UIKit.
  public func tabWasReselected() { popToRootViewController() }
}
