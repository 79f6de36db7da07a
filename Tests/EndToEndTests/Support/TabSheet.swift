// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// Tab controllers of every kind: with the bar above, below and next to the screen, with badges, with numbers instead
/// of titles, with the list of further tabs, and with a further tab selected.
@MainActor
final class TabSheet: ViewController {
  static let size = Size(1240, 760)

  private static let names = [
    "Inbox", "Drafts", "Sent", "Archive", "Notes", "Search", "Settings", "Trash",
  ]
  private static let icons = [
    "notes", "square", "globe", "folder", "callbacks", "search", "sliders", "trash",
  ]

  /// The frames of the tab controllers.
  private let frames = [
    Rect(20, 20, 760, 220), Rect(820, 20, 400, 360), Rect(20, 260, 760, 300),
    Rect(820, 400, 400, 340), Rect(20, 580, 370, 160), Rect(410, 580, 370, 160),
  ]

  let top = TabSheet.tabs(5)
  let bottom = TabSheet.tabs(4)
  let rail = TabSheet.tabs(4)
  let list = TabSheet.tabs(8)
  let moreTabs = TabSheet.tabs(8)
  let numberedTabs = TabSheet.tabs(4, isPlain: true)

  private var all: [TabBarController] { [top, bottom, rail, list, moreTabs, numberedTabs] }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    top.tabBarPlacement = .top
    moreTabs.selectedIndex = 5
    rail.selectedIndex = 1
    numberedTabs.selectedIndex = 2
    for tabs in [top, bottom, rail] {
      tabs.viewControllers[0].tabBarItem.badge = .count(3)
      tabs.viewControllers[2].tabBarItem.badge = .count(120)
      tabs.viewControllers[3].tabBarItem.isEnabled = false
    }
    list.viewControllers[0].tabBarItem.badge = .text("new")
    list.viewControllers[6].tabBarItem.badge = .count(1)
    for tabs in all {
      addChild(tabs)
      view.addSubview(tabs.view)
      tabs.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    for (tabs, frame) in zip(all, frames) { tabs.view.frame = frame }
  }

  private static func tabs(_ count: Int, isPlain: Bool = false) -> TabBarController {
    TabBarController(
      viewControllers: (0..<count).map { index in
        let page = ViewController()
        page.view.backgroundColor = .surface
        if isPlain { return page }
        page.title = names[index]
        page.tabBarItem.image = .icon(icons[index])
        let label = Label(names[index], style: .largeTitle)
        label.alignment = .center
        label.frame = Rect(0, 60, 300, 40)
        page.view.addSubview(label)
        return page
      })
  }
}
