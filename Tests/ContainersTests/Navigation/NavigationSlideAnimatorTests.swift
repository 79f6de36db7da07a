// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// How a change looks on its way (LOOK.md).
struct NavigationSlideAnimatorTests {
  private func fixture(
    _ titles: [String], _ direction: Traits.LayoutDirection = .leftToRight,
    reducesMotion: Bool = false
  ) -> NavigationFixture {
    var traits = Traits()
    traits.layoutDirection = direction
    traits.reducesMotion = reducesMotion
    return NavigationFixture(titles, traits: traits)
  }

  private func scrim(in fixture: NavigationFixture) -> View? {
    fixture.navigation.layout.containerView.subviews.first { $0.viewController == nil }
  }

  @Test(arguments: [Traits.LayoutDirection.leftToRight, .rightToLeft])
  func `a push slides the upper view by its whole width, and the lower view by a shorter distance`(
    direction: Traits.LayoutDirection
  ) {
    let way = direction == .rightToLeft ? -1.0 : 1
    let fixture = fixture(["Root"], direction)

    fixture.push(fixture.first)
    #expect(fixture.first.view.transform == .identity)
    #expect(fixture.root.view.transform == .translation(-72 * way, 0))
    #expect(scrim(in: fixture)?.alpha == 0.08)
    fixture.harness.runUntilIdle()
    fixture.pop()
    #expect(fixture.first.view.transform == .translation(800 * way, 0))
    #expect(fixture.root.view.transform == .identity)
    #expect(scrim(in: fixture)?.alpha == 0)
    fixture.harness.runUntilIdle()

    #expect(scrim(in: fixture) == nil)
  }

  @Test func `the dimming view of a push is between the upper and the lower view`() {
    let fixture = fixture(["Root"])

    fixture.push(fixture.first)
    #expect(fixture.containerViewContents == ["Root", "other", "First"])
    fixture.harness.runUntilIdle()
    fixture.pop()

    #expect(fixture.containerViewContents == ["Root", "other", "First"])
  }

  @Test func `in a narrow window, a push moves the lower view by a fraction of the window's width`()
  {
    let fixture = fixture(["Root"])
    fixture.harness.resize(to: Size(200, 300))
    fixture.harness.runUntilIdle()

    fixture.push(fixture.first)

    #expect(fixture.root.view.transform == .translation(-60, 0))
  }

  @Test func `the animation of a push takes 0.35 seconds`() {
    let fixture = fixture(["Root"])

    fixture.push(fixture.first)
    fixture.harness.advance(by: 0.34)
    #expect(fixture.navigation.transition?.isRunning == true)
    fixture.harness.advance(by: 0.02)

    #expect(fixture.navigation.transition == nil)
  }

  @Test func `the pushed view's own shadow is restored after a push`() {
    let fixture = fixture(["Root"])
    let own = Shadow(color: .black, blur: 3)
    fixture.first.view.shadow = own

    fixture.push(fixture.first)
    #expect(fixture.first.view.shadow != own)
    fixture.harness.runUntilIdle()
    #expect(fixture.first.view.shadow == own)
    #expect(fixture.root.view.shadow == nil)
  }

  @Test func `a push ends immediately with the same callbacks when motion is reduced`() {
    let fixture = fixture(["Root"], reducesMotion: true)
    fixture.first.loadViewIfNeeded()
    _ = fixture.consumeCallbacks()

    fixture.push(fixture.first)

    #expect(fixture.navigation.transition == nil)
    #expect(fixture.completions == ["push First true"])
    #expect(
      fixture.consumeCallbacks() == [
        "First willMove nav", "Root WillDisappear", "First WillAppear", "Root DidDisappear",
        "First DidAppear", "First didMove nav",
      ])
  }
}
