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

  private func shownX(_ number: Int) -> Double? { step(number)?.view.shownRect()?.minX }

  @Test func `a segue slides forward for 0.4 seconds below the pinned bar`() throws {
    window.click("Next step")
    window.advance(by: 0.2)
    #expect(shownX(2).map { abs($0 - 320) < 30 } == true, "half-way from the right")
    #expect(step(1)?.view.shownRect()?.maxX ?? 0 < 350, "half-way to the left")
    #expect(step(2)?.view.frame.minY == 48)
    let bar = try #require(root.view.subviews.last)
    #expect(bar.frame == Rect(0, 0, 640, 48), "above both")

    window.advance(by: 0.25)
    #expect(shownX(2) == 0)
    #expect(
      window.takeCallbacks() == [
        "Step 1 shouldPerformSegue", "Step 1 prepare", "Step 2 willMove",
        "Step 1 viewWillDisappear", "Step 2 viewWillAppear",
        "Step 1 viewDidDisappear", "Step 2 viewDidAppear", "Step 2 didMove",
      ])
  }

  @Test func `unwinding slides back, from the other side, and lets go of what is left`() throws {
    window.click("Next step")
    window.advance(by: 0.5)
    window.takeCallbacks()

    window.click("Back")
    window.advance(by: 0.2)
    #expect(shownX(2).map { abs($0 - 320) < 30 } == true)
    window.advance(by: 0.25)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returns == [2])
    #expect(
      window.takeCallbacks() == [
        "Step 2 prepare", "Step 1 unwind action", "StackController unwind", "Step 2 willMove",
        "Step 2 viewWillDisappear", "Step 1 viewWillAppear", "Step 2 viewDidDisappear",
        "Step 1 viewDidAppear", "Step 2 didMove",
      ])
  }

  @Test func `a step in the middle of a slide begins when that has ended`() throws {
    window.click("Next step")
    window.advance(by: 0.1)
    try window.clickRestingPlace(of: "Next step")
    window.advance(by: 0.5)
    #expect(titles == ["Step 1", "Step 2", "Step 3"])
    #expect(
      window.takeCallbacks().filter { $0.hasPrefix("Step 2 view") } == [
        "Step 2 viewWillAppear", "Step 2 viewDidAppear",
        "Step 2 viewWillDisappear", "Step 2 viewDidDisappear",
      ])

    window.click("Back")
    window.advance(by: 0.3)
    try window.clickRestingPlace(of: "Back")
    window.advance(by: 0.5)
    #expect(titles == ["Step 1"])
    #expect(step(1)?.view.frame == Rect(0, 48, 640, 432))
  }

  @Test func `the container offers the nearest first`() throws {
    for _ in 0..<2 {
      window.click("Next step")
      window.advance(by: 0.5)
    }
    window.click("Back")
    window.advance(by: 0.5)

    #expect(titles == ["Step 1", "Step 2"])
    #expect(root.top?.title == "Step 2")
  }

  @Test func `a controller that refuses is passed over`() throws {
    window.click("Next step")
    window.advance(by: 0.5)
    window.click("Be left out on the way back")
    window.click("Next step")
    window.advance(by: 0.5)

    window.click("Back")
    window.advance(by: 0.5)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returns == [3])
  }

  @Test func `where nobody takes it nothing at all happens`() throws {
    window.click("Back")
    window.advance(by: 0.5)

    #expect(window.takeCallbacks().isEmpty)
    #expect(titles == ["Step 1"])
  }
}
