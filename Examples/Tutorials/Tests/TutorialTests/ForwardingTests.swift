// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing
import TutorialScreens

@testable import Forwarding

struct ForwardingTests {
  private let root = Forwarding.makeRoot()

  @Test func `only the shown child hears that the container comes and goes`() throws {
    let stage = try Stage(root)

    stage.host.window.rootViewController = ViewController()
    stage.wait(0.1)
    #expect(
      stage.take().filter { !$0.contains("Controller") } == [
        "One viewWillDisappear", "One viewDidDisappear",
      ])

    stage.host.window.rootViewController = root
    stage.wait(0.1)
    #expect(
      stage.take().filter { !$0.contains("Controller") } == [
        "One viewWillAppear", "One viewDidAppear",
      ])
  }

  @Test func `an exchange begins both and ends both, around a fade`() throws {
    let stage = try Stage(root)

    try stage.click("Show the next")
    stage.wait(0.15)
    #expect(stage.take() == ["One viewWillDisappear", "Two viewWillAppear"])
    let two = root.children[1].view
    #expect(two?.isHidden == false && root.children[0].view.isHidden == false)
    #expect(root.view.subviews.last === two && two?.frame == root.view.bounds)
    #expect(two.map { $0.presentedAlpha > 0.3 && $0.presentedAlpha < 0.7 } == true, "half-way")

    stage.wait(0.2)
    #expect(stage.take() == ["One viewDidDisappear", "Two viewDidAppear"])
    #expect(root.children.map(\.view.isHidden) == [true, false, true])
  }

  @Test func `off screen nothing is exchanged`() throws {
    let stage = try Stage(root)
    stage.host.window.rootViewController = ViewController()
    _ = stage.take()

    root.showNext()
    stage.wait(0.5)

    #expect(stage.take().allSatisfy { $0.hasPrefix("ViewController") })
    #expect(root.shownIndex == 0)
  }

  @Test func `an exchange in the middle of one ends that one first`() throws {
    let stage = try Stage(root)

    root.showNext()
    stage.wait(0.1)
    root.showNext()
    stage.wait(0.5)

    #expect(
      stage.take() == [
        "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
        "Two viewDidAppear", "Two viewWillDisappear", "Three viewWillAppear",
        "Two viewDidDisappear", "Three viewDidAppear",
      ])
  }
}
