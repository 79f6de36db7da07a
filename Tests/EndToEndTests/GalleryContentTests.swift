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

    @Test func `Return activates a form's default button, and Control+Return sends a draft`()
      throws
    {
      let session = try session(showing: "Presentations")
      try session.click("Form sheet, Edit a profile")
      try session.waitForPresented("Form sheet")
      try session.click("Name")
      try session.input.pressKey("Return")
      try session.waitForPresented()

      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")
      try session.click("Message")
      try session.input.typeText("Dear")
      try session.input.pressKey("Return")
      try session.drawer.waitForState("Return has inserted a line break") { $0.text == "Dear\n" }
      try session.input.pressKey("ctrl+Return")
      try session.waitForPresented()

      try session.input.pressKey("ctrl+comma")
      try session.waitForPresented("Preferences")
      try session.input.pressKeys("Tab", "Return")
      try session.waitForPresented()
      #expect(session.violations.isEmpty)
    }

    @Test func `a unit converter accepts exponents and shows the digits of small numbers`() throws {
      let session = try session(showing: "Tabs")
      try session.click("Value")
      try session.input.pressKey("ctrl+a")
      try session.input.typeText("1e23")
      try session.drawer.waitForState("the kilometers are shown with an exponent") {
        $0.hasControl("Kilometers, 1 × 10²⁰ km")
      }
      try session.input.pressKey("ctrl+a")
      try session.input.typeText("0.0000001")
      try session.drawer.waitForState("the small numbers are shown with all digits") {
        $0.hasControl("Centimeters, 0.00001 cm") && $0.hasControl("Meters, 0.0000001 m")
      }
      try session.input.typeText("x")
      try session.drawer.waitForState("the meters are shown as a dash") {
        $0.hasControl("Meters, – m")
      }
    }

    @Test(arguments: ["right click", "Menu", "shift+F10"])
    func `a message can be archived from its context menu, and Control+Z undoes the archiving`(
      way: String
    ) throws {
      let session = try session(showing: "Split")
      let row = "Choir, New rehearsal room"
      if way == "right click" {
        try session.input.click(session.controlFrame(of: row).center, button: 3)
      } else {
        try session.click(row)
        try session.waitUntilIdle(on: "New rehearsal room")
        try session.input.pressKey(way)
      }
      try session.click("Archive", role: "menuItem")
      try session.drawer.waitForState("the message is removed from the inbox") {
        $0.isStill && !$0.hasControl(row)
      }
      let folder = try session.controlFrame(of: "Folder")
      try session.input.click(folder.center.moved(x: folder.width / 4))
      try session.drawer.waitForState("the message is in the archive") {
        $0.isStill && $0.hasControl(row)
      }
      try session.input.pressKey("ctrl+z")
      try session.drawer.waitForState("the message is no longer in the archive") {
        $0.isStill && $0.presented.isEmpty && !$0.hasControl(row)
      }
      try session.input.click(folder.center.moved(x: -folder.width / 4))
      try session.drawer.waitForState("the message is in the inbox again") {
        $0.isStill && $0.hasControl(row)
      }

      #expect(session.violations.isEmpty)
    }

    @Test func `the music player responds to the mouse, Space and media keys`() throws {
      let session = try DrawerSession("--sample", "playground", "--check-containment")
      try session.click("Bottom side")
      try session.drawer.waitForState("the player is open") { $0.isOpen("bottom") }
      try session.click("Play")
      try session.drawer.waitForState("the player is playing") { $0.hasControl("Pause") }
      try session.input.pressKey("space")
      try session.drawer.waitForState("the player is paused") { $0.hasControl("Play") }
      try session.input.pressKey("XF86AudioPlay")
      try session.drawer.waitForState("the player is playing again") { $0.hasControl("Pause") }
      try session.input.pressKey("XF86AudioStop")
      try session.drawer.waitForState("the player is stopped") { $0.hasControl("Play") }

      try session.click("Position")
      try session.input.pressKeys("space", "End")
      try session.drawer.waitForState("the next song is playing") { $0.hasControl("Pause") }
      #expect(session.violations.isEmpty)
    }

    @Test func `page sheets and stacked sheets are closed by their Close buttons`() throws {
      let session = try session(showing: "Presentations")
      try session.click("Page sheet, Two heights; drag the upper edge")
      try session.waitForPresented("Page sheet")
      try session.click("Close")
      try session.waitForPresented()

      try session.show("Segues")
      try session.click("Present")
      try session.waitForPresented("Stop 1")
      let lower = try session.controlFrame(of: "Stop 1", role: "dialog")
      try session.click("Present")
      try session.waitForPresented("Stop 1", "Stop 2")
      let upper = try session.controlFrame(of: "Stop 2", role: "dialog")
      #expect(upper.y == lower.y + 12, "the edge of the lower sheet shows")
      try session.click("Close")
      try session.waitForPresented("Stop 1")
      try session.click("Close")
      try session.waitForPresented()
      #expect(session.violations.isEmpty)
    }
  }
}
