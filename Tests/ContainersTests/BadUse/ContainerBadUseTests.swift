// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// Calls that make no sense, and what containers do with them. docs/BAD-USE.md lists them with those that
/// are tested where the container's other rules are.
struct ContainerBadUseTests {
  @Test func `an alert without actions goes with Escape, and nothing is chosen`() {
    let root = ViewController.named("Root")
    let harness = TestWindow(root: root)
    let alert = AlertController(title: "Title")
    root.present(alert, animated: true)
    harness.settle()
    #expect(alert.isAppeared)

    harness.key(.return)
    harness.settle()
    #expect(root.presentedViewController === alert)
    harness.key(.escape)
    harness.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test func `a column without a controller is shown and hidden without a change`() {
    let fixture = SplitFixture()
    var heard: [Bool] = []

    fixture.split.show(.supplementary) { heard.append($0) }
    fixture.split.hide(.supplementary) { heard.append($0) }
    fixture.split.hide(.secondary) { heard.append($0) }
    fixture.harness.settle()

    #expect(heard == [true, true, true])
    #expect(fixture.take() == [])
    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test func `a drawer that rests there already only completes`() {
    let fixture = DrawerFixture(position: .closed)
    var heard: [Bool] = []

    fixture.drawer.close { heard.append($0) }
    fixture.drawer.setCenter(fixture.old) { heard.append($0) }

    #expect(heard == [true, true])
    #expect(fixture.take() == [])
  }

  @Test func `a side that is not there gets no length`() {
    let fixture = DrawerFixture(position: .closed)

    fixture.drawer.setLength(400, for: .bottom)

    #expect(fixture.drawer.length(of: .bottom) == 0)
  }

  @Test func `a tab that a delegate refuses is selected in code`() {
    final class Refusing: TabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
      ) -> Bool { false }
    }
    let refusing = Refusing()
    let fixture = TabFixture()
    fixture.tabs.delegate = refusing

    fixture.tabs.tabBar.onSelect?(1)
    #expect(fixture.tabs.selectedIndex == 0)
    fixture.tabs.selectedIndex = 1

    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test func `the root is not popped, by whatever way`() {
    let fixture = NavigationFixture()
    var heard: [Bool] = []

    #expect(fixture.navigation.popViewController { heard.append($0) } == nil)
    #expect(fixture.navigation.popToRootViewController { heard.append($0) }.isEmpty)
    #expect(fixture.navigation.popToViewController(fixture.root) { heard.append($0) }.isEmpty)
    fixture.harness.key(.left, .alt)
    fixture.harness.settle()

    #expect(heard == [false, true, true])
    #expect(fixture.titles == ["Root"])
    #expect(fixture.take() == [])
  }
}
