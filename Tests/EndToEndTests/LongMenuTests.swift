// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// A menu with more rows than the window is high, and one in many scripts.
  @Suite struct LongMenuTests {
    private func firstVisible(_ state: DrawerState?) -> DrawerState.Row? {
      state?.rows?.min { $0.frame[1] < $1.frame[1] }
    }

    @Test func `the wheel scrolls a long menu and does not move the drawer`() throws {
      let session = try DrawerSession("--sample", "many")
      let start = session.drawer.states.count
      let before = try session.look()

      try session.input.scrollWheel(5, at: Layout.emptyMenu.center)
      try session.drawer.waitForState("the first row is out of sight") {
        ($0.rows ?? []).allSatisfy { $0.title != "Red" }
      }
      let down = try session.look()
      #expect(down.changedPixelCount(from: before, in: Layout.emptyMenu) > 200)

      try session.input.scrollWheel(-10, at: Layout.emptyMenu.center)
      try session.drawer.waitForState("the first row is visible again") {
        firstVisible($0)?.title == "Red"
      }
      #expect(session.drawer.states[start...].allSatisfy { $0.isOpen })
    }

    @Test func `dragging a menu row scrolls the menu and selects no row`() throws {
      let session = try DrawerSession("--sample", "many")
      let (bottom, top) = (PixelPoint(100, 620), PixelPoint(100, 320))

      try session.input.dragPauseAndRelease(from: bottom, to: top)
      try session.drawer.waitForState("the first row is out of sight") {
        ($0.rows ?? []).allSatisfy { $0.title != "Red" }
      }
      try session.input.pressKey("F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }

      #expect(session.drawer.latest?.child == "Red")
      #expect(session.drawer.states.allSatisfy { $0.phase == .idle })
    }

    @Test
    func `a click that stops a decelerating menu selects no row, but the next click selects one`()
      throws
    {
      let session = try DrawerSession("--sample", "many")
      let (bottom, top) = (PixelPoint(100, 500), PixelPoint(100, 380))

      try session.input.flingAndClick(from: bottom, to: top)
      try session.drawer.waitForState("the first row is out of sight") {
        ($0.rows ?? []).allSatisfy { $0.title != "Red" }
      }
      try session.input.hold(seconds: 0.5)
      #expect(session.drawer.states.allSatisfy { $0.child == "Red" })

      try session.input.click(top)
      try session.drawer.waitForState("another pane is shown") { $0.child != "Red" }
    }

    @Test func `keys that move the focus in a long menu scroll the focused row into view`() throws {
      let session = try DrawerSession("--sample", "many")
      try session.input.pressKey("F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }

      try session.input.pressKey("Next")
      let page = try session.drawer.waitForState("the focus has moved to another row") {
        $0.focus != "Menu/Row 1"
      }
      let step = try #require(page.focus?.split(separator: " ").last.flatMap { Int($0) })
      #expect((8...20).contains(step), "a window of rows, not \(step)")

      try session.input.pressKey("End")
      try session.drawer.waitForState("the last row has the focus and is visible") { state in
        guard state.focus == "Menu/Row 60",
          let row = state.rows?.first(where: { $0.title == "Pane 56" })
        else { return false }
        return row.frame[1] + row.frame[3] <= state.size[1]
      }
    }

    @Test func `clicking a row far down in a long menu shows the row's controller`() throws {
      let session = try DrawerSession("--sample", "many")
      try session.input.pressKey("F10")
      try session.drawer.waitForState("the menu has the focus") { $0.focus == "Menu/Row 1" }

      try session.input.pressKey("End")
      try session.drawer.waitForState("the last row is visible") { state in
        state.rows?.contains { $0.title == "Pane 56" } == true
      }
      try session.input.click(session.row("Pane 56").center)

      try session.drawer.waitForState("Pane 56 is shown") { $0.isClosed && $0.child == "Pane 56" }
    }

    @Test func `the End key and typed text move the focus in a table of a million rows`() throws {
      let session = try DrawerSession("--sample", "million")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
      try session.input.click(PixelPoint(600, 100))
      try session.drawer.waitForState("the table has the focus") { $0.focus == "Rows/Row 2" }

      try session.input.pressKey("End")
      try session.drawer.waitForState("the last row has the focus") {
        $0.focus == "Rows/Row 1000000"
      }
      let title = PixelRect(10, 656, 100, 40)
      #expect(try session.look().differingPixelCount(from: Palette.Light.surface, in: title) > 60)

      try session.input.pressKey("7")
      try session.drawer.waitForState("row 7 has the focus") { $0.focus == "Rows/Row 7" }
    }

    @Test func `menu rows show text in every script`() throws {
      let session = try DrawerSession("--sample", "languages")
      let rows = try #require(session.drawer.latest?.rows)
      let picture = try session.look()
      // The first row is marked as current, and stands on another ground.
      for row in rows.dropFirst() {
        var text = try session.row(row.title)
        text.x = 48
        text.width = 120
        let ink = picture.differingPixelCount(from: Palette.Light.menu, in: text)
        #expect(ink > 60, "\(row.title) shows only \(ink) pixels")
      }
    }
  }
}
