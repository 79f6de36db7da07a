// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// Views that were let go of while memory was short (contract 6.4) are there again with their container.
struct TogetherMemoryTests {
  enum Kind: CaseIterable {
    case drawer, split, pages, tabs, stack
  }

  @Test(arguments: Kind.allCases)
  func `a container shows its child again`(kind: Kind) {
    let fixture = TogetherFixture()
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
    fixture.harness.settle()

    #expect(child.isAppeared)
    #expect(child.view.window != nil && child.view.isReachable)
  }

  @Test func `so does a drawer its open side`() {
    let fixture = TogetherFixture()
    let side = fixture.screen("Side")
    let drawer = fixture.named(
      DrawerController(center: fixture.screen("Center"), leading: side, position: .open), "Drawer")
    drawer.unloadsViewsOffScreen = true
    fixture.show(drawer)
    let cover = fixture.screen("Cover")
    fixture.present(cover, .fullScreen, from: drawer)
    fixture.harness.window.deliverMemoryWarning()
    cover.dismiss(animated: false)
    fixture.harness.settle()

    #expect(side.isAppeared && side.view.isReachable)
  }
}
