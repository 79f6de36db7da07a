// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import Inspector
import TestSupport
import Testing

/// The checker reports no violations by controllers whose callbacks it does not observe.
struct CheckerScopeTests {
  private func named<Kind: ViewController>(_ controller: Kind, _ title: String) -> Kind {
    controller.title = title
    return controller
  }

  @Test
  func `the contract checker accepts that a covered container's children receive no callbacks`() {
    let stack = NavigationController(rootViewController: named(ViewController(), "Screen"))
    stack.definesPresentationContext = true
    let harness = TestWindow(root: stack)
    let modal = named(ViewController(), "Modal")
    modal.modalPresentationStyle = .currentContext
    stack.present(modal, animated: false)
    harness.runUntilIdle()
    harness.checker.checkAtEnd()

    #expect(harness.checker.violations == [])
  }

  @Test
  func
    `the contract checker accepts didMove of a page whose presented modal is being dismissed`()
  {
    let (first, second) = (named(ViewController(), "First"), named(ViewController(), "Second"))
    let pages = PageViewController()
    pages.motion = .curve(.linear, duration: 0.2)
    pages.setViewControllers([first], direction: .forward, animated: false)
    first.definesPresentationContext = true
    let harness = TestWindow(root: pages)
    let modal = named(ViewController(), "Modal")
    modal.modalPresentationStyle = .currentContext
    first.present(modal, animated: false)
    pages.setViewControllers([second], direction: .forward, animated: false)
    harness.runUntilIdle()

    first.containmentObserver = harness.observers
    pages.setViewControllers([first], direction: .reverse, animated: true)
    harness.advance(by: 0.15)
    first.dismiss(animated: true)
    harness.runUntilIdle()

    // It is about a movement that is still on its way.
    let log = harness.callbacks.lines
    let moved = log.firstIndex { $0.hasPrefix("First didMove") }
    #expect(moved ?? .max < log.firstIndex(of: "First viewDidAppear") ?? 0)
    #expect(harness.checker.violations == [])
  }

  @Test
  func `the contract checker accepts the pop of a controller that was pushed off screen`() {
    let inner = NavigationController(viewControllers: [
      named(ViewController(), "A"), named(ViewController(), "B"),
    ])
    let tabs = TabBarController(viewControllers: [inner, named(ViewController(), "Other")])
    let harness = TestWindow(root: tabs)
    let top = inner.viewControllers[1]
    inner.popViewController(animated: false)
    tabs.setViewControllers([tabs.viewControllers[1]], animated: false)
    inner.pushViewController(top, animated: false)
    tabs.setViewControllers([inner], animated: false)
    harness.runUntilIdle()
    inner.popViewController(animated: false)
    harness.runUntilIdle()
    harness.checker.checkAtEnd()

    #expect(harness.checker.violations == [])
  }

  @Test
  func `the contract checker accepts a child replacement interrupted by the parent's dismissal`() {
    let root = ViewController()
    let harness = TestWindow(root: root)
    let pane = named(ViewController(), "Pane")
    let old = named(ViewController(), "Old")
    pane.addChild(old)
    pane.view.addSubview(old.view)
    old.didMove(toParent: pane)
    root.present(pane, animated: false)
    let new = named(ViewController(), "New")
    old.replace(with: new, animated: true)
    root.dismiss(animated: false)
    harness.runUntilIdle()
    harness.checker.checkAtEnd()

    #expect(new.parent === pane)
    #expect(harness.checker.violations == [])
  }
}
