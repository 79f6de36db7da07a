// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

struct SlidingMenuTests {
  private let menu: SlidingMenuController
  private let harness: TestWindow

  init() {
    menu = SlidingMenuController(
      children: ["Red", "Green", "Notes"].map { ($0, nil, ViewController()) })
    harness = TestWindow(root: menu)
    harness.settle()
  }

  private func middle(ofRow row: Int) -> Point {
    menu.menuTable.contentView.convert(menu.menuTable.rect(forRow: row), to: nil).center
  }

  @Test(arguments: [2, 10, 20, 27, 60])
  func `the bar has the title of what shows after a swap that was called off`(frames: Int) {
    menu.select(1)
    harness.advance(by: Double(frames) / 60)

    menu.select(2)
    menu.goBack()
    harness.settle()

    // One that was not seen yet is no step to go back to.
    #expect(menu.center.title == (frames < 20 ? "Red" : "Green"))
    #expect(menu.centerBar?.title == menu.center.title)
  }

  @Test func `it starts open with the first child and the keyboard in the menu`() {
    #expect(menu.progress == 1)
    #expect(menu.center.title == "Red")
    #expect(menu.menuTable.currentRow == 0)
    #expect(harness.window.focus.firstResponder === menu.menuTable)
  }

  @Test func `a click on a row shows its child and closes the drawer`() {
    harness.click(at: middle(ofRow: 1))
    harness.settle()

    #expect(menu.center.title == "Green")
    #expect(menu.selectedIndex == 1)
    #expect(menu.progress == 0)
    #expect(menu.centerBar?.title == "Green")
  }

  @Test(arguments: ["2", "1"])
  func `the key of a row takes the keyboard from the bar, and its button keeps it otherwise`(
    key: Character
  ) throws {
    let buttons = [0, 1].map { _ in Button(label: "Button") }
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(10, 10, 80, 30)
      menu.items[index].controller.view.addSubview(button)
    }
    menu[.leading].dockingWidth = 500
    harness.settle()
    let menuButton = try #require(menu.centerBar?.leadingButtons.first)

    for _ in 0..<2 {
      harness.click(at: menuButton.convert(menuButton.bounds, to: nil).center)
      harness.settle()
      #expect(menuButton.isFirstResponder)
    }
    harness.key(.character(key), .control)
    harness.settle()

    #expect(buttons[key == "2" ? 1 : 0].isFirstResponder)
  }

  @Test func `the key of a row takes the keyboard from a docked menu`() {
    let button = Button(label: "Button")
    button.frame = Rect(10, 10, 80, 30)
    menu.items[1].controller.view.addSubview(button)
    menu[.leading].dockingWidth = 500
    harness.settle()
    harness.window.focus.focus(menu.menuTable)
    harness.key(.character("2"), .control)
    harness.settle()

    #expect(button.isFirstResponder && menu.selectedIndex == 1)
    harness.key(.space)
    harness.settle()
    #expect(menu.selectedIndex == 1)
  }

  @Test func `a click on the current row only closes`() {
    harness.click(at: middle(ofRow: 0))
    harness.settle()

    #expect(menu.center.title == "Red")
    #expect(menu.progress == 0)
    #expect(!menu.canGoBack)
  }

  @Test func `where reselection does not close, a click on the current row does nothing`() {
    menu.closesOnReselection = false

    harness.click(at: middle(ofRow: 0))
    harness.settle()
    #expect(menu.progress == 1)

    harness.click(at: middle(ofRow: 1))
    harness.settle()
    #expect(menu.center.title == "Green" && menu.progress == 0)
  }

  @Test(arguments: [1, 2, 3])
  func `Control and a digit shows a child`(digit: Int) {
    harness.key(.character(Character("\(digit)")), .control)
    harness.settle()

    #expect(menu.selectedIndex == digit - 1)
    #expect(menu.progress == 0)
  }

  @Test func `back goes through the children that were shown`() {
    menu.select(1)
    harness.settle()
    menu.select(2)
    harness.settle()

    harness.key(.left, .alt)
    harness.settle()
    #expect(menu.center.title == "Green")
    harness.press(at: Point(500, 300), button: .back)
    harness.settle()
    #expect(menu.center.title == "Red")
    harness.key(.left, .alt)
    #expect(menu.center.title == "Red")
  }

  @Test func `arrows and Return choose a row, and the keyboard follows to the child`() {
    harness.key(.down)
    harness.key(.down)
    harness.key(.return)
    harness.settle()

    #expect(menu.center.title == "Notes")
    #expect(harness.window.focus.firstResponder !== menu.menuTable)
  }

  @Test func `F10 opens and gives the menu the keyboard`() {
    menu.close()
    harness.settle()

    harness.key(.function(10))
    #expect(harness.window.focus.firstResponder === menu.menuTable)
    #expect(harness.window.focus.isRingVisible)
    harness.settle()

    #expect(menu.progress == 1)
  }

  @Test func `F6 moves between the menu and the bar`() {
    harness.key(.function(6))
    #expect((harness.window.focus.firstResponder as? View)?.accessibilityLabel == "Menu button")
    harness.key(.function(6))
    #expect(harness.window.focus.firstResponder === menu.menuTable)
  }

  @Test func `the bar's button toggles the drawer and does not drag it`() {
    menu.close()
    harness.settle()
    harness.click(at: Point(26, 24))
    harness.settle()

    #expect(menu.progress == 1)
  }

  @Test func `the bar drags the drawer`() {
    menu.close()
    harness.settle()

    harness.press(at: Point(500, 24))
    harness.move(from: Point(500, 24), to: Point(629, 24), duration: 0.5)

    #expect(abs(menu.progress - 0.5) < 0.03)
  }

  @Test func `when memory is short an item that is not shown may let its view go`() {
    menu.select(1, animated: false)
    let red = menu.items[0].controller
    #expect(red.isViewLoaded)

    menu.deliverMemoryWarning()
    #expect(red.isViewLoaded)
    menu.unloadsViewsOffScreen = true
    menu.deliverMemoryWarning()

    #expect(!red.isViewLoaded)
    #expect(menu.items[1].controller.isViewLoaded)
  }

  @Test func `a resize tells the child the size of its pane`() {
    final class Spy: ViewController {
      var size: Size?
      override func viewWillTransition(
        to size: Size, with coordinator: SizeTransitionCoordinator
      ) { self.size = size }
    }
    let spy = Spy()
    let menu = SlidingMenuController(children: [("Spy", nil, spy)])
    let harness = TestWindow(root: menu)

    harness.resize(to: Size(1200, 800))

    #expect(spy.size == Size(1200, 752))
  }
}
