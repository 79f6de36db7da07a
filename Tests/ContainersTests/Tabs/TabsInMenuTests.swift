// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Tabs as a child of a sliding menu: where the selected one has a bar, that has the menu button.
struct TabsInMenuTests {
  private let stack = NavigationController(rootViewController: ViewController())
  private let plain = ViewController()
  private let tabs: TabBarController
  private let menu: SlidingMenuController
  private let harness: TestWindow

  init() {
    stack.title = "Stack"
    plain.title = "Plain"
    tabs = TabBarController(viewControllers: [stack, plain])
    tabs.tabBarPlacement = .bottom
    menu = SlidingMenuController(children: [("Tabs", nil, tabs)], position: .closed)
    harness = TestWindow(root: menu, size: Size(1000, 700))
    harness.runUntilIdle()
  }

  private var hasCenterBar: Bool { menu.centerBar?.isHidden == false }

  private var buttons: [String?] { stack.navigationBar.leadingButtons.map(\.accessibilityLabel) }

  @Test
  func
    `a selected tab's navigation bar contains a sliding menu's button and replaces the menu's bar`()
  {
    #expect(!hasCenterBar)
    #expect(tabs.view.frame == Rect(0, 0, 1000, 700))
    #expect(buttons == ["Menu button"])
    harness.click(at: Point(30, 24))
    harness.runUntilIdle()
    #expect(menu.isOpen)
  }

  @Test
  func `a sliding menu shows its own bar above the tabs if the selected tab has no navigation bar`()
  {
    tabs.select(1)
    harness.runUntilIdle()
    #expect(hasCenterBar && buttons.isEmpty)
    #expect(tabs.view.convert(tabs.view.bounds, to: nil) == Rect(0, 48, 1000, 652))

    tabs.select(0)
    harness.runUntilIdle()

    #expect(!hasCenterBar && buttons == ["Menu button"])
  }

  @Test
  func
    `a sliding menu shows its own bar if the selected tab is in the More list of a narrow window`()
  {
    let split = SplitViewController(
      primary: NavigationController(rootViewController: ViewController()))
    tabs.viewControllers =
      (1...9).map { index in
        let screen = ViewController()
        screen.title = "A long title \(index)"
        return screen
      } + [split]
    harness.runUntilIdle()
    tabs.select(9)
    harness.resize(to: Size(480, 640))
    harness.runUntilIdle()
    #expect(tabs.overflow.contains(9))

    #expect(hasCenterBar)
  }
}
