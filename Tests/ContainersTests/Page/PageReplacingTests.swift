// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Containers
import TestSupport
import Testing

/// A page that gives its place to a controller that no data source knows.
struct PageReplacingTests {
  @Test(arguments: [true, false])
  func `replace(with:) turns to the new controller in a page container without a data source`(
    animated: Bool
  ) {
    let fixture = CombinedFixture()
    let first = fixture.screen("First")
    let second = fixture.screen("Second")
    let pages = fixture.named(PageViewController(), "Pages")
    pages.setViewControllers([first], direction: .forward, animated: false)
    fixture.show(pages)

    first.replace(with: second, animated: animated)
    fixture.harness.runUntilIdle()

    #expect(pages.viewControllers.map(\.title) == ["Second"])
    #expect(pages.children.map(\.title) == ["Second"])
    #expect(second.isAppeared && first.parent == nil)
  }
}
