// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerTesting
import Testing
import TutorialScreens

@testable import Forwarding

@Suite(.contractChecked) struct ForwardingTests {
  private let root = Forwarding.makeRoot()

  @Test func `only the visible child receives the container's appearance callbacks`() throws {
    let window = try tutorialWindow(root)

    window.show(ViewController())
    window.advance(by: 0.1)
    #expect(
      window.removeAllCallbacks().filter { !$0.contains("Controller") } == [
        "One viewWillDisappear", "One viewDidDisappear",
      ])

    window.show(root)
    window.advance(by: 0.1)
    #expect(
      window.removeAllCallbacks().filter { !$0.contains("Controller") } == [
        "One viewWillAppear", "One viewDidAppear",
      ])
  }

  @Test
  func `a transition begins both appearance transitions before its fade and ends them after it`()
    throws
  {
    let window = try tutorialWindow(root)

    window.click("Show the next")
    window.advance(by: 0.15)
    #expect(window.removeAllCallbacks() == ["One viewWillDisappear", "Two viewWillAppear"])
    let two = root.children[1].view
    #expect(two?.isHidden == false && root.children[0].view.isHidden == false)
    #expect(root.view.subviews.last === two && two?.frame == root.view.bounds)
    #expect(
      two.map { $0.presentationAlpha > 0.3 && $0.presentationAlpha < 0.7 } == true, "half-way")

    window.advance(by: 0.2)
    #expect(window.removeAllCallbacks() == ["One viewDidDisappear", "Two viewDidAppear"])
    #expect(root.children.map(\.view.isHidden) == [true, false, true])
  }

  @Test func `showNext does nothing off screen`() throws {
    let window = try tutorialWindow(root)
    window.show(ViewController())
    window.removeAllCallbacks()

    root.showNext()
    window.advance(by: 0.5)

    #expect(window.removeAllCallbacks().allSatisfy { $0.hasPrefix("ViewController") })
    #expect(root.currentIndex == 0)
  }

  @Test func `showNext during a transition completes the transition first`() throws {
    let window = try tutorialWindow(root)

    root.showNext()
    window.advance(by: 0.1)
    root.showNext()
    window.advance(by: 0.5)

    #expect(
      window.removeAllCallbacks() == [
        "One viewWillDisappear", "Two viewWillAppear", "One viewDidDisappear",
        "Two viewDidAppear", "Two viewWillDisappear", "Three viewWillAppear",
        "Two viewDidDisappear", "Three viewDidAppear",
      ])
  }
}
