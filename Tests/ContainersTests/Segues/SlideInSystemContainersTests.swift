// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

@testable import Containers

/// Slide segues from controllers in system containers, which manage their children themselves: the outermost
/// container moves.
struct SlideInSystemContainersTests {
  private let fixture = CombinedFixture()

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = .fill
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test
  func `a slide segue from a controller in a tab replaces the whole tab bar controller`() {
    let screen = fixture.screen("Screen")
    let stack = NavigationController(rootViewController: screen)
    let tabs = TabBarController(viewControllers: [stack, fixture.screen("Other")])
    let box = fixture.screen("Box")
    fixture.show(box)
    embed(tabs, in: box)
    let destination = fixture.screen("Destination")

    let segue = SlideSegue(source: screen, destination: destination)
    segue.perform()
    fixture.harness.advance(by: 0.2)
    #expect(tabs.view.transform != .identity)
    fixture.harness.runUntilIdle()

    #expect(box.children.map(\.title) == ["Destination"] && destination.isAppeared)
    #expect(tabs.viewControllers.count == 2 && stack.viewControllers.map(\.title) == ["Screen"])
    #expect(!screen.isAppeared)
  }

  @Test func `a slide segue from a tab of the root tab bar controller presents its destination`() {
    let screen = fixture.screen("Screen")
    let tabs = TabBarController(viewControllers: [screen])
    fixture.show(tabs)
    let destination = fixture.screen("Destination")

    SlideSegue(source: screen, destination: destination).perform()
    fixture.harness.runUntilIdle()

    #expect(tabs.presentedViewController === destination)
    #expect(tabs.viewControllers.map(\.title) == ["Screen"] && tabs.children.count == 1)
  }
}
