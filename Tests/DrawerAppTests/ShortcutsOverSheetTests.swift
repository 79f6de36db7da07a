// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import TestSupport
import Testing

@testable import DrawerApp

struct ShortcutsOverSheetTests {
  /// At rest, and while the sheet is on its way.
  @Test(arguments: [1.0, 0.1, 0])
  func
    `the list of shortcuts can be shown over a sheet at any time during the sheet's presentation`(
      seconds: Double
    )
  {
    let root = Sample.colors.makeRoot(DiagnosticsObserver())
    let harness = TestWindow(root: root)
    harness.runUntilIdle()
    let draft = DraftController()
    root.present(draft, animated: true)
    harness.advance(by: seconds)

    harness.pressKey(.function(1))
    harness.runUntilIdle()
    #expect(root.overlay?.isAppeared == true && draft.isAppeared)
    #expect(root.presentedViewController === draft)

    harness.pressKey(.function(1))
    harness.runUntilIdle()
    #expect(root.overlay == nil && draft.isAppeared)
  }

  @Test func `the card of a short list of shortcuts is only as high as the list`() throws {
    let root = Sample.colors.makeRoot(DiagnosticsObserver())
    let harness = TestWindow(root: root, size: Size(1180, 730))
    root.present(PictureController(), animated: false)
    harness.runUntilIdle()

    harness.pressKey(.function(1))
    harness.runUntilIdle()

    let overlay = try #require(root.overlay)
    let list = try #require(
      harness.findAll(ScrollView.self).first { $0.isDescendant(of: overlay.view) })
    let close = try #require(
      harness.findAll(Button.self).first { $0.isDescendant(of: overlay.view) })
    #expect(list.maximumOffset == 0)
    #expect(list.frame.minY - close.frame.maxY == 8)
  }
}
