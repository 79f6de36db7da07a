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
  func `it goes over its own edge while the screen takes its room`(size: Size, away: Rect) {
    let fixture = TabFixture(size: size)
    let (bar, stage) = (fixture.tabs.tabBar.frame, fixture.tabs.layout.stage.frame)
    let gone = Rect(origin: away.origin, size: bar.size)

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.1)
    let shown = fixture.tabs.tabBar.presentedFrame
    #expect(shown != bar && shown != gone && shown.intersects(bar))
    #expect(!fixture.tabs.tabBar.isHidden && fixture.tabs.tabBar.isInert)
    #expect(fixture.tabs.layout.stage.presentedFrame != stage)
    fixture.harness.settle()

    #expect(fixture.tabs.tabBar.isHidden)
    #expect(fixture.tabs.tabBar.frame == gone)
    #expect(fixture.tabs.layout.stage.frame == Rect(origin: .zero, size: size))
    #expect(fixture.pages[0].view.frame.size == size)
    fixture.tabs.setTabBarHidden(false, animated: true)
    fixture.harness.settle()
    #expect(fixture.tabs.tabBar.frame == bar && fixture.tabs.layout.stage.frame == stage)
    #expect(!fixture.tabs.tabBar.isHidden && !fixture.tabs.tabBar.isInert)
    #expect(fixture.take() == [], "the screens hear nothing")
  }

  @Test(arguments: 0..<10)
  func `it turns round from wherever it is`(tenth: Int) {
    let fixture = TabFixture()
    let bar = fixture.tabs.tabBar.frame

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.25 * Double(tenth) / 10)
    let before = fixture.tabs.tabBar.presentedFrame
    fixture.tabs.setTabBarHidden(false, animated: true)
    #expect(abs(fixture.tabs.tabBar.presentedFrame.minY - before.minY) < 0.01)
    fixture.harness.settle()

    #expect(fixture.tabs.tabBar.frame == bar)
    #expect(fixture.tabs.tabBar.presentedFrame == bar)
    #expect(!fixture.tabs.tabBar.isHidden)
  }

  @Test func `a plain call ends the movement at once`() {
    let fixture = TabFixture()
    let bar = fixture.tabs.tabBar.frame
    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.advance(by: 0.1)

    fixture.tabs.isTabBarHidden = false
    fixture.harness.step()

    #expect(fixture.tabs.tabBar.presentedFrame == bar)
    fixture.tabs.isTabBarHidden = true
    fixture.harness.step()
    #expect(fixture.tabs.tabBar.isHidden)
  }

  @Test func `reduced motion shows no frame in between`() {
    let fixture = TabFixture()
    fixture.window.traits.reducesMotion = true
    fixture.harness.step()

    fixture.tabs.setTabBarHidden(true, animated: true)
    fixture.harness.step()

    #expect(fixture.tabs.tabBar.isHidden)
    #expect(fixture.tabs.layout.stage.presentedFrame == Rect(0, 0, 1000, 700))
  }

  @Test func `off screen it is gone when the tabs come`() {
    let tabs = TabBarController(viewControllers: [ViewController(), ViewController()])
    tabs.setTabBarHidden(true, animated: true)

    let harness = TestWindow(root: tabs)
    harness.step()

    #expect(tabs.tabBar.isHidden && tabs.layout.stage.frame == Rect(0, 0, 1000, 700))
  }
}
