// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

@MainActor extension Sample {
  /// Returns the menu items of the gallery, with a screen for each container.
  static func gallery() -> [SlidingMenuItem] {
    let section = localized("Containers")
    return [
      item(Words("Navigation"), "stack", RecipeBook.make(), section: section),
      item(Words("Tabs"), "tabs", ConverterController.makeTabs(), section: section),
      item(Words("Split"), "split", Mailbox.make(), section: section),
      item(Words("Pages"), "pages", LandscapePages.make(), section: section),
      item(Words("Presentations"), "windows", PresentationsController.make(), section: section),
      item(Words("Popovers and menus"), "more", PopoversController.make(), section: section),
      item(Words("Segues"), "route", RouteController.make(), section: section),
    ]
  }
}
