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

  /// Where the shown screen begins, as a person sees it.
  private func shownX(_ index: Int) -> Double? { root.stacks[index].view.shownRect()?.minX }

  private func clickRow(_ row: Int) {
    window.click(at: root.table.convert(root.table.rect(forRow: row), to: nil).center)
  }

  @Test func `the button opens the menu 200 points in half a second, and closes it`() throws {
    window.click("Menu")
    window.advance(by: 0.25)
    #expect(shownX(0).map { abs($0 - 100) < 8 } == true, "half-way")
    window.advance(by: 0.25)
    #expect(shownX(0) == 200)
    #expect(root.stacks[0].view.frame.size == Size(640, 480))

    window.click("Menu")
    window.advance(by: 0.55)
    #expect(shownX(0) == 0)
    #expect(window.takeCallbacks().isEmpty, "nobody comes or goes")
  }

  @Test func `a row takes the old screen off the window, then brings the new one from there`()
    throws
  {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(2)
    window.advance(by: 0.25)
    #expect(shownX(0).map { $0 > 300 && $0 < 640 } == true)
    #expect(window.takeCallbacks() == ["NavigationController willMove"])

    window.advance(by: 0.27)
    #expect(
      window.takeCallbacks() == [
        "NavigationController viewWillDisappear", "Red viewWillDisappear",
        "NavigationController viewDidDisappear", "Red viewDidDisappear",
        "NavigationController didMove", "NavigationController willMove",
        "NavigationController viewWillAppear", "Blue viewWillAppear",
        "NavigationController viewDidAppear",
        "Blue viewDidAppear",
      ])
    window.advance(by: 0.23)
    #expect(shownX(2).map { $0 > 0 && $0 < 340 } == true)
    #expect(root.stacks[2].view.frame.size == Size(640, 480))

    window.advance(by: 0.3)
    #expect(shownX(2) == 0)
    #expect(window.takeCallbacks() == ["NavigationController didMove"])
    #expect(root.children == [root.stacks[2]])
  }

  @Test func `the row of the present screen does nothing`() throws {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(0)
    window.advance(by: 1.2)

    #expect(root.isMenuShown && shownX(0) == 200)
    #expect(window.takeCallbacks().isEmpty)
  }

  @Test func `a row chosen in the middle of a swap is not lost in it`() throws {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(1)
    window.advance(by: 0.2)
    clickRow(2)
    window.advance(by: 1.2)

    #expect(root.children == [root.stacks[1]])
    #expect(shownX(1) == 0)
  }

  @Test func `a navigation controller is not wrapped, and the menu button comes first`() {
    #expect(root.stacks.count == 3)
    #expect(root.stacks[1].viewControllers.map(\.title) == ["Green"])
    for stack in root.stacks {
      let items = stack.viewControllers[0].navigationItem.leftBarButtonItems
      #expect(items.first?.accessibilityLabel == "Menu")
    }
  }

  @Test func `the keyboard opens the menu and chooses`() {
    window.key(.tab)
    window.key(.return)
    window.advance(by: 0.55)
    #expect(root.isMenuShown)

    for _ in 0..<5 where window.window.focus.firstResponder !== root.table { window.key(.tab) }
    window.key(.down)
    window.key(.return)
    window.advance(by: 1.2)
    #expect(root.selectedIndex == 1)
  }

  @Test func `a second press in the middle turns the menu round`() throws {
    window.click("Menu")
    window.advance(by: 0.25)
    try window.clickRestingPlace(of: "Menu")
    window.advance(by: 0.1)
    #expect(!root.table.isHidden, "still uncovered")
    window.advance(by: 0.5)

    #expect(shownX(0) == 0)
    #expect(root.table.isHidden && !root.isMenuShown)
  }

  @Test func `a window that changes in the middle of a swap has the new screen fill it`() throws {
    window.click("Menu")
    window.advance(by: 0.55)
    clickRow(2)
    window.advance(by: 0.7)
    window.resize(to: Size(800, 500))
    window.advance(by: 0.6)

    #expect(root.stacks[2].view.frame == Rect(0, 0, 800, 500))
  }

  @Test func `frames and masks follow the window, also with the menu open`() throws {
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
