// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// What the menu says is shown is what is shown.
struct SlidingMenuHistoryTests {
  private let menu: SlidingMenuController
  private let harness: TestWindow

  init() {
    menu = SlidingMenuController(
      children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    harness = TestWindow(root: menu)
    harness.settle()
  }

  @Test func `a swap that is thrown back leaves the menu as it was`() {
    menu.select(1)
    harness.advance(by: 0.15)
    #expect(menu.menuTable.currentRow == 1)
    let grip = Point(900, 300)
    harness.drag(from: grip, to: Point(700, 300), duration: 0.08)
    harness.settle()

    #expect(menu.center.title == "Red")
    #expect(menu.selectedIndex == 0)
    #expect(menu.menuTable.currentRow == 0)
    #expect(!menu.canGoBack)
  }

  @Test func `a child that was chosen and never seen is no step back`() {
    menu.select(1)
    harness.advance(by: 0.1)
    menu.select(2)
    harness.settle()
    #expect(menu.center.title == "Notes")

    menu.goBack()
    harness.settle()

    #expect(menu.center.title == "Red")
    #expect(!menu.canGoBack)
  }

  @Test func `a center of another origin is no item`() {
    menu.setCenter(ViewController(), animated: false)

    #expect(menu.selectedIndex == nil)
    #expect(menu.menuTable.currentRow == nil)
  }

  @Test func `a row that a subclass shows in its own way changes nothing else`() {
    final class Menu: SlidingMenuController {
      var asked: [String] = []

      override func shouldSelect(_ item: SlidingMenuItem) -> Bool {
        asked.append(item.title)
        return item.title != "Green"
      }
    }
    let menu = Menu(children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    harness.show(menu)
    harness.settle()

    harness.key(.character("2"), .control)
    harness.settle()
    #expect(menu.asked == ["Green"] && menu.center.title == "Red")
    #expect(menu.menuTable.currentRow == 0 && menu.isOpen && !menu.canGoBack)
    harness.key(.character("3"), .control)
    harness.settle()
    #expect(menu.center.title == "Notes")
  }
}
