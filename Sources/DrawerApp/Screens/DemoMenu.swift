// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The menu of the default sample: beside its panes where the window is wide enough, else it slides. The playground
/// and the preferences open over the window.
final class DemoMenu: SlidingMenuController {
  /// Points of the window from which the menu is docked: the panes keep as much as a window of the standard size
  /// gives them without it, but for a few.
  static let dockingWidth = 1080.0

  init(items: [SlidingMenuItem], selectedIndex: Int) {
    super.init(
      title: localized("Drawer"), items: items, selectedIndex: selectedIndex, position: .closed)
    self[.leading].dockingWidth = Self.dockingWidth
    self[.leading].borderWidth = 1
  }

  /// The place of the row with an identifier, if it has a pane of its own.
  static func index(of identifier: String?, in items: [SlidingMenuItem]) -> Int? {
    items.firstIndex { $0.identifier == identifier && !opensOverWindow($0) }
  }

  private static func opensOverWindow(_ item: SlidingMenuItem) -> Bool {
    item.controller is PreferencesController || item.controller is PlaygroundScreen
  }

  /// What was open over the window.
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
    // Docked it stays.
    if !isDocked(.leading) { close() }
    return false
  }
}
