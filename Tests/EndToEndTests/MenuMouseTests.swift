// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Rows, the bar's button and the center under the mouse.
  @Suite struct MenuMouseTests {
    @Test func `clicking a menu row shows the row's controller`() throws {
      let session = try DrawerSession()

      for title in ["Green", "Notes", "Callbacks", "Red"] {
        if session.drawer.latest?.isOpen != true { try session.open() }
        try session.input.click(session.row(title).center)
        try session.drawer.waitForState("\(title) is shown and the drawer is closed") {
          $0.isClosed && $0.child == title
        }

        let picture = try session.look()
        switch title {
        case "Red", "Green":
          let color = title == "Red" ? Palette.red : Palette.green
          #expect(picture.fraction(of: color, in: Layout.childWhenClosed) > 0.9, "\(title)")
        default:
          let part = Layout.childWhenClosed
          #expect(picture.fraction(of: Palette.Light.surface, in: part) > 0.5, "\(title)")
          #expect(
            picture.differingPixelCount(from: Palette.Light.surface, in: part) > 500,
            "\(title) has text")
        }
      }
    }

    @Test
    func
      `replacing the drawer's center sends all callbacks in the order of the containment contract`()
      throws
    {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.click(session.row("Green").center)
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }

      #expect(
        session.containment(of: "Red", "Green", since: start) == [
          "Red willMove", "Green willMove", "Red viewWillDisappear", "Green viewWillAppear",
          "Red viewDidDisappear", "Red didMove", "Green viewDidAppear", "Green didMove",
        ])
      #expect(
        session.containment(of: "Menu", since: start) == [
          "Menu viewWillDisappear", "Menu viewDidDisappear",
        ])
      #expect(session.drawer.latest?.children.contains("Red") == false)
      #expect(session.drawer.latest?.children.contains("Green") == true)
    }

    @Test func `the drawer's old center leaves the window before the new center enters it`() throws
    {
      let session = try DrawerSession()

      try session.input.click(session.row("Green").center)
      try session.drawer.waitForState("the center is being replaced") { $0.phase == .swapping }
      try session.waitForPicture("neither Red nor Green covers the middle") {
        $0.pixel(at: Layout.center).distance(to: Palette.red) > 40
          && $0.pixel(at: Layout.center).distance(to: Palette.green) > 40
      }
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }

      let swapping = session.drawer.states.filter { $0.phase == .swapping }
      let (first, last) = (try #require(swapping.first), try #require(swapping.last))
      let length = last.time - first.time
      #expect((0.35...0.8).contains(length), "0.25 s each way, not \(length)")
    }

    @Test func `clicking the menu row of the controller already shown only closes the menu`() throws
    {
      let session = try DrawerSession()
      let start = session.drawer.states.count

      try session.input.click(session.row("Red").center)
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      #expect(session.drawer.latest?.child == "Red")
      #expect(session.containment(of: "Red", since: start).isEmpty)
      #expect(session.drawer.states[start...].allSatisfy { $0.phase != .swapping })
    }

    @Test(arguments: [Layout.center, Layout.bar])
    func `clicking the visible part of the center closes the menu`(point: PixelPoint) throws {
      let session = try DrawerSession()

      try session.input.click(point)
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      let picture = try session.look()
      #expect(picture.fraction(of: Palette.red, in: Layout.childWhenClosed) > 0.9)
    }

    @Test func `the menu button in the navigation bar closes and opens the drawer`() throws {
      let session = try DrawerSession()

      try session.input.click(Layout.menuButtonWhenOpen)
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
      try session.input.click(Layout.menuButtonWhenClosed)
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }

      #expect(
        try session.look().fraction(of: Palette.Light.menu, in: Layout.emptyMenu) > 0.99)
    }

    @Test func `a menu row is highlighted while it is hovered and while it is pressed`() throws {
      let session = try DrawerSession()
      let row = try session.row("Green")

      try session.input.move(to: row.center)
      try session.waitForPicture("the row is hovered") {
        $0.fraction(of: Palette.Light.hoveredRow, in: row) > 0.4
      }
      try session.input.press()
      try session.waitForPicture("the row is pressed") {
        $0.fraction(of: Palette.Light.pressedRow, in: row) > 0.4
      }
      try session.input.move(to: Layout.emptyMenu.center)
      try session.input.release()
      try session.waitForPicture("the row is not highlighted") {
        $0.fraction(of: Palette.Light.menu, in: row) > 0.4
      }

      #expect(session.drawer.latest?.child == "Red")
      #expect(session.drawer.latest?.isOpen == true, "a press that leaves the row does nothing")
    }
  }
}
