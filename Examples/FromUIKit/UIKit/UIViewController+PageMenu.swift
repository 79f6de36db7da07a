// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// Called each time that the page menu shows this page.
  @objc open func pageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {}

  /// Whether the menu's strip is visible above this page.
  @objc open var showsPageMenuStrip: Bool { return true }

  /// The page menu that contains this controller.
  public var pageMenuController: PageMenuController? {
    return parent as? PageMenuController ?? parent?.pageMenuController
  }
}
