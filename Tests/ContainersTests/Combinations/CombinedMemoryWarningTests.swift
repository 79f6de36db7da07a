// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Views that were let go of while memory was short (contract 6.4) are there again with their container.
struct CombinedMemoryWarningTests {
  enum Kind: CaseIterable {
    case drawer, split, pages, tabs, stack
  }

  @Test(arguments: Kind.allCases)
  func `after a memory warning and a dismissal, a container loads and shows its child again`(
    kind: Kind
  ) {
    let fixture = CombinedFixture()
    let child = fixture.screen("Child")
    let container: ViewController
    switch kind {
    case .drawer: container = DrawerController(center: child)
    case .split: container = SplitViewController(primary: fixture.screen("P"), secondary: child)
    case .pages:
      let pages = PageViewController()
      pages.setViewControllers([child], direction: .forward, animated: false)
      container = pages
    case .tabs: container = TabBarController(viewControllers: [child])
    case .stack: container = NavigationController(rootViewController: child)
    }
    _ = fixture.named(container, "Container")
    container.unloadsViewsOffScreen = true
    fixture.show(container)
    let cover = fixture.screen("Cover")
    fixture.present(cover, .fullScreen, from: container)

    fixture.harness.window.deliverMemoryWarning()
    #expect(!child.isViewLoaded)
    cover.dismiss(animated: false)
    fixture.harness.runUntilIdle()

    #expect(child.isAppeared)
    #expect(child.view.window != nil && child.view.isReachable)
  }

  @Test func `after a memory warning and a dismissal, a drawer shows its open side again`() {
    let fixture = CombinedFixture()
    let side = fixture.screen("Side")
    let drawer = fixture.named(
      DrawerController(center: fixture.screen("Center"), leading: side, position: .open), "Drawer")
    drawer.unloadsViewsOffScreen = true
    fixture.show(drawer)
    let cover = fixture.screen("Cover")
    fixture.present(cover, .fullScreen, from: drawer)
    fixture.harness.window.deliverMemoryWarning()
    cover.dismiss(animated: false)
    fixture.harness.runUntilIdle()

    #expect(side.isAppeared && side.view.isReachable)
  }

  @Test(arguments: Kind.allCases)
  func `a child that is replaced while its container's view is unloaded does not appear`(kind: Kind)
  {
    let fixture = CombinedFixture()
    let child = fixture.screen("Child")
    let next = fixture.screen("Next")
    let container: ViewController
    let exchange: () -> Void
    switch kind {
    case .drawer:
      let drawer = DrawerController(center: child)
      exchange = { drawer.setCenter(next, animated: false) }
      container = drawer
    case .split:
      let split = SplitViewController(primary: fixture.screen("P"), secondary: child)
      exchange = { split.setViewController(next, for: .secondary) }
      container = split
    case .pages:
      let pages = PageViewController()
      pages.setViewControllers([child], direction: .forward, animated: false)
      exchange = { pages.setViewControllers([next], direction: .forward, animated: false) }
      container = pages
    case .tabs:
      let tabs = TabBarController(viewControllers: [child, next])
      exchange = { tabs.select(1) }
      container = tabs
    case .stack:
      let stack = NavigationController(rootViewController: child)
      exchange = { stack.setViewControllers([next], animated: false) }
      container = stack
    }
    let outer = fixture.named(
      TabBarController(viewControllers: [
        fixture.named(container, "Container"), fixture.screen("Other"),
      ]), "Outer")
    outer.unloadsViewsOffScreen = true
    fixture.show(outer)
    outer.select(1)
    fixture.harness.window.deliverMemoryWarning()
    #expect(!container.isViewLoaded && child.isViewLoaded)

    exchange()
    outer.select(0)
    fixture.harness.runUntilIdle()

    #expect(next.isAppeared && next.view.isReachable)
    #expect(!child.isAppeared && child.view.window == nil)
  }
}
