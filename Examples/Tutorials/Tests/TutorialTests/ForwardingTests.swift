// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

@testable import Forwarding

@Suite(.contractChecked) struct ForwardingTests {
  private let root = Forwarding.makeRoot()

  @Test func `only the shown child hears that the container comes and goes`() throws {
    let window = try tutorialWindow(root)

    window.show(ViewController())
    window.advance(by: 0.1)
    #expect(
      window.takeCallbacks().filter { !$0.contains("Controller") } == [
        "One viewWillDisappear", "One viewDidDisappear",
      ])

    window.show(root)
    window.advance(by: 0.1)
    #expect(
      window.takeCallbacks().filter { !$0.contains("Controller") } == [
        "One viewWillAppear", "One viewDidAppear",
      ])
  }

  @Test func `a transition begins both and ends both, around a fade`() throws {
    let window = try tutorialWindow(root)

    window.click("Show the next")
    window.advance(by: 0.15)
    #expect(window.takeCallbacks() == ["One viewWillDisappear", "Two viewWillAppear"])
    let two = root.children[1].view
    #expect(two?.isHidden == false && root.children[0].view.isHidden == false)
    #expect(root.view.subviews.last === two && two?.frame == root.view.bounds)
    #expect(two.map { $0.presentedAlpha > 0.3 && $0.presentedAlpha < 0.7 } == true, "half-way")

    window.advance(by: 0.2)
    #expect(window.takeCallbacks() == ["One viewDidDisappear", "Two viewDidAppear"])
    #expect(root.children.map(\.view.isHidden) == [true, false, true])
  }

  @Test func `off screen nothing is exchanged`() throws {
    let window = try tutorialWindow(root)
    window.show(ViewController())
    window.takeCallbacks()

    root.showNext()
    window.advance(by: 0.5)

    #expect(window.takeCallbacks().allSatisfy { $0.hasPrefix("ViewController") })
    #expect(root.shownIndex == 0)
  }

  @Test func `a transition in the middle of one ends that one first`() throws {
    let window = try tutorialWindow(root)

    root.showNext()
    window.advance(by: 0.1)
    root.showNext()
    window.advance(by: 0.5)

    #expect(
      window.takeCallbacks() == [
        "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
        "Two viewDidAppear", "Two viewWillDisappear", "Three viewWillAppear",
        "Two viewDidDisappear", "Three viewDidAppear",
      ])
  }
}
