// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// The page menu shows this page; it may be shown again.
  @objc open func pageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {}

  /// Whether the menu's strip shows above this page.
  @objc open var showsPageMenuStrip: Bool { return true }

  /// The page menu that this controller is in.
  public var pageMenuController: PageMenuController? {
    return parent as? PageMenuController ?? parent?.pageMenuController
  }
}
