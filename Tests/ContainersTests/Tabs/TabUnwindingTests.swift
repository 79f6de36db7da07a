// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct TabUnwindingTests {
  @Test
  func `unwinding selects the first tab that handles the action, without asking the delegate`() {
    let fixture = TabFixture()
    fixture.pages[1].registerUnwindAction("home")
    fixture.pages[2].registerUnwindAction("home")
    let inner = ViewController()
    inner.title = "I"
    inner.containmentObserver = fixture.harness.observers
    fixture.pages[0].addChild(inner)
    fixture.pages[0].view.addSubview(inner.view)
    inner.didMove(toParent: fixture.pages[0])
    fixture.harness.step()
    _ = fixture.consumeCallbacks()

    #expect(inner.performUnwind("home"))
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.selectedIndex == 1)
    #expect(
      fixture.consumeCallbacks().filter { $0.contains("view") && !$0.hasPrefix("I ") }
        == TabFixture.switchCallbacks)
    #expect(!inner.performUnwind("nowhere"))
  }

  @Test func `unwinding selects a tab in the More list`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.pages[6].registerUnwindAction("there")

    fixture.pages[0].performUnwind("there")

    #expect(fixture.tabs.selectedIndex == 6)
    #expect(fixture.tabs.moreTabs.bar.title == "G")
  }

  @Test(arguments: [0, 1])
  func `replaceChild inserts the new controller at the replaced tab's index`(index: Int) {
    let fixture = TabFixture()
    let new = ViewController()
    new.title = "N"

    fixture.tabs.replaceChild(fixture.pages[index], with: new, animated: true)
    fixture.harness.runUntilIdle()

    #expect(fixture.tabs.viewControllers[index] === new)
    #expect(fixture.tabs.viewControllers.count == 3)
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(new.isAppeared == (index == 0))
    #expect(fixture.pages[index].parent == nil)
  }
}
