// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The ring that Tab walks.
  @Suite struct FocusTests {
    /// Presses a key until the focus has come round to where it was after the first press.
    private func ring(in session: DrawerSession, key: String) throws -> [String] {
      var paths: [String] = []
      while paths.count < 20 {
        let frame = session.drawer.latest?.frame ?? 0
        try session.input.pressKey(key)
        let state = try session.drawer.waitForState("\(key) has moved the focus") {
          $0.frame > frame && $0.focus != nil && $0.focus != paths.last
        }
        let path = try #require(state.focus)
        if path == paths.first { return paths }
        paths.append(path)
      }
      throw session.drawer.failure("Tab does not return to the first path: \(paths)")
    }

    @Test func `Tab visits each focusable view of the menu and of the navigation bar once`() throws
    {
      let session = try DrawerSession()

      let paths = try ring(in: session, key: "Tab")

      #expect(paths.contains { $0.hasPrefix("Menu/") }, "\(paths)")
      #expect(paths.contains("Bar/Menu button"), "\(paths)")
      #expect(Set(paths).count == paths.count, "each path once: \(paths)")
    }

    @Test func `Shift+Tab visits the focusable views in the reverse order of Tab`() throws {
      let session = try DrawerSession()

      let forwards = try ring(in: session, key: "Tab")
      let backwards = try ring(in: session, key: "shift+Tab")

      // Each ring is written down from its own first stop; turned to the same one they are mirrors.
      let turn = try #require(backwards.first.flatMap(forwards.firstIndex))
      let turned = forwards[turn...] + forwards[..<turn]
      #expect(backwards == [turned[turned.startIndex]] + turned.dropFirst().reversed())
    }

    @Test func `Tab skips the menu while the drawer is closed`() throws {
      let session = try DrawerSession()
      try session.close()
      let start = session.drawer.states.count

      try session.input.pressKeys("Tab", "Tab", "Tab", "Tab")
      try session.drawer.waitForState("a view has the focus") { $0.focus != nil }
      try session.open()

      let paths = session.drawer.states[start...].filter(\.isClosed).compactMap(\.focus)
      #expect(!paths.isEmpty)
      #expect(paths.allSatisfy { !$0.hasPrefix("Menu/") }, "\(paths)")
    }

    @Test func `the focus ring is shown after Tab and hidden after a click`() throws {
      let session = try DrawerSession()
      let plain = try session.look().count(of: Palette.Light.accent, tolerance: 8)

      try session.input.click(Layout.emptyMenu.center)
      try session.input.pressKey("Tab")
      try session.waitForPicture("the focus ring is visible") {
        $0.count(of: Palette.Light.accent, tolerance: 8) > plain + 60
      }
      try session.input.click(Layout.emptyMenu.center)
      try session.waitForPicture("the focus ring is hidden") {
        $0.count(of: Palette.Light.accent, tolerance: 8) <= plain + 20
      }
    }

    @Test func `Space on the focused menu button closes the drawer`() throws {
      let session = try DrawerSession()
      for _ in 0..<20 where session.drawer.latest?.focus != "Bar/Menu button" {
        let frame = session.drawer.latest?.frame ?? 0
        try session.input.pressKey("Tab")
        try session.drawer.waitForState("Tab moved the focus") { $0.frame > frame }
      }
      #expect(session.drawer.latest?.focus == "Bar/Menu button")

      try session.input.pressKey("space")

      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
    }

    /// Presses Tab until the path of the focus begins with `path`.
    @discardableResult
    private func tab(to path: String, in session: DrawerSession) throws -> String {
      for _ in 0..<20 {
        if let focus = session.drawer.latest?.focus, focus.hasPrefix(path) { return focus }
        let frame = session.drawer.latest?.frame ?? 0
        try session.input.pressKey("Tab")
        try session.drawer.waitForState("Tab has moved the focus") { $0.frame > frame }
      }
      throw session.drawer.failure("Tab does not reach \(path)")
    }

    @Test(
      arguments: [
        ("containers", 9), ("colors", 4), ("languages", 8), ("many", 9), ("million", 6),
        ("sources", 7), ("tutorial", 4),
      ])
    func `every screen shown from the menu has a first responder`(
      sample: String, count: Int
    ) throws {
      let session = try DrawerSession("--sample", sample)

      for number in 1...count {
        let former = number == 1 ? nil : session.drawer.latest?.child
        try session.input.pressKey("ctrl+\(number)")
        try session.drawer.waitForState("screen \(number) is shown and has the focus") {
          $0.isStill && $0.isClosed && $0.child != former && $0.focus?.hasPrefix("Menu/") == false
        }
      }
    }

    @Test func `the list of callbacks can be focused with Tab and scrolled with Home and End`()
      throws
    {
      let session = try DrawerSession("--size", "480x320")
      try session.show("Callbacks", number: 4)
      let log = try #require(session.drawer.latest?.focus)
      #expect(log.hasSuffix("Callbacks"))
      let end = try session.look()

      try session.input.pressKey("Home")
      let start = try session.waitForPicture("the list is scrolled to its start") {
        $0.changedPixelCount(from: end) > 0
      }
      try session.input.pressKey("End")
      try session.waitForPicture("the list is scrolled away from its start") {
        $0.changedPixelCount(from: start) > 0
      }
      try tab(to: "Bar", in: session)
      try tab(to: log, in: session)
    }

    @Test func `a clicked button becomes first responder, and Space activates it again`() throws {
      let session = try DrawerSession()
      try session.show("Green", number: 2)
      let corner = PixelPoint(990, 690)
      let green = try session.look().pixel(corner.x, corner.y)

      try session.click("Darker")
      try session.drawer.waitForState("the button Darker has the focus") {
        $0.isStill && $0.focus?.hasSuffix("/Darker") == true
      }
      let once = try session.waitForPicture("the green pane is darker after the click") {
        $0.pixel(corner.x, corner.y).distance(to: green) > 8
      }.pixel(corner.x, corner.y)
      try session.input.pressKey("space")
      try session.waitForPicture("the green pane is darker after Space") {
        $0.pixel(corner.x, corner.y).distance(to: once) > 8
      }
    }

    @Test func `closing a presented screen returns the focus to the bar button that opened it`()
      throws
    {
      let session = try DrawerSession("--sample", "containers")
      try session.show("Pages")
      try session.click("Show code")
      try session.drawer.waitForState("the code is presented") {
        $0.isStill && !$0.presented.isEmpty
      }

      try session.input.pressKey("Escape")
      try session.waitForPresented()
      #expect(session.drawer.latest?.focus?.hasSuffix("Show code") == true)
      try session.input.pressKey("space")

      try session.drawer.waitForState("the code is presented again") {
        $0.isStill && !$0.presented.isEmpty
      }
    }

    @Test func `Tab into the docked menu focuses the row of the current screen`() throws {
      let session = try DrawerSession("--sample", "containers", "--size", "1180x730")
      try session.input.pressKey("ctrl+5")
      try session.drawer.waitForState("Pages is shown") {
        $0.isStill && $0.child == "Pages" && $0.focus?.hasPrefix("Menu") == false
      }

      #expect(try tab(to: "Menu/Row", in: session) == "Menu/Row 5")
    }

    @Test(arguments: ["Overview", "Callbacks", "Pages", "Presentations"])
    func `closing preferences opened from the sliding menu moves the focus into the current screen`(
      screen: String
    ) throws {
      let session = try DrawerSession("--sample", "containers", "--size", "1000x730")
      try session.show(screen)
      try session.click("Menu button")
      try session.drawer.waitForState("the menu is open") { $0.isStill && $0.isOpen }
      try session.input.scrollWheel(20, at: session.row("Overview").center)
      try session.drawer.waitForState("the row Preferences is visible") { state in
        state.isStill
          && state.rows?.contains { $0.title == "Preferences" && $0.frame[1] < 700 } == true
      }
      try session.input.click(session.row("Preferences").center)
      try session.waitForPresented("Preferences")

      try session.input.pressKey("Escape")

      let state = try session.waitForPresented()
      #expect(state.focus != nil && state.focus?.hasPrefix("Menu") == false)
    }
  }
}
