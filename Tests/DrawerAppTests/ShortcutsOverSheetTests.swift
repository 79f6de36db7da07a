// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct ShortcutsOverSheetTests {
  /// At rest, and while the sheet is on its way.
  @Test(arguments: [1.0, 0.1, 0])
  func `the shortcuts come over a sheet, and go from there`(seconds: Double) {
    let root = Sample.colors.makeRoot(Observation())
    let harness = TestWindow(root: root)
    harness.settle()
    let draft = DraftController()
    root.present(draft, animated: true)
    harness.advance(by: seconds)

    harness.key(.function(1))
    harness.settle()
    #expect(root.overlay?.isAppeared == true && draft.isAppeared)
    #expect(root.presentedViewController === draft)

    harness.key(.function(1))
    harness.settle()
    #expect(root.overlay == nil && draft.isAppeared)
  }
}
