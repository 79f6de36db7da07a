// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Controls

/// What a person does: the delegate is asked and told.
extension TabBarController {
  /// A tab of the bar was clicked, touched or reached by the arrow keys.
  func tapped(_ index: Int) {
    if index < overflow.lowerBound { tap(tabs[index]) } else { further.tapped() }
  }

  func tap(_ tab: ViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    // The delegate may have replaced the tabs.
    guard index(of: tab) != nil else { return }
    transitionController.awaited = nil
    if tab === shown { tellReselected(tab) } else { transitionController.show(tab, animated: true) }
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func tellReselected(_ tab: ViewController) {
    let chain = sequence(first: tab) { $0.childForKeyCommands }
    chain.lazy.compactMap { $0 as? any TabReselectable }.first?.tabWasReselected()
  }

  // MARK: Keys

  var tabCommands: [KeyCommand] {
    let localized = traits.localization
    let group = localized("Tabs")
    return [
      KeyCommand(
        localized("Next tab"), identifier: "tabs.next", group: group,
        shortcuts: [.init(.tab, .control), .init(.pageDown, .control)], repeats: true
      ) { [weak self] in self?.tapNeighbor(forward: true) ?? false },
      KeyCommand(
        localized("Previous tab"), identifier: "tabs.previous", group: group,
        shortcuts: [.init(.tab, [.control, .shift]), .init(.pageUp, .control)], repeats: true
      ) { [weak self] in self?.tapNeighbor(forward: false) ?? false },
      KeyCommand(
        localized("Back to further tabs"), identifier: "tabs.back-to-list", group: group,
        shortcuts: [.init(.left, .alt), .init(.back)]
      ) { [weak self] in
        guard let self, further.contains(shown) else { return false }
        further.showList()
        return true
      },
    ]
  }

  /// The next tab that can be selected, from the last one round to the first.
  private func tapNeighbor(forward: Bool) -> Bool {
    let (tabs, count) = (tabs, tabs.count)
    // The list stands before the tabs in it.
    let current = selectedIndex ?? (forward ? overflow.lowerBound - 1 : overflow.lowerBound)
    let step = forward ? 1 : count - 1
    let places = (1..<max(1, count)).map { (current + $0 * step) % count }
    guard let next = places.first(where: { tabs[$0].tabBarItem.isEnabled && $0 != selectedIndex })
    else { return false }
    tap(tabs[next])
    return true
  }
}

/// Where a controller's item is kept: with the controller, as a value of this module's own.
private enum TabBarItemKey: AssociatedValueKey {
  typealias Value = TabBarItem
}

extension ViewController {
  /// The item that a tab bar shows for this controller. A change takes effect in the next layout pass,
  /// without animation. Default: an empty item. If an item has no title, the tab bar shows the title of
  /// the controller or of its first child; without these and without an image, the number of the tab.
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

  /// The nearest tab bar controller that contains this controller; nil if there is none.
  public var tabBarController: TabBarController? { ancestor(TabBarController.self) }
}
