// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

/// The default sample with one of the gallery's screens, in a window without a screen.
final class GalleryFixture {
  nonisolated static let titles = [
    "Navigation", "Tabs", "Split", "Pages", "Presentations", "Popovers and menus", "Segues",
  ]

  /// Other rows of the menu.
  nonisolated static let rows = [
    "Overview", "Red", "Green", "Notes", "Callbacks", "Preferences",
  ]
  /// Rows of “Presentations”, which open something.
  nonisolated static let presentations = [
    "Page sheet, Two heights; drag the upper edge", "Form sheet, Edit a profile",
    "Alert with three buttons, Save, don’t save or cancel",
    "Action sheet, Choose how to share a photo",
  ]

  let window: TestWindow
  private let root = Sample.containers.makeRoot(DiagnosticsObserver())

  init(showing title: String, size: Size = Size(1000, 700)) {
    window = TestWindow(size: size)
    window.window.rootViewController = root
    window.runUntilIdle()
    guard let menu = root.menu, let index = menu.items.firstIndex(where: { $0.title == title })
    else { return }
    for item in menu.items { item.controller.containmentObserver = nil }
    menu.select(index)
    window.runUntilIdle()
  }

  /// The texts of labels that show.
  var texts: [String] { window.findAll(Label.self).map(\.text) }
}
