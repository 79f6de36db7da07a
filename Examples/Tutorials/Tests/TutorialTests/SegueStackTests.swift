// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

@testable import SegueStack

@Suite(.contractChecked) struct SegueStackTests {
  private let root = SegueStack.makeRoot()
  private let window: TestWindow

  init() throws { window = try tutorialWindow(root) }

  private func step(_ number: Int) -> Step? {
    root.children.lazy.compactMap { $0 as? Step }.first { $0.number == number }
  }

  private var titles: [String?] { root.children.map(\.title) }

  private func visibleX(_ number: Int) -> Double? { step(number)?.view.visibleRect()?.minX }

  @Test func `a segue slides forward for 0.4 seconds below the bar`() throws {
    window.click("Next step")
    window.advance(by: 0.2)
    #expect(visibleX(2).map { abs($0 - 320) < 30 } == true, "half-way from the right")
    #expect(step(1)?.view.visibleRect()?.maxX ?? 0 < 350, "half-way to the left")
    #expect(step(2)?.view.frame.minY == 48)
    let bar = try #require(root.view.subviews.last)
    #expect(bar.frame == Rect(0, 0, 640, 48), "above both")

    window.advance(by: 0.25)
    #expect(visibleX(2) == 0)
    #expect(
      window.removeAllCallbacks() == [
        "Step 1 shouldPerformSegue", "Step 1 prepare", "Step 2 willMove",
        "Step 1 viewWillDisappear", "Step 2 viewWillAppear",
        "Step 1 viewDidDisappear", "Step 2 viewDidAppear", "Step 2 didMove",
      ])
  }

  @Test func `unwinding slides back and removes the controllers that were left`() throws {
    window.click("Next step")
    window.advance(by: 0.5)
    window.removeAllCallbacks()

    window.click("Back")
    window.advance(by: 0.2)
    #expect(visibleX(2).map { abs($0 - 320) < 30 } == true)
    window.advance(by: 0.25)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returnedSteps == [2])
    #expect(
      window.removeAllCallbacks() == [
        "Step 2 prepare", "Step 1 unwind action", "StackController unwind", "Step 2 willMove",
        "Step 2 viewWillDisappear", "Step 1 viewWillAppear", "Step 2 viewDidDisappear",
        "Step 1 viewDidAppear", "Step 2 didMove",
      ])
  }

  @Test func `a segue during a slide begins when the slide has ended`() throws {
    window.click("Next step")
    window.advance(by: 0.1)
    try window.clickFinalLocation(of: "Next step")
    window.advance(by: 0.5)
    #expect(titles == ["Step 1", "Step 2", "Step 3"])
    #expect(
      window.removeAllCallbacks().filter { $0.hasPrefix("Step 2 view") } == [
        "Step 2 viewWillAppear", "Step 2 viewDidAppear",
        "Step 2 viewWillDisappear", "Step 2 viewDidDisappear",
      ])

    window.click("Back")
    window.advance(by: 0.3)
    try window.clickFinalLocation(of: "Back")
    window.advance(by: 0.5)
    #expect(titles == ["Step 1"])
    #expect(step(1)?.view.frame == Rect(0, 48, 640, 432))
  }

  @Test func `unwinding goes to the nearest controller below the source`() throws {
    for _ in 0..<2 {
      window.click("Next step")
      window.advance(by: 0.5)
    }
    window.click("Back")
    window.advance(by: 0.5)

    #expect(titles == ["Step 1", "Step 2"])
    #expect(root.top?.title == "Step 2")
  }

  @Test func `unwinding skips a controller that refuses it`() throws {
    window.click("Next step")
    window.advance(by: 0.5)
    window.click("Be left out on the way back")
    window.click("Next step")
    window.advance(by: 0.5)

    window.click("Back")
    window.advance(by: 0.5)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returnedSteps == [3])
  }

  @Test func `unwinding without a destination does nothing`() throws {
    window.click("Back")
    window.advance(by: 0.5)

    #expect(window.removeAllCallbacks().isEmpty)
    #expect(titles == ["Step 1"])
  }
}
