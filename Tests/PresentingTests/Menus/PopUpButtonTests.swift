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
    selectedIndex: 1, label: "Size")
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root, size: Size(600, 400))
    button.frame = Rect(100, 40, 140, 32)
    root.view.addSubview(button)
    harness.step()
  }

  private var view: MenuView? { root.presentedViewController?.viewIfLoaded as? MenuView }

  private func place(_ index: Int) -> Point {
    guard let row = (view?.panels.first?.content as? MenuList)?.rows[index] else { return .zero }
    return row.convert(row.bounds.center, to: nil)
  }

  @Test(arguments: [Key.space, .return, .down, .up])
  func `keys open it at what is chosen`(key: Key) {
    var changes: [Int] = []
    button.onValueChanged = { changes.append($0) }
    harness.window.focus.focus(button)

    harness.key(key)
    harness.settle()
    #expect(button.isOpen)
    #expect(view?.tracker.levels[0].marked == 1)
    harness.key(.down)
    harness.key(.return)
    harness.settle()

    #expect(button.selectedIndex == 3)
    #expect(changes == [3])
    #expect(!button.isOpen)
    #expect(harness.window.focus.firstResponder === button)
  }

  @Test func `press, drag and release chooses; a click leaves it open`() {
    harness.press(at: Point(150, 50))
    harness.step()
    harness.move(to: place(0))
    harness.release(at: place(0))
    harness.settle()
    #expect(button.selectedIndex == 0)

    harness.click(at: Point(150, 50))
    harness.settle()
    #expect(button.isOpen)
    harness.click(at: place(3))
    harness.settle()
    #expect(button.selectedIndex == 3)
    #expect(!button.isOpen)
  }

  @Test func `it closes when another window gets the keyboard`() {
    harness.click(at: Point(150, 50))
    harness.settle()
    #expect(button.isOpen)
    harness.send(.window(.focusLost))
    harness.settle()
    #expect(!button.isOpen && root.presentedViewController == nil)
    #expect(button.selectedIndex == 1)
  }

  @Test func `choosing the same again tells nobody`() {
    var changes: [Int] = []
    button.onValueChanged = { changes.append($0) }
    harness.click(at: Point(150, 50))
    harness.settle()
    harness.click(at: place(1))
    harness.settle()
    #expect(changes == [])
  }

  @Test func `a disabled one does not open`() {
    button.isEnabled = false
    harness.click(at: Point(150, 50))
    harness.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `fewer choices take the chosen one away`() {
    button.choices = ["Small"]
    #expect(button.selectedIndex == nil)
  }

  @Test func `its menu is as wide as the button at least`() {
    button.frame.size.width = 300
    harness.click(at: Point(150, 50))
    harness.settle()
    #expect((view?.panels.first?.place.width ?? 0) == 300)
  }

  @Test func `the menu of a button is opened by a press and by keys, too`() {
    let button = Button(title: "Actions", label: "Actions")
    button.frame = Rect(100, 100, 140, 32)
    root.view.addSubview(button)
    harness.step()
    var chosen: [String] = []
    button.menu = {
      Menu(["Copy", "Pin"].map { title in MenuItem(title) { chosen.append(title) } })
    }
    harness.press(at: Point(150, 110))
    harness.settle()
    #expect(view?.isDescendant(of: harness.window.rootView) == true)
    harness.move(to: place(1))
    harness.release(at: place(1))
    harness.settle()
    #expect(chosen == ["Pin"] && view == nil)
    #expect(button.isFirstResponder)

    harness.click(at: Point(150, 110))
    harness.settle()
    #expect(view != nil)
    harness.click(at: place(0))
    harness.settle()
    #expect(chosen == ["Pin", "Copy"])

    harness.key(.space)
    harness.settle()
    #expect(view?.tracker.levels[0].marked == 0)
    harness.key(.return)
    harness.settle()
    #expect(chosen == ["Pin", "Copy", "Copy"])
  }
}
