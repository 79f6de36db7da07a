// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The contents of the gallery's screens, used by mouse and keyboard.
  @Suite struct GalleryContentTests {
    private func session(showing title: String) throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show(title)
      return session
    }

    @Test func `Return activates the default button of forms, and Control+Return sends a draft`()
      throws
    {
      let session = try session(showing: "Presentations")
      try session.click("Form sheet, A form to fill in")
      try session.waitForPresented("Form sheet")
      try session.click("Name")
      try session.input.key("Return")
      try session.waitForPresented()

      try session.click("Draft, Asks before it is lost")
      try session.waitForPresented("Draft")
      try session.click("What to send")
      try session.input.type("Dear")
      try session.input.key("Return")
      try session.drawer.waitForState("Return begins a line") { $0.text == "Dear\n" }
      try session.input.key("ctrl+Return")
      try session.waitForPresented()

      try session.input.key("ctrl+comma")
      try session.waitForPresented("Preferences")
      try session.input.keys("Tab", "Return")
      try session.waitForPresented()
      #expect(session.violations.isEmpty)
    }

    @Test func `a converter accepts exponents and shows digits of small numbers`() throws {
      let session = try session(showing: "Tabs")
      try session.click("Value")
      try session.input.key("ctrl+a")
      try session.input.type("1e23")
      try session.drawer.waitForState("a large number") { $0.offers("Kilometers, 1 × 10²⁰ km") }
      try session.input.key("ctrl+a")
      try session.input.type("0.0000001")
      try session.drawer.waitForState("a small number") {
        $0.offers("Centimeters, 0.00001 cm") && $0.offers("Meters, 0.0000001 m")
      }
      try session.input.type("x")
      try session.drawer.waitForState("no number") { $0.offers("Meters, – m") }
    }

    @Test(arguments: ["right click", "Menu", "shift+F10"])
    func `a message can be archived in its context menu, and the archiving undone`(
      way: String
    ) throws {
      let session = try session(showing: "Split")
      let row = "Choir, New rehearsal room"
      if way == "right click" {
        try session.input.click(session.place(of: row).center, button: 3)
      } else {
        try session.click(row)
        try session.waitForRest(on: "New rehearsal room")
        try session.input.key(way)
      }
      try session.click("Archive", role: "menuItem")
      try session.drawer.waitForState("it is gone") { $0.isStill && !$0.offers(row) }
      let folder = try session.place(of: "Folder")
      try session.input.click(folder.center.moved(x: folder.width / 4))
      try session.drawer.waitForState("it is in the archive") { $0.isStill && $0.offers(row) }
      try session.input.key("ctrl+z")
      try session.drawer.waitForState("it is no longer there") {
        $0.isStill && $0.presented.isEmpty && !$0.offers(row)
      }
      try session.input.click(folder.center.moved(x: -folder.width / 4))
      try session.drawer.waitForState("it is back") { $0.isStill && $0.offers(row) }

      #expect(session.violations.isEmpty)
    }

    @Test func `the player responds to the mouse, Space and media keys`() throws {
      let session = try DrawerSession("--sample", "playground", "--check-containment")
      try session.click("Bottom side")
      try session.drawer.waitForState("the player is open") { $0.isOpen("bottom") }
      try session.click("Play")
      try session.drawer.waitForState("it plays") { $0.offers("Pause") }
      try session.input.key("space")
      try session.drawer.waitForState("it pauses") { $0.offers("Play") }
      try session.input.key("XF86AudioPlay")
      try session.drawer.waitForState("it plays again") { $0.offers("Pause") }
      try session.input.key("XF86AudioStop")
      try session.drawer.waitForState("it stops") { $0.offers("Play") }

      try session.click("Position")
      try session.input.keys("space", "End")
      try session.drawer.waitForState("the next song plays") { $0.offers("Pause") }
      #expect(session.violations.isEmpty)
    }

    @Test func `page sheets and stacked sheets are closed by their Close buttons`() throws {
      let session = try session(showing: "Presentations")
      try session.click("Page sheet, Two heights: drag its upper edge")
      try session.waitForPresented("Page sheet")
      try session.click("Close")
      try session.waitForPresented()

      try session.show("Segues")
      try session.click("Present")
      try session.waitForPresented("Stop 1")
      let lower = try session.place(of: "Stop 1", role: "dialog")
      try session.click("Present")
      try session.waitForPresented("Stop 1", "Stop 2")
      let upper = try session.place(of: "Stop 2", role: "dialog")
      #expect(upper.y == lower.y + 12, "the edge of the lower sheet shows")
      try session.click("Close")
      try session.waitForPresented("Stop 1")
      try session.click("Close")
      try session.waitForPresented()
      #expect(session.violations.isEmpty)
    }
  }
}
