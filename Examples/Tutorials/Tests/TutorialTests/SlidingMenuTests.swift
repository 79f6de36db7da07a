// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

@testable import SlidingMenu

@Suite(.contractChecked) struct SlidingMenuTests {
  private let root = SlidingMenu.makeRoot()
  private let window: TestWindow

  init() throws { window = try tutorialWindow(root) }

  /// The left edge of a screen's visible part, in the window.
  private func visibleX(_ index: Int) -> Double? { root.stacks[index].view.visibleRect()?.minX }

  private func clickRow(_ row: Int) {
    window.click(at: root.table.convert(root.table.rect(forRow: row), to: nil).center)
  }

  @Test func `the button moves the content by 200 points in half a second, and back`() throws {
    window.click("Menu")
    window.advance(by: 0.25)
    #expect(visibleX(0).map { abs($0 - 100) < 8 } == true, "half-way")
    window.advance(by: 0.25)
    #expect(visibleX(0) == 200)
    #expect(root.stacks[0].view.frame.size == Size(640, 480))

    window.click("Menu")
    window.advance(by: 0.55)
    #expect(visibleX(0) == 0)
    #expect(window.removeAllCallbacks().isEmpty, "no child appears or disappears")
  }

  @Test
  func `choosing a row removes the old controller beyond the window's edge, then adds the new one`()
    throws
  {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(2)
    window.advance(by: 0.25)
    #expect(visibleX(0).map { $0 > 300 && $0 < 640 } == true)
    #expect(window.removeAllCallbacks() == ["NavigationController willMove"])

    window.advance(by: 0.27)
    #expect(
      window.removeAllCallbacks() == [
        "NavigationController viewWillDisappear", "Red viewWillDisappear",
        "NavigationController viewDidDisappear", "Red viewDidDisappear",
        "NavigationController didMove", "NavigationController willMove",
        "NavigationController viewWillAppear", "Blue viewWillAppear",
        "NavigationController viewDidAppear",
        "Blue viewDidAppear",
      ])
    window.advance(by: 0.23)
    #expect(visibleX(2).map { $0 > 0 && $0 < 340 } == true)
    #expect(root.stacks[2].view.frame.size == Size(640, 480))

    window.advance(by: 0.3)
    #expect(visibleX(2) == 0)
    #expect(window.removeAllCallbacks() == ["NavigationController didMove"])
    #expect(root.children == [root.stacks[2]])
  }

  @Test func `choosing the selected row does nothing`() throws {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(0)
    window.advance(by: 1.2)

    #expect(root.isMenuVisible && visibleX(0) == 200)
    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a row chosen during a change of controllers is ignored`() throws {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(1)
    window.advance(by: 0.2)
    clickRow(2)
    window.advance(by: 1.2)

    #expect(root.children == [root.stacks[1]])
    #expect(visibleX(1) == 0)
  }

  @Test func `a navigation controller is not wrapped, and its first button is the menu button`() {
    #expect(root.stacks.count == 3)
    #expect(root.stacks[1].viewControllers.map(\.title) == ["Green"])
    for stack in root.stacks {
      let items = stack.viewControllers[0].navigationItem.leftBarButtonItems
      #expect(items.first?.accessibilityLabel == "Menu")
    }
  }

  @Test func `Tab, arrow keys and Return open the menu and choose a row`() {
    window.pressKey(.tab)
    window.pressKey(.return)
    window.advance(by: 0.55)
    #expect(root.isMenuVisible)

    for _ in 0..<5 where window.window.focus.firstResponder !== root.table { window.pressKey(.tab) }
    window.pressKey(.down)
    window.pressKey(.return)
    window.advance(by: 1.2)
    #expect(root.selectedIndex == 1)
  }

  @Test func `a second click during the animation reverses it`() throws {
    window.click("Menu")
    window.advance(by: 0.25)
    try window.clickFinalLocation(of: "Menu")
    window.advance(by: 0.1)
    #expect(!root.table.isHidden, "still uncovered")
    window.advance(by: 0.5)

    #expect(visibleX(0) == 0)
    #expect(root.table.isHidden && !root.isMenuVisible)
  }

  @Test func `a resize during a change of controllers makes the new controller fill the window`()
    throws
  {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(2)
    window.advance(by: 0.7)
    window.resize(to: Size(800, 500))
    window.advance(by: 0.6)

    #expect(root.stacks[2].view.frame == Rect(0, 0, 800, 500))
  }

  @Test func `autoresizing masks resize content and menu with the window while the menu is open`()
    throws
  {
    window.click("Menu")
    window.advance(by: 0.55)
    window.resize(to: Size(800, 500))
    window.advance(by: 0.1)

    #expect(root.stacks[0].view.frame == Rect(200, 0, 800, 500))
    #expect(root.table.frame == Rect(0, 0, 200, 500))
  }
}

/// Controllers are compared by identity.
private func == (a: [ViewController], b: [ViewController]) -> Bool { a.elementsEqual(b, by: ===) }
