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
  private func rowPlace(_ row: Int, in fixture: TabFixture) -> Point {
    guard let table = fixture.tabs.further.list?.tableView else { return .zero }
    return table.convert(Point(50, Double(row) * 44 + 20), to: nil)
  }

  @Test func `what has no room lies behind the last tab`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))

    #expect(fixture.tabs.tabBar.items.map(\.title) == ["A", "B", "C", "D", "More"])
    #expect(fixture.tabs.overflow == 4..<8)
    #expect(fixture.tabs.further.list?.isViewLoaded == false)

    fixture.click(4)
    #expect(fixture.tabs.isMoreListShown)
    #expect(fixture.tabs.selectedIndex == nil && fixture.tabs.selectedViewController == nil)
    #expect(fixture.tabs.further.list?.tableView.numberOfRows == 4)
    #expect(fixture.take() == ["A viewWillDisappear", "A viewDidDisappear"])
    #expect(fixture.tabs.effectiveTitle == "More")
  }

  @Test func `a row shows its tab under a bar, and the bar leads back`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.click(4)
    _ = fixture.take()

    fixture.harness.click(at: rowPlace(1, in: fixture))

    #expect(fixture.tabs.selectedIndex == 5)
    #expect(fixture.tabs.tabBar.selectedIndex == 4)
    #expect(fixture.take() == ["F viewWillAppear", "F viewIsAppearing", "F viewDidAppear"])
    #expect(fixture.pages[5].view.frame.minY == 48)
    #expect(!fixture.tabs.further.bar.isHidden)
    #expect(
      fixture.tabs.further.bar.title == "F"
        && fixture.tabs.further.bar.leadingButtons.first?.title == "More")

    fixture.harness.click(at: Point(40, 24))

    #expect(fixture.tabs.isMoreListShown)
    #expect(fixture.take() == ["F viewWillDisappear", "F viewDidDisappear"])
    #expect(
      fixture.tabs.further.bar.title == "More"
        && fixture.tabs.further.bar.leadingButtons.first?.title == nil)
  }

  @Test func `the last tab remembers the one that showed, and leads to the list the next time`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 6
    fixture.click(0)
    #expect(fixture.tabs.further.bar.isHidden)

    fixture.click(4)
    #expect(fixture.tabs.selectedIndex == 6)
    fixture.click(4)

    #expect(fixture.tabs.isMoreListShown)
    fixture.click(4)
    #expect(fixture.tabs.isMoreListShown)
  }

  @Test func `keys go through all tabs, and back to the list`() {
    let fixture = TabFixture(count: 6, size: Size(360, 700))
    fixture.tabs.selectedIndex = 3

    fixture.harness.key(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 4)
    fixture.harness.key(.pageDown, .control)
    fixture.harness.key(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.harness.key(.tab, [.control, .shift])
    #expect(fixture.tabs.selectedIndex == 5)

    fixture.harness.key(.left, .alt)
    #expect(fixture.tabs.isMoreListShown)
    fixture.harness.key(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 4)
  }

  @Test func `with more room the list goes, and what it showed is a tab of the bar`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 5
    _ = fixture.take()

    fixture.harness.resize(to: Size(1000, 700))

    #expect(fixture.take() == [])
    #expect(fixture.tabs.overflow.isEmpty)
    #expect(fixture.tabs.further.list == nil)
    #expect(fixture.tabs.tabBar.selectedIndex == 5)
    #expect(fixture.pages[5].view.frame == fixture.tabs.layout.stage.bounds)
    #expect(fixture.tabs.further.bar.isHidden)
  }

  @Test func `a list that goes while it shows gives way to the last tab`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.tabs.selectedIndex = 2
    fixture.click(4)
    _ = fixture.take()

    fixture.harness.resize(to: Size(1000, 700))
    fixture.harness.settle()

    #expect(fixture.tabs.selectedIndex == 2)
    #expect(fixture.take() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    #expect(fixture.tabs.children.count == 8)
  }

  @Test func `a hundred tabs: the bar and the list measure and show what has room`() {
    let fixture = TabFixture(count: 100, loadsAll: false)

    #expect(fixture.tabs.tabBar.buttons.count < 16)
    #expect(fixture.pages.count { $0.isViewLoaded } == 1)
    fixture.click(fixture.tabs.tabBar.buttons.count - 1)
    #expect(
      fixture.tabs.further.list?.tableView.numberOfRows == 100 - fixture.tabs.overflow.lowerBound)
    fixture.window.focus.focusFirst(in: fixture.tabs.layout.stage)
    fixture.harness.key(.end)
    fixture.harness.key(.return)

    #expect(fixture.tabs.selectedIndex == 99)
    #expect(fixture.pages.count { $0.isViewLoaded } == 2)
  }

  @Test func `a disabled tab is passed over, in the bar, by keys and in the list`() {
    let fixture = TabFixture(count: 7, size: Size(360, 700)) {
      $0.pages[1].tabBarItem.isEnabled = false
      $0.pages[5].tabBarItem.isEnabled = false
    }

    fixture.click(1)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.harness.key(.tab, .control)
    #expect(fixture.tabs.selectedIndex == 2)
    fixture.click(4)
    fixture.harness.click(at: rowPlace(1, in: fixture))
    #expect(fixture.tabs.isMoreListShown)

    fixture.tabs.selectedIndex = 1
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test func `removing tabs until all have room removes the list`() {
    let fixture = TabFixture(count: 7, size: Size(360, 700))
    fixture.click(4)

    fixture.tabs.viewControllers = Array(fixture.pages.prefix(3))
    fixture.harness.settle()

    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.children.count == 3)
    fixture.tabs.viewControllers = []
    fixture.harness.settle()
    #expect(fixture.tabs.selectedIndex == nil)
  }

  @Test func `a stack behind the last tab has one bar, which leads back to the list`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    let root = ViewController()
    root.title = "Root"
    let stack = NavigationController(rootViewController: root)
    fixture.tabs.viewControllers[5] = stack
    fixture.harness.step()

    fixture.tabs.selectedIndex = 5
    fixture.harness.step()

    #expect(fixture.tabs.further.bar.isHidden)
    #expect(stack.view.frame == fixture.tabs.layout.stage.bounds)
    #expect(stack.navigationBar.backItem?.title == "More")
    stack.pushViewController(ViewController(), animated: false)
    fixture.harness.step()
    #expect(stack.navigationBar.backItem?.effectiveTitle == "Root")
    fixture.harness.click(at: Point(30, 24))
    fixture.harness.settle()
    #expect(stack.viewControllers.count == 1 && fixture.tabs.selectedIndex == 5)

    fixture.harness.click(at: Point(30, 24))
    fixture.harness.settle()

    #expect(fixture.tabs.isMoreListShown)
    #expect(!fixture.tabs.further.bar.isHidden && fixture.tabs.further.bar.title == "More")
  }

  @Test func `a stack that is a tab of the bar again leads nowhere from its root`() {
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
    #expect(stack.view.frame == fixture.tabs.layout.stage.bounds)
  }
}
