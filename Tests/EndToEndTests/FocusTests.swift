// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The ring that Tab walks.
  @Suite struct FocusTests {
    /// Presses a key until the focus has come round to where it was after the first press.
    private func ring(in session: DrawerSession, key: String) throws -> [String] {
      var places: [String] = []
      while places.count < 20 {
        let frame = session.drawer.latest?.frame ?? 0
        try session.input.key(key)
        let state = try session.drawer.waitForState("\(key) has moved the focus") {
          $0.frame > frame && $0.focus != nil && $0.focus != places.last
        }
        let place = try #require(state.focus)
        if place == places.first { return places }
        places.append(place)
      }
      throw session.drawer.failure("the ring does not close: \(places)")
    }

    @Test func `Tab walks a ring through the menu and the bar`() throws {
      let session = try DrawerSession()

      let places = try ring(in: session, key: "Tab")

      #expect(places.contains { $0.hasPrefix("Menu/") }, "\(places)")
      #expect(places.contains("Bar/Menu button"), "\(places)")
      #expect(Set(places).count == places.count, "each place once: \(places)")
    }

    @Test func `Shift and Tab walk it the other way`() throws {
      let session = try DrawerSession()

      let forwards = try ring(in: session, key: "Tab")
      let backwards = try ring(in: session, key: "shift+Tab")

      // Each ring is written down from its own first stop; turned to the same one they are mirrors.
      let turn = try #require(backwards.first.flatMap(forwards.firstIndex))
      let turned = forwards[turn...] + forwards[..<turn]
      #expect(backwards == [turned[turned.startIndex]] + turned.dropFirst().reversed())
    }

    @Test func `with the drawer closed the menu is not in the ring`() throws {
      let session = try DrawerSession()
      try session.close()
      let start = session.drawer.states.count

      try session.input.keys("Tab", "Tab", "Tab", "Tab")
      try session.drawer.waitForState("something has the focus") { $0.focus != nil }
      try session.open()

      let places = session.drawer.states[start...].filter(\.isClosed).compactMap(\.focus)
      #expect(!places.isEmpty)
      #expect(places.allSatisfy { !$0.hasPrefix("Menu/") }, "\(places)")
    }

    @Test func `the ring shows for the keyboard and not for the mouse`() throws {
      let session = try DrawerSession()
      let plain = try session.look().count(of: Palette.Light.accent, tolerance: 8)

      try session.input.click(Layout.emptyMenu.center)
      try session.input.key("Tab")
      try session.waitForPicture("a ring of accent is there") {
        $0.count(of: Palette.Light.accent, tolerance: 8) > plain + 60
      }
      try session.input.click(Layout.emptyMenu.center)
      try session.waitForPicture("the ring is gone") {
        $0.count(of: Palette.Light.accent, tolerance: 8) <= plain + 20
      }
    }

    @Test func `Space on the focused menu button closes the drawer`() throws {
      let session = try DrawerSession()
      for _ in 0..<20 where session.drawer.latest?.focus != "Bar/Menu button" {
        let frame = session.drawer.latest?.frame ?? 0
        try session.input.key("Tab")
        try session.drawer.waitForState("Tab moved the focus") { $0.frame > frame }
      }
      #expect(session.drawer.latest?.focus == "Bar/Menu button")

      try session.input.key("space")

      try session.drawer.waitForState("it is closed") { $0.isClosed }
    }
  }
}
