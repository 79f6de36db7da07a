// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The window seen in a mirror, under a real mouse.
  @Suite struct RightToLeftTests {
    private let rightEdge = PixelPoint(994, 500)

    @Test func `the menu is at the right in right-to-left layout, and a drag to the left opens it`()
      throws
    {
      let session = try DrawerSession("--right-to-left", "--check-containment")
      #expect(
        try session.look().fraction(of: Palette.Light.menu, in: PixelRect(766, 400, 200, 200)) == 1)
      try session.close()

      try session.input.dragPauseAndRelease(from: rightEdge, to: PixelPoint(800, 500))
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }
      let row = try session.row("Green")
      #expect(row.x >= 750)
      try session.input.click(PixelPoint(row.x + row.width / 2, row.y + row.height / 2))
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }

      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test
    func
      `a fast drag to the right closes the menu in right-to-left layout`()
      throws
    {
      let session = try DrawerSession("--right-to-left")

      try session.input.fling(from: PixelPoint(300, 24), to: PixelPoint(390, 24))
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }
      let start = session.drawer.states.count
      try session.input.fling(from: PixelPoint(6, 500), to: PixelPoint(150, 500))
      try session.open()

      #expect(session.drawer.states[start...].allSatisfy { $0.phase != .dragging })
    }

    @Test
    func `dragging the edge of the leading side to the left lengthens it in right-to-left layout`()
      throws
    {
      let session = try DrawerSession(
        "--sample", "playground", "--right-to-left", "--option", "leading.resizable=yes",
        "--option", "trailing.dockingWidth=none")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open") { $0.isOpen("leading") }

      try session.input.pressAndGlide(from: PixelPoint(750, 500), to: PixelPoint(690, 500))
      try session.drawer.waitForState("the leading side is 310 points long") {
        $0.side("leading")?.length == 310
      }
      try session.input.release()
    }
  }
}
