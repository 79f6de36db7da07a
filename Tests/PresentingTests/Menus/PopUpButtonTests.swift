// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls
@testable import Presenting

struct PopUpButtonTests {
  private let root = ViewController()
  private let button = PopUpButton(
    choices: ["Small", "Medium", PopUpButton.Choice("Huge", isEnabled: false), "Large"],
    selectedIndex: 1, accessibilityLabel: "Size")
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(600, 400))
    button.frame = Rect(100, 40, 140, 32)
    root.view.addSubview(button)
    harness.step()
  }

  private var view: MenuView? { root.presentedViewController?.viewIfLoaded as? MenuView }

  private func location(_ index: Int) -> Point {
    guard let row = (view?.panels.first?.content as? MenuList)?.rows[index] else { return .zero }
    return row.convert(row.bounds.center, to: nil)
  }

  @Test(arguments: [Key.space, .return, .down, .up])
  func `keys open the pop-up button's menu at the selected choice`(key: Key) {
    var changes: [Int] = []
    button.onValueChanged = { changes.append($0) }
    harness.window.focus.focus(button)

    harness.pressKey(key)
    harness.runUntilIdle()
    #expect(button.isOpen)
    #expect(view?.tracker.levels[0].highlightedIndex == 1)
    harness.pressKey(.down)
    harness.pressKey(.return)
    harness.runUntilIdle()

    #expect(button.selectedIndex == 3)
    #expect(changes == [3])
    #expect(!button.isOpen)
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test
  func
    `a drag from a pop-up button chooses an item at its release, and a click keeps the menu open`()
  {
    harness.press(at: Point(150, 50))
    harness.step()
    harness.move(to: location(0))
    harness.release(at: location(0))
    harness.runUntilIdle()
    #expect(button.selectedIndex == 0)

    harness.click(at: Point(150, 50))
    harness.runUntilIdle()
    #expect(button.isOpen)
    harness.click(at: location(3))
    harness.runUntilIdle()
    #expect(button.selectedIndex == 3)
    #expect(!button.isOpen)
  }

  @Test func `a pop-up menu closes when the window loses focus`() {
    harness.click(at: Point(150, 50))
    harness.runUntilIdle()
    #expect(button.isOpen)
    harness.send(.window(.focusLost))
    harness.runUntilIdle()
    #expect(!button.isOpen && root.presentedViewController == nil)
    #expect(button.selectedIndex == 1)
  }

  @Test func `choosing a pop-up button's selected choice again does not call onValueChanged`() {
    var changes: [Int] = []
    button.onValueChanged = { changes.append($0) }
    harness.click(at: Point(150, 50))
    harness.runUntilIdle()
    harness.click(at: location(1))
    harness.runUntilIdle()
    #expect(changes == [])
  }

  @Test func `a disabled pop-up button does not open`() {
    button.isEnabled = false
    harness.click(at: Point(150, 50))
    harness.runUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a pop-up button's selection is cleared when the choices no longer contain it`() {
    button.choices = ["Small"]
    #expect(button.selectedIndex == nil)
  }

  @Test func `a pop-up menu is at least as wide as its button`() {
    button.frame.size.width = 300
    harness.click(at: Point(150, 50))
    harness.runUntilIdle()
    #expect((view?.panels.first?.cardFrame.width ?? 0) == 300)
  }

  @Test func `a button's menu opens by press, click and keys`() {
    let button = Button(title: "Actions", accessibilityLabel: "Actions")
    button.frame = Rect(100, 100, 140, 32)
    root.view.addSubview(button)
    harness.step()
    var chosen: [String] = []
    button.menu = {
      Menu(["Copy", "Pin"].map { title in MenuItem(title) { chosen.append(title) } })
    }
    harness.press(at: Point(150, 110))
    harness.runUntilIdle()
    #expect(view?.isDescendant(of: harness.window.rootView) == true)
    harness.move(to: location(1))
    harness.release(at: location(1))
    harness.runUntilIdle()
    #expect(chosen == ["Pin"] && view == nil)
    #expect(button.isFirstResponder)

    harness.click(at: Point(150, 110))
    harness.runUntilIdle()
    #expect(view != nil)
    harness.click(at: location(0))
    harness.runUntilIdle()
    #expect(chosen == ["Pin", "Copy"])

    harness.pressKey(.space)
    harness.runUntilIdle()
    #expect(view?.tracker.levels[0].highlightedIndex == 0)
    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(chosen == ["Pin", "Copy", "Copy"])
  }
}
