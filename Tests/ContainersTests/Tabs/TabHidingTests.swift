// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import TestSupport
import Testing

@testable import Containers

/// The bar goes over its edge and comes back.
struct TabHidingTests {
  @Test(
    arguments: [
      (Size(400, 700), Rect(0, 700, 400, 55)), (Size(1000, 700), Rect(0, -48, 1000, 48)),
      (Size(1000, 400), Rect(-80, 0, 80, 400)),
    ])
  func `a tab bar that is being hidden slides out at its own edge, and the page fills its space`(
    size: Size, away: Rect
  ) {
    let fixture = TabFixture(size: size)
    let (bar, stage) = (fixture.tabs.tabBar.frame, fixture.tabs.layout.containerView.frame)
    let gone = Rect(origin: away.origin, size: bar.size)

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.1)
    let shown = fixture.tabs.tabBar.presentationFrame
    #expect(shown != bar && shown != gone && shown.intersects(bar))
    #expect(!fixture.tabs.tabBar.isHidden && fixture.tabs.tabBar.isInert)
    #expect(fixture.tabs.layout.containerView.presentationFrame != stage)
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.tabBar.isHidden)
    #expect(fixture.tabs.tabBar.frame == gone)
    #expect(fixture.tabs.layout.containerView.frame == Rect(origin: .zero, size: size))
    #expect(fixture.pages[0].view.frame.size == size)
    fixture.tabs.setTabBarHidden(false, animated: true)
    fixture.harness.runUntilIdle()
    #expect(fixture.tabs.tabBar.frame == bar && fixture.tabs.layout.containerView.frame == stage)
    #expect(!fixture.tabs.tabBar.isHidden && !fixture.tabs.tabBar.isInert)
    #expect(fixture.consumeCallbacks() == [], "the screens receive no callbacks")
  }

  @Test(arguments: 0..<10)
  func `showing a tab bar during its hiding animation continues from the current position`(
    tenth: Int
  ) {
    let fixture = TabFixture()
    let bar = fixture.tabs.tabBar.frame

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.25 * Double(tenth) / 10)
    let before = fixture.tabs.tabBar.presentationFrame
    fixture.tabs.setTabBarHidden(false, animated: true)
    #expect(abs(fixture.tabs.tabBar.presentationFrame.minY - before.minY) < 0.01)
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.tabBar.frame == bar)
    #expect(fixture.tabs.tabBar.presentationFrame == bar)
    #expect(!fixture.tabs.tabBar.isHidden)
  }

  @Test
  func `hiding or showing a tab bar without animation ends its running animation immediately`() {
    let fixture = TabFixture()
    let bar = fixture.tabs.tabBar.frame
    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.1)

    fixture.tabs.isTabBarHidden = false
    fixture.harness.step()

    #expect(fixture.tabs.tabBar.presentationFrame == bar)
    fixture.tabs.isTabBarHidden = true
    fixture.harness.step()
    #expect(fixture.tabs.tabBar.isHidden)
  }

  @Test func `hiding the tab bar is immediate when motion is reduced`() {
    let fixture = TabFixture()
    fixture.window.traits.reducesMotion = true
    fixture.harness.step()

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.step()

    #expect(fixture.tabs.tabBar.isHidden)
    #expect(fixture.tabs.layout.containerView.presentationFrame == Rect(0, 0, 1000, 700))
  }

  @Test
  func `hiding a tab bar with animation before it is on screen takes effect in the first frame`() {
    let tabs = TabBarController(viewControllers: [ViewController(), ViewController()])
    tabs.setTabBarHidden(true, animated: true)

    let harness = TestWindow(root: tabs)
    harness.step()

    #expect(tabs.tabBar.isHidden && tabs.layout.containerView.frame == Rect(0, 0, 1000, 700))
  }
}
