// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing
import TutorialScreens

@testable import SegueStack

struct SegueStackTests {
  private let root = SegueStack.makeRoot()
  private let stage: Stage

  init() throws { stage = try Stage(root) }

  private func step(_ number: Int) -> Step? {
    root.children.lazy.compactMap { $0 as? Step }.first { $0.number == number }
  }

  private var titles: [String?] { root.children.map(\.title) }

  private func shownX(_ number: Int) -> Double? { step(number)?.view.shownRect()?.minX }

  @Test func `a segue slides forward for 0.4 seconds below the pinned bar`() throws {
    try stage.click("Next step")
    stage.wait(0.2)
    #expect(shownX(2).map { abs($0 - 320) < 30 } == true, "half-way from the right")
    #expect(step(1)?.view.shownRect()?.maxX ?? 0 < 350, "half-way to the left")
    #expect(step(2)?.view.frame.minY == 48)
    let bar = try #require(root.view.subviews.last)
    #expect(bar.frame == Rect(0, 0, 640, 48), "above both")

    stage.wait(0.25)
    #expect(shownX(2) == 0)
    #expect(
      stage.take() == [
        "Step 1 shouldPerformSegue", "Step 1 prepare", "Step 2 willMove parent",
        "Step 2 viewDidLoad", "Step 1 viewWillDisappear", "Step 2 viewWillAppear",
        "Step 1 viewDidDisappear", "Step 2 viewDidAppear", "Step 2 didMove parent",
      ])
  }

  @Test func `unwinding slides back, from the other side, and lets go of what is left`() throws {
    try stage.click("Next step")
    stage.wait(0.5)
    _ = stage.take()

    try stage.click("Back")
    stage.wait(0.2)
    #expect(shownX(2).map { abs($0 - 320) < 30 } == true)
    stage.wait(0.25)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returns == [2])
    #expect(
      stage.take() == [
        "Step 2 prepare", "Step 1 unwind action", "StackController unwind", "Step 2 willMove nil",
        "Step 2 viewWillDisappear", "Step 1 viewWillAppear", "Step 2 viewDidDisappear",
        "Step 1 viewDidAppear", "Step 2 didMove nil",
      ])
  }

  @Test func `a step in the middle of a slide begins when that has ended`() throws {
    try stage.click("Next step")
    stage.wait(0.1)
    try stage.click("Next step")
    stage.wait(0.5)
    #expect(titles == ["Step 1", "Step 2", "Step 3"])
    #expect(
      stage.take().filter { $0.hasPrefix("Step 2 view") } == [
        "Step 2 viewDidLoad", "Step 2 viewWillAppear", "Step 2 viewDidAppear",
        "Step 2 viewWillDisappear", "Step 2 viewDidDisappear",
      ])

    try stage.click("Back")
    stage.wait(0.1)
    try stage.click("Back")
    stage.wait(0.5)
    #expect(titles == ["Step 1"])
    #expect(step(1)?.view.frame == Rect(0, 48, 640, 432))
  }

  @Test func `the container offers the nearest first`() throws {
    for _ in 0..<2 {
      try stage.click("Next step")
      stage.wait(0.5)
    }
    try stage.click("Back")
    stage.wait(0.5)

    #expect(titles == ["Step 1", "Step 2"])
    #expect(root.top?.title == "Step 2")
  }

  @Test func `a controller that refuses is passed over`() throws {
    try stage.click("Next step")
    stage.wait(0.5)
    try stage.click("Be left out on the way back")
    try stage.click("Next step")
    stage.wait(0.5)

    try stage.click("Back")
    stage.wait(0.5)

    #expect(titles == ["Step 1"])
    #expect(step(1)?.returns == [3])
  }

  @Test func `where nobody takes it nothing at all happens`() throws {
    try stage.click("Back")
    stage.wait(0.5)

    #expect(stage.take().isEmpty)
    #expect(titles == ["Step 1"])
  }
}
