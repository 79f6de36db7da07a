// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// Unwinding past a child that is being removed from its container.
struct UnwindDuringRemovalTests {
  @Test func `an unwind action is not found in a child that is being replaced`() {
    let root = ViewController()
    let source = ViewController()
    let old = ViewController()
    old.registerUnwindAction("back")
    for child in [source, old] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let harness = TestWindow(root: root)
    #expect(source.performUnwind("back"))

    old.replace(with: ViewController(), animated: true)
    #expect(old.isMovingFromParent)
    #expect(!source.performUnwind("back"))
    harness.runUntilIdle()
    #expect(old.parent == nil)
  }
}
