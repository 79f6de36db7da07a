// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

@testable import TabStrip

@Suite(.contractChecked) struct TabStripTests {
  private let root = TabStrip.makeRoot()
  private let window: TestWindow

  init() throws { window = try tutorialWindow(root) }

  @Test func `each child has a button of the same width with its image or its number`() {
    #expect(root.buttons.map(\.title) == ["1", nil, "3"])
    #expect(root.buttons.map { $0.image != nil } == [false, true, false])
    for (index, button) in root.buttons.enumerated() {
      let width = 640.0 / 3
      #expect(abs(button.frame.midX - (Double(index) + 0.5) * width) < 0.001)
      #expect(abs(button.frame.width - (width - 8)) < 0.001)
    }
  }

  @Test func `a child is placed below the strip as soon as it is shown`() {
    #expect(root.children[0].view.frame == Rect(0, 48, 640, 432))
    window.click(root.buttons[1])
    #expect(root.children[1].view.frame == Rect(0, 48, 640, 432))
    #expect(root.children.map(\.isViewLoaded) == [true, true, false])
  }

  @Test func `a click exchanges the visible child and keeps all children`() {
    window.click(root.buttons[2])
    window.advance(by: 0.1)

    #expect(
      window.removeAllCallbacks() == [
        "First viewWillDisappear", "First viewDidDisappear",
        "Third viewWillAppear", "Third viewDidAppear",
      ])
    #expect(root.children.count == 3)
    #expect(root.buttons.map(\.color) == [.text, .text, .accent])
  }

  @Test func `a click on the selected tab does nothing`() {
    window.click(root.buttons[0])
    window.advance(by: 0.1)

    #expect(window.removeAllCallbacks().isEmpty)
  }

  @Test func `a child that is added later gets a button with the next number`() {
    root.addChild(ColorScreen("Fourth", 0x9A6700))
    window.advance(by: 0.1)

    #expect(window.removeAllCallbacks() == ["Fourth willMove", "Fourth didMove"])
    #expect(root.buttons.map(\.title) == ["1", nil, "3", "4"])
    #expect(root.buttons.map(\.frame.width) == [152, 152, 152, 152])
  }

  @Test func `a strip shows the first added child, or the child selected before loading`() throws {
    let empty = TabStripController()
    let window = try tutorialWindow(empty)
    #expect(empty.effectiveTitle == nil)
    for title in ["A", "B"] { empty.addChild(ColorScreen(title, 0x23855A)) }
    window.advance(by: 0.1)
    #expect(empty.children[0].isAppeared)

    let early = TabStrip.makeRoot()
    early.select(2)
    early.addChild(early.children[0])
    _ = try tutorialWindow(early)
    #expect(early.children.map(\.isAppeared) == [false, false, true])
    #expect(early.buttons.count == 3)
  }

  @Test func `Tab and Space select a child`() {
    window.pressKey(.tab)
    window.pressKey(.tab)
    window.pressKey(.space)

    #expect(root.selectedIndex == 1)
  }
}
