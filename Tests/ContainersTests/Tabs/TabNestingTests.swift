// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Containers

/// Tabs in a drawer, stacks in tabs, and what is presented over them.
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
    harness.settle()
    harness.callbacks.takeLines()
  }

  @Test func `the first display goes from the outside in`() {
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
    harness.settle()

    let log = harness.callbacks.lines.filter { $0.contains("Appear") }
    #expect(
      log == [
        "tabs viewWillAppear", "stack viewWillAppear", "root viewWillAppear",
        "tabs viewIsAppearing", "stack viewIsAppearing", "root viewIsAppearing",
        "tabs viewDidAppear", "stack viewDidAppear", "root viewDidAppear",
      ])
  }

  @Test func `a switch reaches what the tabs hold, and no more`() {
    stack.pushViewController(pushed, animated: false)
    harness.settle()
    harness.callbacks.takeLines()

    tabs.selectedIndex = 1
    harness.settle()

    #expect(
      harness.callbacks.takeLines().filter { !$0.hasSuffix("viewIsAppearing") } == [
        "stack viewWillDisappear", "pushed viewWillDisappear", "plain viewWillAppear",
        "stack viewDidDisappear", "pushed viewDidDisappear", "plain viewDidAppear",
      ])
    tabs.selectedIndex = 0
    #expect(stack.topViewController === pushed && pushed.isAppeared)
  }

  @Test func `a drawer that opens over them tells them nothing`() {
    drawer.open()
    harness.settle()

    #expect(
      harness.callbacks.takeLines() == [
        "side viewWillAppear", "side viewIsAppearing", "side viewDidAppear",
      ])
  }

  @Test func `a swap of the drawer's center reaches the selected tab alone`() {
    let other = ViewController()

    drawer.setCenter(other, animated: false)
    harness.settle()

    // The new center has the name of its type.
    #expect(
      harness.callbacks.takeLines().filter { !$0.hasPrefix("ViewController") } == [
        "tabs willMove nil", "tabs viewWillDisappear", "stack viewWillDisappear",
        "root viewWillDisappear", "tabs viewDidDisappear", "stack viewDidDisappear",
        "root viewDidDisappear", "tabs didMove nil",
      ])
  }

  @Test func `what covers the window takes them off the screen in the middle of a switch`() {
    tabs.switchStyle = .slide
    tabs.select(1, animated: true)
    harness.advance(by: 0.1)
    let modal = ViewController()
    drawer.present(modal, animated: false)
    harness.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(!plain.isAppeared && !stack.isAppeared)
    modal.dismiss(animated: false)
    harness.settle()
    #expect(plain.isAppeared && !plain.isInAppearanceTransition)
    #expect(!root.isAppeared && !root.isInAppearanceTransition)
  }

  @Test func `a stack takes the title of its root into the bar`() {
    stack.title = nil
    harness.step()
    #expect(tabs.tabBar.items.map(\.title) == ["root", "plain"])
    stack.pushViewController(pushed, animated: false)
    harness.step()
    #expect(tabs.tabBar.items.map(\.title) == ["root", "plain"])
  }
}
