// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing
import TutorialScreens

@testable import SlidingMenu

struct SlidingMenuTests {
  private let root = SlidingMenu.makeRoot()
  private let stage: Stage

  init() throws { stage = try Stage(root) }

  /// Where the shown screen begins, as a person sees it.
  private func shownX(_ index: Int) -> Double? { root.stacks[index].view.shownRect()?.minX }

  private func clickRow(_ row: Int) {
    stage.click(root.table.convert(root.table.rect(forRow: row), to: nil).center)
  }

  @Test func `the button opens the menu 200 points in half a second, and closes it`() throws {
    try stage.click("Menu")
    stage.wait(0.25)
    #expect(shownX(0).map { abs($0 - 100) < 8 } == true, "half-way")
    stage.wait(0.25)
    #expect(shownX(0) == 200)
    #expect(root.stacks[0].view.frame.size == Size(640, 480))

    try stage.click("Menu")
    stage.wait(0.55)
    #expect(shownX(0) == 0)
    #expect(stage.take().isEmpty, "nobody comes or goes")
  }

  @Test func `a row takes the old screen off the window, then brings the new one from there`()
    throws
  {
    try stage.click("Menu")
    stage.wait(0.55)
    clickRow(2)
    stage.wait(0.25)
    #expect(shownX(0).map { $0 > 300 && $0 < 640 } == true)
    #expect(stage.take() == ["NavigationController willMove nil"])

    stage.wait(0.27)
    #expect(
      stage.take() == [
        "NavigationController viewWillDisappear", "Red viewWillDisappear",
        "NavigationController viewDidDisappear", "Red viewDidDisappear",
        "NavigationController didMove nil", "NavigationController willMove parent",
        "NavigationController viewDidLoad", "NavigationController viewWillAppear",
        "Blue viewDidLoad", "Blue viewWillAppear", "NavigationController viewDidAppear",
        "Blue viewDidAppear",
      ])
    stage.wait(0.23)
    #expect(shownX(2).map { $0 > 0 && $0 < 340 } == true)
    #expect(root.stacks[2].view.frame.size == Size(640, 480))

    stage.wait(0.3)
    #expect(shownX(2) == 0)
    #expect(stage.take() == ["NavigationController didMove parent"])
    #expect(root.children == [root.stacks[2]])
  }

  @Test func `the row of the present screen does nothing`() throws {
    try stage.click("Menu")
    stage.wait(0.55)
    clickRow(0)
    stage.wait(1.2)

    #expect(root.isMenuShown && shownX(0) == 200)
    #expect(stage.take().isEmpty)
  }

  @Test func `a row chosen in the middle of a swap is not lost in it`() throws {
    try stage.click("Menu")
    stage.wait(0.55)
    clickRow(1)
    stage.wait(0.2)
    clickRow(2)
    stage.wait(1.2)

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
    stage.press(.tab)
    stage.press(.return)
    stage.wait(0.55)
    #expect(root.isMenuShown)

    for _ in 0..<5 where stage.host.window.focus.firstResponder !== root.table { stage.press(.tab) }
    stage.press(.down)
    stage.press(.return)
    stage.wait(1.2)
    #expect(root.selectedIndex == 1)
  }

  @Test func `a second press in the middle turns the menu round`() throws {
    try stage.click("Menu")
    stage.wait(0.25)
    try stage.click("Menu")
    stage.wait(0.1)
    #expect(!root.table.isHidden, "still uncovered")
    stage.wait(0.5)

    #expect(shownX(0) == 0)
    #expect(root.table.isHidden && !root.isMenuShown)
  }

  @Test func `a window that changes in the middle of a swap has the new screen fill it`() throws {
    try stage.click("Menu")
    stage.wait(0.55)
    clickRow(2)
    stage.wait(0.7)
    stage.host.send(.window(.resized(Size(800, 500))))
    stage.wait(0.6)

    #expect(root.stacks[2].view.frame == Rect(0, 0, 800, 500))
  }

  @Test func `frames and masks follow the window, also with the menu open`() throws {
    try stage.click("Menu")
    stage.wait(0.55)
    stage.host.send(.window(.resized(Size(800, 500))))
    stage.wait(0.1)

    #expect(root.stacks[0].view.frame == Rect(200, 0, 800, 500))
    #expect(root.table.frame == Rect(0, 0, 200, 500))
  }
}

/// Controllers are compared by identity.
private func == (a: [ViewController], b: [ViewController]) -> Bool { a.elementsEqual(b, by: ===) }
