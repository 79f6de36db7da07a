// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The overlay that lists the keys.
  @Suite struct OverlayTests {
    @Test(arguments: ["F1", "ctrl+question"])
    func `the help keys show the shortcuts, Escape hides them`(key: String) throws {
      let session = try DrawerSession()
      let before = try session.look()

      try session.input.key(key)
      try session.drawer.waitForState("the overlay is there") { $0.overlay != nil }
      try session.waitForPicture("it covers a part of the window") {
        $0.changes(from: before) > 20_000
      }
      try session.input.key("Escape")
      try session.drawer.waitForState("the overlay is gone") { $0.overlay == nil }
      try session.waitForPicture("the window is as before") { $0.changes(from: before) == 0 }

      #expect(session.drawer.latest?.isOpen == true, "Escape went to the overlay alone")
    }

    @Test func `called back while it fades, it stays`() throws {
      let session = try DrawerSession()
      try session.input.key("F1")
      try session.drawer.waitForState("the overlay is there") { $0.overlay != nil }

      try session.input.key("F1")
      try session.drawer.waitForState("the keyboard is back behind it") {
        $0.focus?.hasPrefix("Keyboard shortcuts") != true
      }
      try session.input.key("F1")

      try session.drawer.waitForState("the keyboard is in it again") {
        $0.overlay != nil && $0.focus?.hasPrefix("Keyboard shortcuts") == true
      }
    }

    @Test func `while it is there the keys behind it are asleep`() throws {
      let session = try DrawerSession()

      try session.input.key("F1")
      try session.drawer.waitForState("the overlay is there") { $0.overlay != nil }
      try session.input.key("ctrl+2")
      try session.input.key("Escape")
      try session.drawer.waitForState("the overlay is gone") { $0.overlay == nil }
      try session.show("Notes", number: 3)

      #expect(session.containment(of: "Green").isEmpty)
    }
  }
}
