// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The inner edge of a side, which gives it another length.
  @Suite struct DrawerEdgeTests {
    private let line = PixelPoint(250, 500)

    private func session() throws -> DrawerSession {
      let session = try DrawerSession(
        "--sample", "playground", "--check-containment", "--option", "leading.resizable=yes",
        "--option", "trailing.dockingWidth=none")
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the leading side is open") { $0.isOpen("leading") }
      return session
    }

    private func wait(for length: Double, in session: DrawerSession) throws {
      try session.drawer.waitForState("the leading side is \(length) points long") {
        $0.side("leading")?.length == length && $0.isOpen("leading")
      }
    }

    @Test func `dragging the edge of a drawer side resizes the side within its limits`() throws {
      let session = try session()

      try session.input.pressAndGlide(from: line, to: line.moved(x: 80))
      try wait(for: 330, in: session)
      try session.input.glide(from: line.moved(x: 80), to: line.moved(x: 500), steps: 20)
      try wait(for: 480, in: session)
      try session.input.release()

      // The bar begins where the side ends.
      try session.waitForPicture("the center begins at the end of the side") {
        $0.pixel(484, 10).distance(to: Palette.Light.surface) <= 4
          && $0.pixel(440, 10).distance(to: Palette.Light.menu) <= 4
      }
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test
    func
      `a double click on the edge of a resized drawer side restores the side's preferred length`()
      throws
    {
      let session = try session()
      try session.input.pressAndGlide(from: line, to: line.moved(x: 80))
      try session.input.release()
      try wait(for: 330, in: session)

      try session.input.doubleClick(line.moved(x: 80))

      try wait(for: 250, in: session)
    }

    @Test func `arrow keys resize a drawer side whose edge is focused`() throws {
      let session = try session()
      // A focused view outside the window shows no ring and causes no frame, so the wait for a state may time out.
      for _ in 0..<12 where session.drawer.latest?.focus?.contains("Resize") != true {
        try session.input.pressKey("Tab")
        _ = try session.drawer.nextState(seconds: 0.2)
      }

      try session.input.pressKey("Right")
      try wait(for: 266, in: session)
      try session.input.pressKey("Home")
      try wait(for: 160, in: session)
      try session.input.pressKey("Return")
      try wait(for: 250, in: session)
    }
  }
}
