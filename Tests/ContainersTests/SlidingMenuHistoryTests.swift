// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The menu's selection and back history match its center.
struct SlidingMenuHistoryTests {
  private let menu: SlidingMenuController
  private let harness: TestWindow

  init() {
    menu = SlidingMenuController(
      children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    harness = TestWindow(root: menu)
    harness.runUntilIdle()
  }

  @Test
  func `a drag that cancels a menu selection restores the sliding menu's center and selected row`()
  {
    menu.select(1)
    harness.advance(by: 0.15)
    #expect(menu.menuTable.currentRow == 1)
    let grip = Point(900, 300)
    harness.drag(from: grip, to: Point(700, 300), duration: 0.08)
    harness.runUntilIdle()

    #expect(menu.center.title == "Red")
    #expect(menu.selectedIndex == 0)
    #expect(menu.menuTable.currentRow == 0)
    #expect(!menu.canGoBack)
  }

  @Test
  func `a sliding menu's back history omits a selection that was replaced before it appeared`() {
    menu.select(1)
    harness.advance(by: 0.1)
    menu.select(2)
    harness.runUntilIdle()
    #expect(menu.center.title == "Notes")

    menu.goBack()
    harness.runUntilIdle()

    #expect(menu.center.title == "Red")
    #expect(!menu.canGoBack)
  }

  @Test func `setting a center that is not a menu item deselects the sliding menu's row`() {
    menu.setCenter(ViewController(), animated: false)

    #expect(menu.selectedIndex == nil)
    #expect(menu.menuTable.currentRow == nil)
  }

  @Test func `a sliding menu keeps its center and selected row if shouldSelect refuses an item`() {
    final class Menu: SlidingMenuController {
      var askedTitles: [String] = []

      override func shouldSelect(_ item: SlidingMenuItem) -> Bool {
        askedTitles.append(item.title)
        return item.title != "Green"
      }
    }
    let menu = Menu(children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    harness.show(menu)
    harness.runUntilIdle()

    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()
    #expect(menu.askedTitles == ["Green"] && menu.center.title == "Red")
    #expect(menu.menuTable.currentRow == 0 && menu.isOpen && !menu.canGoBack)
    harness.pressKey(.character("3"), .control)
    harness.runUntilIdle()
    #expect(menu.center.title == "Notes")
  }
}
