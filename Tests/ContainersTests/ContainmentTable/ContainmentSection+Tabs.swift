// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Containers

extension ContainmentSection {
  static var tabs: ContainmentSection {
    ContainmentSection(
      title: "Tabs", names: "A, B, C … are the tabs of the controller `tabs`; A is selected.",
      rows: tabRows)
  }

  private static func tabs(
    count: Int = 3, style: TabTransitionStyle = .none, _ actions: (TabFixture) -> Void
  ) -> [String] {
    let fixture = TabFixture(count: count, style: style)
    actions(fixture)
    fixture.harness.runUntilIdle()
    return fixture.consumeCallbacks()
  }

  private static var tabRows: [Row] {
    [
      Row(name: "two tabs are shown for the first time") {
        let harness = TestWindow()
        let pages = ["A", "B"].map(ViewController.named)
        let tabs = TabBarController()
        tabs.title = "tabs"
        for controller in pages + [tabs] { controller.containmentObserver = harness.observers }
        tabs.viewControllers = pages
        harness.show(tabs)
        harness.runUntilIdle()
        return harness.callbacks.lines
      },
      Row(name: "another tab is selected: call, click or key, animated or not") {
        tabs(style: .slide) { $0.tabs.select(1, animated: true) }
      },
      Row(name: "the selected tab is clicked again") { tabs { $0.click(0) } },
      Row(name: "a switch, reversed or cancelled") {
        tabs(style: .crossFade) { fixture in
          fixture.tabs.select(1, animated: true)
          fixture.harness.advance(by: 0.1)
          fixture.tabs.select(0, animated: true)
        }
      },
      Row(name: "a third tab is selected during a switch") {
        tabs(style: .crossFade) { fixture in
          fixture.tabs.select(1, animated: true)
          fixture.harness.advance(by: 0.1)
          fixture.tabs.select(2, animated: true)
        }
      },
      Row(name: "the selected tab is removed") {
        tabs { $0.tabs.viewControllers.removeFirst() }
      },
      Row(name: "another tab is removed") { tabs { $0.tabs.viewControllers.removeLast() } },
      Row(name: "“More” is clicked, and then a tab in its list") {
        tabs(count: 40) { fixture in
          fixture.click(fixture.tabs.overflow.lowerBound)
          fixture.tabs.select(35)
        }
      },
      Row(name: "another tab is selected after the controller has left the window") {
        tabs { fixture in
          fixture.window.rootViewController = ViewController()
          fixture.harness.step()
          fixture.tabs.selectedIndex = 1
        }
      },
    ]
  }
}
