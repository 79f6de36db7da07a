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
    harness.runUntilIdle()
  }

  private func middle(ofRow row: Int) -> Point {
    menu.menuTable.contentView.convert(menu.menuTable.rect(forRow: row), to: nil).center
  }

  @Test(arguments: [2, 10, 20, 27, 60])
  func `a sliding menu's bar shows the current child's title after goBack during a selection`(
    frames: Int
  ) {
    menu.select(1)
    harness.advance(by: Double(frames) / 60)

    menu.select(2)
    menu.goBack()
    harness.runUntilIdle()

    // A child that was replaced before it appeared is not in the back history.
    #expect(menu.center.title == (frames < 20 ? "Red" : "Green"))
    #expect(menu.centerBar?.title == menu.center.title)
  }

  @Test
  func `a sliding menu starts open with the first child selected and the menu as first responder`()
  {
    #expect(menu.progress == 1)
    #expect(menu.center.title == "Red")
    #expect(menu.menuTable.currentRow == 0)
    #expect(harness.window.focus.firstResponder === menu.menuTable)
  }

  @Test func `a click on a sliding menu's row shows the row's child and closes the menu`() {
    harness.click(at: middle(ofRow: 1))
    harness.runUntilIdle()

    #expect(menu.center.title == "Green")
    #expect(menu.selectedIndex == 1)
    #expect(menu.progress == 0)
    #expect(menu.centerBar?.title == "Green")
  }

  @Test(arguments: ["2", "1"])
  func
    `a sliding menu's shortcut Ctrl+digit moves the focus from the menu button into the chosen child`(
      key: Character
    ) throws
  {
    let buttons = [0, 1].map { _ in Button(accessibilityLabel: "Button") }
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(10, 10, 80, 30)
      menu.items[index].controller.view.addSubview(button)
    }
    menu[.leading].dockingWidth = 500
    harness.runUntilIdle()
    let menuButton = try #require(menu.centerBar?.leadingButtons.first)

    for _ in 0..<2 {
      harness.click(at: menuButton.convert(menuButton.bounds, to: nil).center)
      harness.runUntilIdle()
      #expect(menuButton.isFirstResponder)
    }
    harness.pressKey(.character(key), .control)
    harness.runUntilIdle()

    #expect(buttons[key == "2" ? 1 : 0].isFirstResponder)
  }

  @Test
  func
    `a sliding menu's shortcut Ctrl+digit moves the focus from the docked menu into the chosen child`()
  {
    let button = Button(accessibilityLabel: "Button")
    button.frame = Rect(10, 10, 80, 30)
    menu.items[1].controller.view.addSubview(button)
    menu[.leading].dockingWidth = 500
    harness.runUntilIdle()
    harness.window.focus.focus(menu.menuTable)
    harness.pressKey(.character("2"), .control)
    harness.runUntilIdle()

    #expect(button.isFirstResponder && menu.selectedIndex == 1)
    harness.pressKey(.space)
    harness.runUntilIdle()
    #expect(menu.selectedIndex == 1)
  }

  @Test func `a click on a sliding menu's selected row only closes the menu`() {
    harness.click(at: middle(ofRow: 0))
    harness.runUntilIdle()

    #expect(menu.center.title == "Red")
    #expect(menu.progress == 0)
    #expect(!menu.canGoBack)
  }

  @Test
  func `a click on a sliding menu's selected row does nothing if closesOnReselection is false`() {
    menu.closesOnReselection = false

    harness.click(at: middle(ofRow: 0))
    harness.runUntilIdle()
    #expect(menu.progress == 1)

    harness.click(at: middle(ofRow: 1))
    harness.runUntilIdle()
    #expect(menu.center.title == "Green" && menu.progress == 0)
  }

  @Test(arguments: [1, 2, 3])
  func `Control with a digit selects the sliding menu item with that number and closes the menu`(
    digit: Int
  ) {
    harness.pressKey(.character(Character("\(digit)")), .control)
    harness.runUntilIdle()

    #expect(menu.selectedIndex == digit - 1)
    #expect(menu.progress == 0)
  }

  @Test
  func `Alt+Left and the mouse's back button return to the previous children of a sliding menu`() {
    menu.select(1)
    harness.runUntilIdle()
    menu.select(2)
    harness.runUntilIdle()

    harness.pressKey(.left, .alt)
    harness.runUntilIdle()
    #expect(menu.center.title == "Green")
    harness.press(at: Point(500, 300), button: .back)
    harness.runUntilIdle()
    #expect(menu.center.title == "Red")
    harness.pressKey(.left, .alt)
    #expect(menu.center.title == "Red")
  }

  @Test
  func `arrow keys and Return select a sliding menu's row, and its table resigns first responder`()
  {
    harness.pressKey(.down)
    harness.pressKey(.down)
    harness.pressKey(.return)
    harness.runUntilIdle()

    #expect(menu.center.title == "Notes")
    #expect(harness.window.focus.firstResponder !== menu.menuTable)
  }

  @Test func `F10 opens a sliding menu and makes its table first responder`() {
    menu.close()
    harness.runUntilIdle()

    harness.pressKey(.function(10))
    #expect(harness.window.focus.firstResponder === menu.menuTable)
    #expect(harness.window.focus.isRingVisible)
    harness.runUntilIdle()

    #expect(menu.progress == 1)
  }

  @Test func `F6 moves the first responder between a sliding menu's table and its bar`() {
    harness.pressKey(.function(6))
    #expect((harness.window.focus.firstResponder as? View)?.accessibilityLabel == "Menu button")
    harness.pressKey(.function(6))
    #expect(harness.window.focus.firstResponder === menu.menuTable)
  }

  @Test func `a click on the menu button in the bar opens a sliding menu`() {
    menu.close()
    harness.runUntilIdle()
    harness.click(at: Point(26, 24))
    harness.runUntilIdle()

    #expect(menu.progress == 1)
  }

  @Test func `dragging a sliding menu's bar moves the menu`() {
    menu.close()
    harness.runUntilIdle()

    harness.press(at: Point(500, 24))
    harness.move(from: Point(500, 24), to: Point(629, 24), duration: 0.5)

    #expect(abs(menu.progress - 0.5) < 0.03)
  }

  @Test
  func `a memory warning unloads a sliding menu's hidden views if unloadsViewsOffScreen is set`() {
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

  @Test func `a window resize sends a sliding menu's child its new size below the menu's bar`() {
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
