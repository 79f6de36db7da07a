// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Moving in the menu without a mouse.
  @Suite struct MenuKeyTests {
    /// A session whose menu has the focus on its first row.
    private func sessionInMenu() throws -> DrawerSession {
      let session = try DrawerSession()
      try session.input.pressKey("F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }
      return session
    }

    @Test(arguments: [
      (["Down"], 2), (["Down", "Down", "Up"], 2), (["End"], 4), (["End", "Up"], 3),
      (["End", "Home", "Down"], 2), (["Next"], 4), (["Next", "Prior", "Down"], 2),
      (["Down", "Down", "Down"], 4),
    ])
    func `arrow keys, Home, End and page keys move the focus in the menu`(keys: [String], row: Int)
      throws
    {
      let session = try sessionInMenu()

      for key in keys { try session.input.pressKey(key) }
      try session.drawer.waitForState("row \(row) has the focus") { $0.focus == "Menu/Row \(row)" }

      #expect(session.drawer.latest?.child == "Red", "moving alone does not swap")
    }

    @Test(arguments: [("g", 2), ("no", 3), ("call", 4)])
    func `typed text focuses the first menu row that begins with it`(text: String, row: Int) throws
    {
      let session = try sessionInMenu()

      try session.input.typeText(text)

      try session.drawer.waitForState("row \(row) has the focus") { $0.focus == "Menu/Row \(row)" }
    }

    @Test(arguments: ["Return", "space"])
    func `Return and Space show the controller of the focused menu row`(key: String) throws {
      let session = try sessionInMenu()

      try session.input.pressKeys("Down", key)
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }

      #expect(
        try session.look().fraction(of: Palette.green, in: Layout.childWhenClosed) > 0.9)
    }

    @Test func `the focused menu row has a focus ring`() throws {
      let session = try sessionInMenu()
      let row = try session.row("Green").expanded(by: 4)
      let before = try session.look().count(of: Palette.Light.accent, in: row, tolerance: 8)

      try session.input.pressKey("Down")
      try session.drawer.waitForState("row 2 has the focus") { $0.focus == "Menu/Row 2" }

      try session.waitForPicture("a focus ring surrounds the row") {
        $0.count(of: Palette.Light.accent, in: row, tolerance: 8) > before + 200
      }
    }
  }
}
