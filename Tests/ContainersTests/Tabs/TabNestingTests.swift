// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Tabs in a drawer, stacks in tabs, and controllers that are presented over them.
struct TabNestingTests {
  private let side = ViewController()
  private let root = ViewController()
  private let pushed = ViewController()
  private let plain = ViewController()
  private let stack: NavigationController
  private let tabs: TabBarController
  private let drawer: DrawerController
  private let harness = TestWindow()

  init() {
    stack = NavigationController(rootViewController: root)
    tabs = TabBarController(viewControllers: [stack, plain])
    drawer = DrawerController(center: tabs, leading: side)
    for (controller, title) in [
      (drawer as ViewController, "drawer"), (tabs, "tabs"), (stack, "stack"), (root, "root"),
      (pushed, "pushed"), (plain, "plain"), (side, "side"),
    ] {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    harness.show(drawer)
    for controller in [side, pushed, plain] { controller.loadViewIfNeeded() }
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()
  }

  @Test func `a tab bar controller's first appearance sends callbacks to outer controllers first`()
  {
    let harness = TestWindow()
    let (root, tabs) = (ViewController(), TabBarController())
    let stack = NavigationController(rootViewController: root)
    tabs.viewControllers = [stack]
    for (controller, title) in [(tabs as ViewController, "tabs"), (stack, "stack"), (root, "root")]
    {
      controller.title = title
      controller.containmentObserver = harness.observers
    }
    harness.show(tabs)
    harness.runUntilIdle()

    let log = harness.callbacks.lines.filter { $0.contains("Appear") }
    #expect(
      log == [
        "tabs viewWillAppear", "stack viewWillAppear", "root viewWillAppear",
        "tabs viewIsAppearing", "stack viewIsAppearing", "root viewIsAppearing",
        "tabs viewDidAppear", "stack viewDidAppear", "root viewDidAppear",
      ])
  }

  @Test
  func `selecting a tab sends no appearance callbacks to covered controllers of its stack`() {
    stack.pushViewController(pushed, animated: false)
    harness.runUntilIdle()
    harness.callbacks.removeAllLines()

    tabs.selectedIndex = 1
    harness.runUntilIdle()

    #expect(
      harness.callbacks.removeAllLines().filter { !$0.hasSuffix("viewIsAppearing") } == [
        "stack viewWillDisappear", "pushed viewWillDisappear", "plain viewWillAppear",
        "stack viewDidDisappear", "pushed viewDidDisappear", "plain viewDidAppear",
      ])
    tabs.selectedIndex = 0
    #expect(stack.topViewController === pushed && pushed.isAppeared)
  }

  @Test func `opening a drawer sends no callbacks to the tabs in its center`() {
    drawer.open()
    harness.runUntilIdle()

    #expect(
      harness.callbacks.removeAllLines() == [
        "side viewWillAppear", "side viewIsAppearing", "side viewDidAppear",
      ])
  }

  @Test
  func `replacing tabs in a drawer's center sends appearance callbacks to the selected tab only`() {
    let other = ViewController()

    drawer.setCenter(other, animated: false)
    harness.runUntilIdle()

    // The new center has the name of its type.
    #expect(
      harness.callbacks.removeAllLines().filter { !$0.hasPrefix("ViewController") } == [
        "tabs willMove nil", "tabs viewWillDisappear", "stack viewWillDisappear",
        "root viewWillDisappear", "tabs viewDidDisappear", "stack viewDidDisappear",
        "root viewDidDisappear", "tabs didMove nil",
      ])
  }

  @Test
  func `a presentation during a tab selection completes it, and the pages of both tabs disappear`()
  {
    tabs.transitionStyle = .slide
    tabs.select(1, animated: true)
    harness.advance(by: 0.1)
    let modal = ViewController()
    drawer.present(modal, animated: false)
    harness.runUntilIdle()

    #expect(tabs.selectedIndex == 1)
    #expect(!plain.isAppeared && !stack.isAppeared)
    modal.dismiss(animated: false)
    harness.runUntilIdle()
    #expect(plain.isAppeared && !plain.isInAppearanceTransition)
    #expect(!root.isAppeared && !root.isInAppearanceTransition)
  }

  @Test func `a navigation controller without a title gets its root's title in the tab bar`() {
    stack.title = nil
    harness.step()
    #expect(tabs.tabBar.items.map(\.title) == ["root", "plain"])
    stack.pushViewController(pushed, animated: false)
    harness.step()
    #expect(tabs.tabBar.items.map(\.title) == ["root", "plain"])
  }
}
