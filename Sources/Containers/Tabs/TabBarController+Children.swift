// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Controls

extension TabBarController {
  /// Exchanges the tabs: new ones become children at once, those that are left out leave.
  ///
  /// As UIKit, what was selected stays selected where it is still there; else the tab at the same place
  /// is, else the first. The content changes at once, and the delegate is told nothing. A controller
  /// that stands there twice, is a child of another container or is presented stops the program.
  ///
  /// - Parameter animated: Whether the bar's mark glides to where the selected tab is now.
  public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    check(viewControllers)
    switcher.whenFree { tabs in
      tabs.switcher.finish()
      tabs.switcher.hold { tabs.exchangeTabs(for: viewControllers, animated: animated) }
    }
  }

  private func check(_ viewControllers: [ViewController]) {
    var seen: Set<ObjectIdentifier> = []
    for controller in viewControllers {
      precondition(
        seen.insert(ObjectIdentifier(controller)).inserted,
        "\(controller) stands twice among the tabs")
      precondition(
        controller.parent == nil || controller.parent === self,
        "\(controller) is a child of \(String(describing: controller.parent)): remove it there first"
      )
    }
  }

  private func exchangeTabs(for new: [ViewController], animated: Bool) {
    let kept = Set(new.map(ObjectIdentifier.init))
    let removed = tabs.filter { !kept.contains(ObjectIdentifier($0)) }
    let index = selectedIndex
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    let next = next(after: index)
    if shown !== next { switcher.select(next, animated: false) }
    for controller in removed {
      takeOffStage(controller)
      switcher.forget(controller)
      controller.removeFromParent()
    }
    itemsChanged(animated: animated)
  }

  /// What is selected among the new tabs.
  private func next(after index: Int?) -> ViewController? {
    if let shown, canShow(shown), !tabs.isEmpty { return shown }
    if let index, tabs.indices.contains(index) { return tabs[index] }
    return tabs.first
  }

  /// Whether a controller is a tab, or the list of further ones.
  func canShow(_ page: ViewController) -> Bool { isMoreList(page) || index(of: page) != nil }

  // MARK: Items

  /// What the bar and the list of further tabs show for a tab: its item, with the controller's title
  /// where that has none, and the tab's number where there is nothing at all.
  func item(at index: Int) -> TabBarItem {
    let controller = tabs[index]
    // A container without a title of its own is called as the first screen in it.
    let ownTitle = controller.title ?? controller.children.first?.title
    let number = "\(index + 1)"
    var item = controller.tabBarItem
    if item.title == nil { item.title = ownTitle ?? (item.image == nil ? number : nil) }
    if item.accessibilityLabel == nil {
      let isNamed = item.title?.isEmpty == false && item.title != number
      item.accessibilityLabel = isNamed ? item.title : ownTitle ?? "Tab \(number)"
    }
    return item
  }

  /// What the last tab shows when not all have room.
  var moreTabItem: TabBarItem { TabBarItem(title: moreTitle, image: .icon("more")) }

  /// A title, an icon, a badge or the tabs are others: all is asked for again with the next layout.
  func itemsChanged(animated: Bool = false) {
    guard let view = viewIfLoaded else { return }
    if animated, view.window != nil { return arrange(animated: true) }
    view.setNeedsLayout()
  }
}
