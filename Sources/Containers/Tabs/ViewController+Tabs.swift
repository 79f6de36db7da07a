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

  /// What a bar and the list of further tabs show for this controller: its item, with its title where that
  /// has none, and its number where there is nothing at all.
  func completeTabBarItem(at index: Int) -> TabBarItem {
    // A container without a title of its own is called as the first screen in it.
    let ownTitle = title ?? children.first?.title
    let number = traits.numberFormat.string(index + 1)
    var item = tabBarItem
    if item.title == nil { item.title = ownTitle ?? (item.image == nil ? number : nil) }
    if item.accessibilityLabel == nil {
      let isNamed = item.title?.isEmpty == false && item.title != number
      item.accessibilityLabel =
        isNamed ? item.title : ownTitle ?? traits.localization("Tab \(index + 1)")
    }
    return item
  }

  /// The nearest tab controller that this controller lies in.
  public var tabBarController: TabBarController? { ancestor(TabBarController.self) }
}
