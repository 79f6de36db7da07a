// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContainerCore

/// Unwinding past a child that is on its way out of its container.
struct UnwindLeavingTests {
  @Test func `8.3 a child that is being replaced is not looked into`() {
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
    harness.settle()
    #expect(old.parent == nil)
  }
}
