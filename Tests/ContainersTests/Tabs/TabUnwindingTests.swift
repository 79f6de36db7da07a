// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

struct TabUnwindingTests {
  @Test func `unwinding selects the tab that can take it, and tells no delegate`() {
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
    _ = fixture.take()

    #expect(inner.performUnwind("home"))
    fixture.harness.settle()

    #expect(fixture.tabs.selectedIndex == 1)
    #expect(
      fixture.take().filter { $0.contains("view") && !$0.hasPrefix("I ") } == TabFixture.order)
    #expect(!inner.performUnwind("nowhere"))
  }

  @Test func `a tab behind the list is found too`() {
    let fixture = TabFixture(count: 8, size: Size(360, 700))
    fixture.pages[6].registerUnwindAction("there")

    fixture.pages[0].performUnwind("there")

    #expect(fixture.tabs.selectedIndex == 6)
    #expect(fixture.tabs.further.bar.title == "G")
  }

  @Test(arguments: [0, 1])
  func `a replaced child's place among the tabs is kept`(index: Int) {
    let fixture = TabFixture()
    let new = ViewController()
    new.title = "N"

    fixture.tabs.replaceChild(fixture.pages[index], with: new, animated: true)
    fixture.harness.settle()

    #expect(fixture.tabs.viewControllers[index] === new)
    #expect(fixture.tabs.viewControllers.count == 3)
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(new.isAppeared == (index == 0))
    #expect(fixture.pages[index].parent == nil)
  }
}
