// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls
import Drawing
import Presenting
import TestSupport
import Testing

@testable import Containers

/// Invalid calls and the containers' responses to them. docs/BAD-USE.md lists them, together with the calls that
/// the suites of each container test.
struct ContainerBadUseTests {
  @Test func `Escape dismisses an alert without actions, and Return does not`() {
    let root = ViewController.named("Root")
    let harness = TestWindow(root: root)
    let alert = AlertController(title: "Title")
    root.present(alert, animated: true)
    harness.runUntilIdle()
    #expect(alert.isAppeared)

    harness.pressKey(.return)
    harness.runUntilIdle()
    #expect(root.presentedViewController === alert)
    harness.pressKey(.escape)
    harness.runUntilIdle()

    #expect(root.presentedViewController == nil)
  }

  @Test
  func `showing or hiding a missing split view column does nothing and completes with true`() {
    let fixture = SplitFixture()
    var results: [Bool] = []

    fixture.split.show(.supplementary) { results.append($0) }
    fixture.split.hide(.supplementary) { results.append($0) }
    fixture.split.hide(.secondary) { results.append($0) }
    fixture.harness.runUntilIdle()

    #expect(results == [true, true, true])
    #expect(fixture.consumeCallbacks() == [])
    #expect(fixture.split.displayMode == .oneBesideSecondary)
  }

  @Test
  func `closing a closed drawer or setting its center again does nothing and completes with true`()
  {
    let fixture = DrawerFixture(position: .closed)
    var results: [Bool] = []

    fixture.drawer.close { results.append($0) }
    fixture.drawer.setCenter(fixture.old) { results.append($0) }

    #expect(results == [true, true])
    #expect(fixture.consumeCallbacks() == [])
  }

  @Test func `setting the length of a drawer side that does not exist has no effect`() {
    let fixture = DrawerFixture(position: .closed)

    fixture.drawer.setLength(400, for: .bottom)

    #expect(fixture.drawer.length(of: .bottom) == 0)
  }

  @Test
  func `a tab bar's delegate can refuse selections by the user, not by the program`() {
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

  @Test func `the root of a navigation controller cannot be popped by a call or a key`() {
    let fixture = NavigationFixture()
    var results: [Bool] = []

    #expect(fixture.navigation.popViewController { results.append($0) } == nil)
    #expect(fixture.navigation.popToRootViewController { results.append($0) }.isEmpty)
    #expect(fixture.navigation.popToViewController(fixture.root) { results.append($0) }.isEmpty)
    fixture.harness.pressKey(.left, .alt)
    fixture.harness.runUntilIdle()

    #expect(results == [false, true, true])
    #expect(fixture.titles == ["Root"])
    #expect(fixture.consumeCallbacks() == [])
  }
}
