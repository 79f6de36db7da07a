// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The menu of the default sample. It is docked in wide windows and slides in others. The playground and the
/// preferences are presented over the window.
final class DemoMenu: SlidingMenuController {
  /// The window width in points from which the menu is docked. The panes then have nearly a standard window's width.
  static let dockingWidth = 1080.0

  init(items: [SlidingMenuItem], selectedIndex: Int) {
    super.init(
      title: localized("Drawer"), items: items, selectedIndex: selectedIndex, position: .closed)
    self[.leading].dockingWidth = Self.dockingWidth
    self[.leading].borderWidth = 1
  }

  /// The index of the row with an identifier, if it has a pane of its own.
  static func index(of identifier: String?, in items: [SlidingMenuItem]) -> Int? {
    items.firstIndex { $0.identifier == identifier && !opensOverWindow($0) }
  }

  private static func opensOverWindow(_ item: SlidingMenuItem) -> Bool {
    item.controller is PreferencesController || item.controller is PlaygroundScreen
  }

  /// Restores a screen that was presented over the window.
  override func viewController(
    withRestorationIdentifier identifier: String, coder: StateCoder
  ) -> ViewController? {
    let shown = items.lazy.filter(Self.opensOverWindow).map(\.controller)
    return shown.first { $0.restorationName == identifier }
      ?? super.viewController(withRestorationIdentifier: identifier, coder: coder)
  }

  override func shouldSelect(_ item: SlidingMenuItem) -> Bool {
    guard Self.opensOverWindow(item) else { return true }
    if item.controller is PreferencesController {
      (parent as? RootController)?.showPreferences()
    } else {
      present(item.controller, animated: true)
    }
    // A docked menu stays open.
    if !isDocked(.leading) { close() }
    return false
  }
}
