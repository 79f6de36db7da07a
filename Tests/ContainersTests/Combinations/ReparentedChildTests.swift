// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// A child leaves its container for another one, and the container is later added to that child: neither keeps the
/// other alive.
struct ReparentedChildTests {
  enum ContainmentCase: CaseIterable {
    case stack, stackBelow, column, columnStack, collapsed

    @MainActor func make() -> (container: ViewController, child: ViewController) {
      let child = ViewController()
      switch self {
      case .stack:
        return (NavigationController(viewControllers: [ViewController(), child]), child)
      case .stackBelow:
        return (NavigationController(viewControllers: [child, ViewController()]), child)
      case .column:
        let tabs = TabBarController(viewControllers: [child])
        return (SplitViewController(primary: tabs, secondary: ViewController()), tabs)
      case .columnStack:
        return (SplitViewController(primary: child, secondary: ViewController()), child)
      case .collapsed:
        let stack = NavigationController(rootViewController: ViewController())
        let tabs = TabBarController(viewControllers: [child])
        return (SplitViewController(primary: stack, secondary: tabs), tabs)
      }
    }
  }

  @Test(arguments: ContainmentCase.allCases, [false, true])
  func `a container added to its own former child leaves no retain cycle`(
    family: ContainmentCase, isShown: Bool
  ) {
    weak var container: ViewController?
    weak var child: ViewController?
    do {
      let (outer, inner) = family.make()
      (container, child) = (outer, inner)
      let harness = TestWindow(size: Size(family == .collapsed ? 360 : 1000, 700))
      if isShown || family == .collapsed {
        harness.show(outer)
        harness.runUntilIdle()
        harness.window.rootViewController = ViewController()
        // The view stays with the container that was left.
        harness.expectsCleanContainment = false
      }
      let other = ViewController()
      other.addChild(inner)
      inner.didMove(toParent: other)
      if let tabs = inner as? TabBarController {
        tabs.setViewControllers([outer], animated: false)
      } else {
        inner.addChild(outer)
        outer.didMove(toParent: inner)
      }
      harness.runUntilIdle()
    }
    #expect(container == nil)
    #expect(child == nil)
  }

  @Test func `a navigation controller does not list a controller that another container has taken`()
  {
    let screens = [ViewController(), ViewController(), ViewController()]
    let stack = NavigationController(viewControllers: screens)
    TestWindow().show(stack)
    let other = ViewController()
    other.addChild(screens[1])
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController === screens[2])
  }

  /// The primary of a folded split view is removed with the columns on its stack, and added to one of these columns.
  @Test
  func `a primary that leaves a split view and becomes a child of its secondary is deallocated`() {
    weak var gone: ViewController?
    do {
      let stack = NavigationController(rootViewController: ViewController())
      gone = stack
      let tabs = TabBarController(viewControllers: [ViewController()])
      let split = SplitViewController(primary: stack, secondary: tabs)
      let harness = TestWindow(size: Size(360, 700))
      harness.show(split)
      harness.runUntilIdle()
      #expect(tabs.parent === stack)
      split.setViewController(nil, for: .primary)
      harness.resize(to: Size(1000, 700))
      harness.runUntilIdle()
      #expect(tabs.parent === split)
      tabs.setViewControllers([stack], animated: false)
      harness.runUntilIdle()
    }
    #expect(gone == nil)
  }
}
