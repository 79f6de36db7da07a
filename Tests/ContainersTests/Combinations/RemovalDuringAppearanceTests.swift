// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import TestSupport
import Testing

@testable import Containers

/// A child whose will appear takes its container off the screen has not appeared: it turns round (contract 3.1
/// and 3.6).
struct RemovalDuringAppearanceTests {
  private final class LeavingController: ViewController {
    var onWillAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      let leave = onWillAppear
      self.onWillAppear = nil
      leave?()
    }
  }

  enum Placement: CaseIterable {
    case tab, push, page, center, transition
  }

  @Test(arguments: Placement.allCases, [false, true])
  func `a child that removes its container in viewWillAppear disappears with balanced callbacks`(
    way: Placement, animated: Bool
  ) {
    let (old, new) = (ViewController(), LeavingController())
    old.title = "old"
    new.title = "new"
    let (container, show) = Self.container(way, from: old, to: new, animated: animated)
    let harness = TestWindow(root: container)
    harness.runUntilIdle()
    new.containmentObserver = harness.observers
    new.onWillAppear = { harness.window.rootViewController = ViewController() }

    show()
    harness.runUntilIdle()

    let log = harness.callbacks.lines.filter { $0.contains("ppear") }
    // A drawer lays a new center out before it shows: there it has appeared.
    let hasCome = way == .center && animated
    #expect(
      log == ["new viewWillAppear"] + (hasCome ? ["new viewIsAppearing", "new viewDidAppear"] : [])
        + ["new viewWillDisappear", "new viewDidDisappear"])
    #expect(!old.isAppeared && !old.isInAppearanceTransition)
  }

  private static func container(
    _ way: Placement, from old: ViewController, to new: ViewController, animated: Bool
  ) -> (ViewController, () -> Void) {
    switch way {
    case .tab:
      let tabs = TabBarController(viewControllers: [old, new])
      tabs.transitionStyle = .slide
      return (tabs, { tabs.select(1, animated: animated) })
    case .push:
      let stack = NavigationController(rootViewController: old)
      return (stack, { stack.pushViewController(new, animated: animated) })
    case .page:
      let pages = PageViewController()
      pages.setViewControllers([old], direction: .forward, animated: false)
      return (
        pages, { pages.setViewControllers([new], direction: .forward, animated: animated) }
      )
    case .center:
      let drawer = DrawerController(center: old)
      return (drawer, { drawer.setCenter(new, animated: animated) })
    case .transition:
      let container = ViewController()
      for child in [old, new] { container.addChild(child) }
      container.loadViewIfNeeded()
      container.view.addSubview(old.view)
      for child in [old, new] { child.didMove(toParent: container) }
      return (
        container,
        { container.transition(from: old, to: new, duration: animated ? 0.2 : 0) }
      )
    }
  }
}
