// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// What people met who tried the program for the first time.
  @Suite(.desktop()) struct FirstUseTests {
    @Test
    func `a split view that fills the window has the menu button in its primary column's bar`()
      throws
    {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Split")
      let state = try session.waitUntilIdle(on: "Photos from the lake")

      let buttons = try #require(state.controls).filter { $0.label == "Menu button" }
      #expect(buttons.count == 1)
      let column = try session.controlFrame(of: "Resize the primary column")
      let button = try session.controlFrame(of: "Menu button")
      #expect(button.x + button.width < column.x && button.y + button.height <= 48)
      #expect(column.y == 0, "the columns begin at the window's edge")
      try session.input.click(button.center)
      try session.drawer.waitForState("the menu is open") { $0.isOpen }
      #expect(session.violations.isEmpty)
    }

    @Test
    func
      `in a collapsed split view, x, Delete and Backspace neither enter text nor delete the message`()
      throws
    {
      let session = try DrawerSession("--sample", "containers", "--size", "480x640")
      try session.show("Split")
      try session.click("Choir, New rehearsal room")
      try session.waitUntilIdle(on: "New rehearsal room")

      try session.input.pressKeys("x", "Delete", "BackSpace")
      try session.input.pressKey("Escape")

      let state = try session.drawer.waitForState("the message is no longer shown") {
        $0.isStill && $0.screens.last != "New rehearsal room"
      }
      #expect(state.text == nil && state.hasControl("Choir, New rehearsal room"))
    }

    @Test func `the focused menu row is fully visible after the window is resized`() throws {
      let session = try DrawerSession("--sample", "many")
      try session.input.pressKeys("F10", "End")
      try session.drawer.waitForState("the last row is visible") {
        $0.isStill && $0.rows?.last?.title == "Pane 56"
      }

      try session.input.resize(window: session.window, width: 480, height: 320)

      try session.drawer.waitForState("the last row is fully visible") { state in
        guard state.isStill, state.size == [480, 320], let row = state.rows?.last else {
          return false
        }
        return row.title == "Pane 56" && row.frame[1] + row.frame[3] <= 320
      }
    }
  }
}
