// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

/// Where a controller's item is kept: with the controller, as a value of this module's own.
private enum TabBarItemKey: AssociatedValueKey {
  typealias Value = TabBarItem
}

extension ViewController {
  /// What a tab bar shows for this controller. A change shows at once. Default: the controller's title,
  /// or its number in the bar where it has none.
  public var tabBarItem: TabBarItem {
    get { self[TabBarItemKey.self] ?? TabBarItem() }
    set {
      guard newValue != tabBarItem else { return }
      self[TabBarItemKey.self] = newValue
      (parent as? TabBarController)?.itemsChanged()
    }
  }

  /// The nearest tab controller that this controller lies in.
  public var tabBarController: TabBarController? { ancestor(TabBarController.self) }
}
