// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct FastKeyTests {
  @Test(
    arguments: [0.0, 0.005, 0.017, 0.03, 0.06, 0.1, 0.15, 0.2, 0.25, 0.28, 0.3, 0.31, 0.33],
    [false, true])
  func `key commands that are pressed faster than frames are drawn all take effect`(
    pause: Double, steps: Bool
  ) {
    let root = Sample.colors.makeRoot(DiagnosticsObserver())
    let harness = TestWindow()
    harness.window.rootViewController = root
    harness.runUntilIdle()
    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
      harness.driver.pressKey(key, modifiers)
      if steps { harness.advance(by: pause) } else { harness.clock.advance(by: pause) }
    }

    press(.function(9))
    press(.function(9))
    press(.character("2"), .control)
    press(.left, .alt)
    press(.function(1))
    press(.escape)
    press(.character("i"), [.control, .shift])
    press(.character("3"), .control)
    harness.runUntilIdle()

    #expect(root.drawer.center.title == "Notes")
    #expect(root.inspector != nil)
  }
}
