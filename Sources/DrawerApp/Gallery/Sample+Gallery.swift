// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

extension Sample {
  /// A screen for each container, to play with.
  static func gallery() -> [SlidingMenuItem] {
    [
      item("Navigation", "stack", ColorBrowser.make()),
      item("Tabs", "tabs", ConverterController.makeTabs()),
      item("Split", "split", Glossary.make()),
      item("Pages", "pages", CallbackOrder.make()),
      item("Presentations", "windows", Presentations.make()),
      item("Beside", "more", BesideController()),
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
