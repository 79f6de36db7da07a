// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Sheets and questions over the gallery, with mouse and keys.
  @Suite struct GalleryPresentationTests {
    private func session() throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Presentations")
      return session
    }

    @Test func `a sheet is enlarged and dismissed by dragging`() throws {
      let session = try session()
      let row = "Page sheet, Two heights; drag the upper edge"
      try session.click(row)
      try session.waitForPresented("Page sheet")
      let medium = try session.controlFrame(of: "Page sheet", role: "dialog")

      let grabber = try session.controlFrame(of: "Sheet size").center
      try session.input.dragPauseAndRelease(from: grabber, to: PixelPoint(grabber.x, 60))
      try session.drawer.waitForState("the sheet is large") { state in
        let height = state.controls?.first { $0.role == "dialog" }?.frame[3] ?? 0
        return state.isStill && height > Double(medium.height) + 100
      }
      let large = try session.controlFrame(of: "Sheet size").center
      try session.input.dragPauseAndRelease(from: large, to: PixelPoint(large.x, 690))
      try session.waitForPresented()
      #expect(session.drawer.latest?.focus?.hasSuffix("Row 1") == true, "the focus is back")

      try session.click(row)
      try session.waitForPresented("Page sheet")
      try session.input.pressKey("Escape")
      try session.waitForPresented()
      try session.click("Form sheet, Edit a profile")
      try session.waitForPresented("Form sheet")
      try session.click("Cancel")
      try session.waitForPresented()
      #expect(session.drawer.latest?.focus?.hasSuffix("Row 2") == true, "the focus is back")
      #expect(session.violations.isEmpty)
    }

    @Test func `dismissing a changed draft asks the user for confirmation`() throws {
      let session = try session()
      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")

      try session.click("Message")
      try session.input.typeText("Dear")
      try session.drawer.waitForState("the message contains the typed text") { $0.text == "Dear" }
      try session.input.pressKey("Escape")
      try session.waitForPresented("Draft", "Discard draft?")
      try session.input.pressKey("Escape")
      try session.waitForPresented("Draft")
      #expect(session.drawer.latest?.text == "Dear", "the field has the focus and the text")
      try session.input.pressKey("Escape")
      try session.waitForPresented("Draft", "Discard draft?")
      try session.click("Discard")
      try session.waitForPresented()

      #expect(session.violations.isEmpty)
    }

    @Test
    func `closing the window while a changed draft is open asks whether to discard the draft`()
      throws
    {
      let session = try session()
      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")
      try session.click("Message")
      try session.input.typeText("Dear")
      try session.input.pressKey("Escape")
      try session.waitForPresented("Draft", "Discard draft?")
      try session.input.pressKeys("ctrl+q", "ctrl+w")
      try session.input.pressKey("Escape")
      try session.waitForPresented("Draft")
      // Over the menu of the text, too.
      try session.input.pressKey("Menu")
      try session.drawer.waitForState("the context menu is open") {
        $0.isStill && $0.presented.count == 2
      }
      try session.input.pressKey("ctrl+q")
      try session.drawer.waitForState("the question is presented over the menu") {
        $0.isStill && $0.presented.last == "Discard draft?"
      }
      try session.click("Discard")
      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test(arguments: ["Return", "Escape"]) func `Return and Escape close an alert`(
      key: String
    ) throws {
      let session = try session()
      try session.click("Alert, Requires an answer")
      try session.waitForPresented("Delete three photos?")
      try session.input.pressKey(key)
      try session.waitForPresented()

      #expect(session.drawer.latest?.focus?.hasSuffix("Row 6") == true, "the focus is back")
      #expect(session.violations.isEmpty)
    }
  }
}
