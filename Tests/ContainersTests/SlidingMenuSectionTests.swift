// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SlidingMenuSectionTests {
  private let menu: SlidingMenuController
  private let harness: TestWindow

  init() {
    func item(
      _ title: String, _ section: String? = nil, isEnabled: Bool = true,
      children: [SlidingMenuItem] = []
    ) -> SlidingMenuItem {
      SlidingMenuItem(
        title: title, controller: ViewController(), section: section, isEnabled: isEnabled,
        children: children)
    }
    menu = SlidingMenuController(items: [
      item("Inbox", "Mail"), item("Archive", "Mail", isEnabled: false),
      item("Projects", "Folders", children: [item("Core"), item("Look")]), item("About"),
    ])
    harness = TestWindow(root: menu)
    harness.runUntilIdle()
  }

  private func middle(ofRow row: Int) -> Point {
    menu.menuTable.contentView.convert(menu.menuTable.rect(forRow: row), to: nil).center
  }

  @Test func `a sliding menu shows the items of a section below the section's title`() {
    let table = menu.menuTable

    #expect(table.numberOfRows == 4)
    #expect(table.path(forRow: 2) == RowPath(section: 1, row: 0))
    #expect(table.path(forRow: 3) == RowPath(section: 2, row: 0))
    #expect(table.rect(forRow: 0).minY == 32)
    #expect(table.rect(forRow: 2).minY == 32 + 88 + 40)
  }

  @Test func `sliding menu items without a section form a plain list`() {
    let menu = SlidingMenuController(children: [("Red", nil, ViewController())])
    let harness = TestWindow(root: menu)
    harness.runUntilIdle()

    #expect(menu.menuTable.rect(forRow: 0).minY == 0)
  }

  @Test func `a sliding menu numbers only its enabled items for digit shortcuts`() {
    #expect(menu.menuTable.visibleCells[1]?.detail == nil)
    #expect(menu.menuTable.visibleCells[2]?.detail == "Ctrl+2")
    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()
    #expect(menu.selectedIndex == 2)
    #expect(menu.selectedChildIndex == nil)

    menu.setEnabled(true, forItem: 1)
    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()
    #expect(menu.selectedIndex == 1)
  }

  @Test func `a click on a disabled sliding menu item selects nothing`() {
    harness.click(at: middle(ofRow: 1))
    harness.runUntilIdle()

    #expect(menu.selectedIndex == 0)
    #expect(menu.progress == 1)
  }

  @Test func `a nested item of a sliding menu can be selected and is added to the back history`() {
    harness.pressKey(.down)
    harness.pressKey(.right)
    harness.pressKey(.right)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(menu.center.title == "Core")
    #expect(menu.selectedIndex == 2)
    #expect(menu.selectedChildIndex == 0)
    #expect(menu.menuTable.currentRow == 3)

    menu.select(3, animated: false)
    menu.goBack(animated: false)
    #expect(menu.center.title == "Core")
    menu.select(2, child: 1, animated: false)
    #expect(menu.center.title == "Look")
    menu.menuTable.setExpanded(false, row: 2)
    #expect(menu.menuTable.currentRow == 2)
  }

  @Test
  func
    `a sliding menu row shows its badge instead of its shortcut unless the badge's count is 0`()
  {
    menu.setBadge(.count(4), forItem: 0)
    harness.step()
    #expect(menu.menuTable.visibleCells[0]?.badge == .count(4))
    #expect(menu.menuTable.visibleCells[0]?.detail == nil)

    menu.setBadge(.count(0), forItem: 0)
    harness.step()
    #expect(menu.menuTable.visibleCells[0]?.detail == "Ctrl+1")
  }
}
