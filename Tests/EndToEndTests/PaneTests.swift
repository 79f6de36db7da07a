// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The two panes with text.
  @Suite struct PaneTests {
    @Test func `the wheel scrolls the Notes pane down and back to the top`() throws {
      let session = try DrawerSession()
      try session.show("Notes", number: 3)
      // The server draws its pointer into the picture: it is where it will be, and nothing moves.
      let margin = PixelPoint(900, 350)
      try session.input.move(to: margin)
      try session.waitUntilIdle(on: "Notes")
      // Away from the pointer, and from a scroll indicator that fades by itself.
      let text = PixelRect(20, 60, 820, 620)
      let top = try session.look()

      try session.input.scrollWheel(5, at: margin)
      try session.waitForPicture("the text has scrolled") {
        $0.changedPixelCount(from: top, in: text) > 1000
      }
      try session.input.scrollWheel(-10, at: margin)
      try session.waitForPicture("the text is scrolled to its top") {
        $0.changedPixelCount(from: top, in: text) == 0
      }
    }

    @Test func `the Callbacks pane shows the callbacks that controllers received`() throws {
      let session = try DrawerSession()
      try session.show("Callbacks", number: 4)
      let first = try session.look()
      let lines = first.differingPixelCount(from: Palette.Light.surface, in: Layout.childWhenClosed)
      #expect(lines > 500)

      try session.show("Green", number: 2)
      try session.show("Callbacks", number: 4)

      let second = try session.look()
      #expect(
        second.changedPixelCount(from: first, in: Layout.childWhenClosed) > 500, "new lines came")
    }

    @Test func `a shortcut in the Callbacks pane sends a memory warning to every pane`() throws {
      let session = try DrawerSession()
      try session.show("Callbacks", number: 4)

      try session.input.pressKey("ctrl+shift+l")
      try session.drawer.waitForState("the panes have received a memory warning") {
        $0.callbacks.contains("Callbacks didReceiveMemoryWarning")
      }

      #expect(session.drawer.callbacks().contains("Menu didReceiveMemoryWarning"))
    }

    @Test func `the option that simulates a memory warning sends it to the panes at launch`() throws
    {
      let session = try DrawerSession("--simulate-memory-warning")

      // The next frame's line tells of it.
      try session.close()

      #expect(session.drawer.callbacks().contains("Red didReceiveMemoryWarning"))
    }

    @Test func `the Callbacks pane shows appearance callbacks that are sent while it is visible`()
      throws
    {
      let session = try DrawerSession()
      try session.show("Callbacks", number: 4)
      let log = session.drawer.callbacks()

      #expect(log.contains { Callback($0) == Callback("Callbacks viewDidAppear") })
      #expect(log.contains { Callback($0) == Callback("Red viewDidDisappear") })
    }
  }
}
