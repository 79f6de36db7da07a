// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers

/// `setViewControllers([], animated:)`, which UIKit accepts.
struct EmptyStackTests {
  @Test(arguments: [false, true], [false, true])
  func `a navigation controller's viewControllers can be emptied and set again`(
    animated: Bool, isShown: Bool
  ) {
    let (first, second) = (ViewController(), ViewController())
    let stack = NavigationController(viewControllers: [first, second])
    let harness = TestWindow()
    if isShown { harness.show(stack) }
    harness.runUntilIdle()
    stack.setViewControllers([], animated: animated)
    harness.runUntilIdle()
    #expect(stack.viewControllers.isEmpty && stack.children.isEmpty)
    #expect(second.parent == nil && second.viewIfLoaded?.window == nil && !second.isAppeared)

    stack.setViewControllers([first], animated: animated)
    harness.runUntilIdle()
    #expect(stack.topViewController === first && first.isAppeared == isShown)
    if isShown { #expect(first.view.window != nil) }
  }
}
