// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

extension ViewController {
  /// Called each time that the page menu shows this page.
  public func pageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {
    if let controller = self as? any OverridingPageMenuDidShow {
      return controller.overridingPageMenuDidShow(pageMenu, at: index)
    }
    return defaultPageMenuDidShow(pageMenu, at: index)
  }

  public func defaultPageMenuDidShow(_ pageMenu: PageMenuController, at index: Int) {}

  /// Whether the menu's strip is visible above this page.
  public var showsPageMenuStrip: Bool {
    if let controller = self as? any OverridingShowsPageMenuStrip {
      return controller.overridingShowsPageMenuStrip
    }
    return defaultShowsPageMenuStrip
  }

  public var defaultShowsPageMenuStrip: Bool { return true }

  /// The page menu that contains this controller.
  public var pageMenuController: PageMenuController? {
    return parent as? PageMenuController ?? parent?.pageMenuController
  }
}

/// Has a `pageMenuDidShow` of its own.
public protocol OverridingPageMenuDidShow: ViewController {
  func overridingPageMenuDidShow(_ pageMenu: PageMenuController, at index: Int)
}

/// Has a `showsPageMenuStrip` of its own.
public protocol OverridingShowsPageMenuStrip: ViewController {
  var overridingShowsPageMenuStrip: Bool { get }
}
