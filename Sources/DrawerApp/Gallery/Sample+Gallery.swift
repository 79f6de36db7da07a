// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  /// A screen for each container, to play with.
  static func gallery() -> [SlidingMenuItem] {
    [
      item("Navigation", "stack", RecipeBook.make()),
      item("Tabs", "tabs", ConverterController.makeTabs()),
      item("Split", "split", Mailbox.make()),
      item("Pages", "pages", LandscapePages.make()),
      item("Presentations", "windows", PresentationsController.make()),
      item("Popovers and menus", "more", PopoversController.make()),
      item("Segues", "route", RouteController.make()),
    ]
  }

  private static func item(
    _ title: String, _ icon: String, _ controller: ViewController
  ) -> SlidingMenuItem {
    SlidingMenuItem(
      title: title, icon: .icon(icon), controller: controller, section: "Containers")
  }
}
