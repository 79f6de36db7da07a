// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// More tabs than have room.
struct TabMoreTests {
  private func rowLocation(_ row: Int, in fixture: TabFixture) -> Point {
    guard let table = fixture.tabs.moreTabs.list?.tableView else { return .zero }
    return table.convert(Point(50, Double(row) * 44 + 20), to: nil)
  }

  @Test func `tabs that do not fit in the tab bar are listed by a More tab`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))

    #expect(fixture.tabs.tabBar.items.map(\.title) == ["A", "B", "C", "D", "More"])
    #expect(fixture.tabs.overflow == 4..<8)
    #expect(fixture.tabs.moreTabs.list?.isViewLoaded == false)

    fixture.click(4)
    #expect(fixture.tabs.isMoreListVisible)
    #expect(fixture.tabs.selectedIndex == nil && fixture.tabs.selectedViewController == nil)
    #expect(fixture.tabs.moreTabs.list?.tableView.numberOfRows == 4)
    #expect(fixture.consumeCallbacks() == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(fixture.tabs.effectiveTitle == "More")
  }

  @Test func `a row of the More list shows its tab below a bar with a back button`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.click(4)
    _ = fixture.consumeCallbacks()

    fixture.harness.click(at: rowLocation(1, in: fixture))

    #expect(fixture.tabs.selectedIndex == 5)
    #expect(fixture.tabs.tabBar.selectedIndex == 4)
    #expect(
      fixture.consumeCallbacks() == ["F viewWillAppear", "F viewIsAppearing", "F viewDidAppear"])
    #expect(fixture.pages[5].view.frame.minY == 48)
    #expect(!fixture.tabs.moreTabs.bar.isHidden)
    #expect(
      fixture.tabs.moreTabs.bar.title == "F"
        && fixture.tabs.moreTabs.bar.leadingButtons.first?.title == "More")

    fixture.harness.click(at: Point(40, 24))

    #expect(fixture.tabs.isMoreListVisible)
    #expect(fixture.consumeCallbacks() == ["F viewWillDisappear", "F viewDidDisappear"])
    #expect(
      fixture.tabs.moreTabs.bar.title == "More"
        && fixture.tabs.moreTabs.bar.leadingButtons.first?.title == nil)
  }

  @Test
  func `a click on the More tab shows the last tab selected in its list, a second click the list`()
  {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 6
    fixture.click(0)
    #expect(fixture.tabs.moreTabs.bar.isHidden)

    fixture.click(4)
    #expect(fixture.tabs.selectedIndex == 6)
    fixture.click(4)

    #expect(fixture.tabs.isMoreListVisible)
    fixture.click(4)
    #expect(fixture.tabs.isMoreListVisible)
  }

  @Test func `Control+Tab selects every tab in turn, and Alt+Left shows the More list`() {
    let fixture = TabFixture(count: 6, size: Size(360, 700))
    fixture.tabs.selectedIndex = 3

    fixture.harness.pressKey(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 4)
    fixture.harness.pressKey(.pageDown, .control)
    fixture.harness.pressKey(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.harness.pressKey(.tab, [.control, .shift])
    #expect(fixture.tabs.selectedIndex == 5)

    fixture.harness.pressKey(.left, .alt)
    #expect(fixture.tabs.isMoreListVisible)
    fixture.harness.pressKey(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 4)
  }

  @Test func `a wider window removes the More list and keeps the selected tab`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 5
    _ = fixture.consumeCallbacks()

    fixture.harness.resize(to: Size(1000, 700))

    #expect(fixture.consumeCallbacks() == [])
    #expect(fixture.tabs.overflow.isEmpty)
    #expect(fixture.tabs.moreTabs.list == nil)
    #expect(fixture.tabs.tabBar.selectedIndex == 5)
    #expect(fixture.pages[5].view.frame == fixture.tabs.layout.containerView.bounds)
    #expect(fixture.tabs.moreTabs.bar.isHidden)
  }

  @Test func `a wider window that removes the visible More list selects the last selected tab`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 2
    fixture.click(4)
    _ = fixture.consumeCallbacks()

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.selectedIndex == 2)
    #expect(
      fixture.consumeCallbacks() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    #expect(fixture.tabs.children.count == 8)
  }

  @Test
  func `a tab bar controller with a hundred tabs creates buttons and loads pages only as needed`() {
    let fixture = TabFixture(count: 100, loadsAll: false)

    #expect(fixture.tabs.tabBar.buttons.count < 16)
    #expect(fixture.pages.count { $0.isViewLoaded } == 1)
    fixture.click(fixture.tabs.tabBar.buttons.count - 1)
    #expect(
      fixture.tabs.moreTabs.list?.tableView.numberOfRows == 100 - fixture.tabs.overflow.lowerBound)
    fixture.window.focus.focusFirst(in: fixture.tabs.layout.containerView)
    fixture.harness.pressKey(.end)
    fixture.harness.pressKey(.return)

    #expect(fixture.tabs.selectedIndex == 99)
    #expect(fixture.pages.count { $0.isViewLoaded } == 2)
  }

  @Test func `a disabled tab cannot be selected by the tab bar, keys or the More list`() {
    let fixture = TabFixture(count: 7, size: Size(360, 700)) {
      $0.pages[1].tabBarItem.isEnabled = false
      $0.pages[5].tabBarItem.isEnabled = false
    }

    fixture.click(1)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.harness.pressKey(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 2)
    fixture.click(4)
    fixture.harness.click(at: rowLocation(1, in: fixture))
    #expect(fixture.tabs.isMoreListVisible)

    fixture.tabs.selectedIndex = 1
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test func `removing tabs until all fit removes the More list`() {
    let fixture = TabFixture(count: 7, size: Size(360, 700))
    fixture.click(4)

    fixture.tabs.viewControllers = Array(fixture.pages.prefix(3))
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.children.count == 3)
    fixture.tabs.viewControllers = []
    fixture.harness.runUntilIdle()
    #expect(fixture.tabs.selectedIndex == nil)
  }

  @Test
  func `a navigation controller in the More list has one bar, whose back button leads to the list`()
  {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    let root = ViewController()
    root.title = "Root"
    let stack = NavigationController(rootViewController: root)
    fixture.tabs.viewControllers[5] = stack
    fixture.harness.step()

    fixture.tabs.selectedIndex = 5
    fixture.harness.step()

    #expect(fixture.tabs.moreTabs.bar.isHidden)
    #expect(stack.view.frame == fixture.tabs.layout.containerView.bounds)
    #expect(stack.navigationBar.backItem?.title == "More")
    stack.pushViewController(ViewController(), animated: false)
    fixture.harness.step()
    #expect(stack.navigationBar.backItem?.effectiveTitle == "Root")
    fixture.harness.click(at: Point(30, 24))
    fixture.harness.runUntilIdle()
    #expect(stack.viewControllers.count == 1 && fixture.tabs.selectedIndex == 5)

    fixture.harness.click(at: Point(30, 24))
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.isMoreListVisible)
    #expect(!fixture.tabs.moreTabs.bar.isHidden && fixture.tabs.moreTabs.bar.title == "More")
  }

  @Test
  func `a navigation controller that leaves the More list has no back button at its root`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    let stack = NavigationController(rootViewController: ViewController())
    fixture.tabs.viewControllers[5] = stack
    fixture.tabs.moreTitle = "Others"
    fixture.tabs.selectedIndex = 5
    fixture.harness.step()
    #expect(stack.navigationBar.backItem?.title == "Others")

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.step()

    #expect(stack.navigationBar.backItem == nil)
    #expect(stack.view.frame == fixture.tabs.layout.containerView.bounds)
  }
}
