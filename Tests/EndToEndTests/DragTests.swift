// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The drawer under a dragging hand.
  @Suite struct DragTests {
    @Test func `a drawer dragged half-way stays at the pointer while the button is held`() throws {
      let session = try DrawerSession()

      try session.input.pressAndGlide(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 125, Layout.bar.y))
      let held = try session.drawer.waitForState("the drawer is dragged half-way") {
        $0.phase == .dragging && abs($0.progress - 0.5) < 0.05
      }
      let later = try session.drawer.nextState(seconds: 0.5)

      #expect(later == nil || later?.phase == .dragging)
      let current = try session.drawer.currentState()
      let progress = try #require(current).progress
      #expect(abs(progress - held.progress) < 0.05)
      let edge = session.centerEdge(of: Palette.red, in: try session.look())
      let expected = Double(Layout.menuWidth) * progress
      #expect(abs(Double(edge) - expected) <= 1, "edge \(edge), progress \(progress)")
      try session.input.release()
    }

    @Test func `a drawer dragged open slowly by less than half of its length closes again`() throws
    {
      let session = try DrawerSession()
      try session.close()
      let start = session.drawer.states.count

      try session.input.dragPauseAndRelease(
        from: Layout.edge, to: PixelPoint(Layout.edge.x + 90, Layout.edge.y))
      try session.drawer.waitForState("the drawer is dragged by a third", since: start) {
        $0.phase == .dragging && (0.25...0.45).contains($0.progress)
      }
      try session.drawer.waitForState("the drawer is closed again") { $0.isClosed }

      #expect(
        session.containment(of: "Menu", since: start) == [
          "Menu viewWillAppear", "Menu viewWillDisappear", "Menu viewDidDisappear",
        ])
      #expect(
        session.containment(of: "Red", since: start).isEmpty, "the center receives no callbacks")
    }

    @Test func `a slow drag over more than half of an open drawer's length closes the drawer`()
      throws
    {
      let session = try DrawerSession()

      try session.input.dragPauseAndRelease(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 170, Layout.bar.y))
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == 0)
    }

    @Test func `a fast drag over less than half of an open drawer's length closes the drawer`()
      throws
    {
      let session = try DrawerSession()

      try session.input.fling(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 90, Layout.bar.y))
      try session.drawer.waitForState("the drawer is closed") { $0.isClosed }

      let dragged = session.drawer.states.filter { $0.phase == .dragging }.map(\.progress)
      #expect(try #require(dragged.min()) > 0.5, "the pointer moved less than half the way")
    }

    @Test func `a fast drag from the window's edge opens the drawer`() throws {
      let session = try DrawerSession()
      try session.close()

      try session.input.fling(
        from: Layout.edge, to: PixelPoint(Layout.edge.x + 90, Layout.edge.y))
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }

      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == Layout.menuWidth)
    }

    @Test func `a drag in the middle of the center does not move a closed drawer`() throws {
      let session = try DrawerSession()
      try session.close()
      let start = session.drawer.states.count

      try session.input.dragPauseAndRelease(from: PixelPoint(60, 500), to: PixelPoint(400, 500))
      try session.open()

      #expect(session.drawer.states[start...].allSatisfy { $0.phase != .dragging })
    }

    @Test func `a press during the drawer's animation stops the drawer at its position`() throws {
      let session = try DrawerSession()

      let caught = try interruptClosing(session)

      #expect((0.02...0.98).contains(caught), "caught in flight at \(caught)")
      let edge = session.centerEdge(of: Palette.red, in: try session.look())
      #expect(abs(Double(edge) - Double(Layout.menuWidth) * caught) <= 1)
      try session.input.release()
      try session.drawer.waitForState("the drawer is at rest after the release") {
        $0.phase == .idle
      }
    }

    @Test func `a drawer that a press stops during its animation can be dragged back`() throws {
      let session = try DrawerSession()
      let start = session.drawer.states.count
      _ = try interruptClosing(session)
      let held = session.drawer.states.count

      try session.input.glide(
        from: Layout.bar, to: PixelPoint(Layout.bar.x + 240, Layout.bar.y), steps: 20)
      try session.input.release()
      try session.drawer.waitForState("the drawer is open again", since: held) { $0.isOpen }

      #expect(session.drawer.states[held...].contains { $0.phase == .dragging })
      #expect(
        session.containment(of: "Menu", since: start) == [
          "Menu viewWillDisappear", "Menu viewWillAppear", "Menu viewDidAppear",
        ])
    }

    /// Starts closing, presses the bar on the way, and returns the progress at which the drawer stands.
    private func interruptClosing(_ session: DrawerSession) throws -> Double {
      try session.input.move(to: Layout.bar)
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is closing") {
        $0.phase == .settling && $0.progress < 0.9
      }
      try session.input.press()
      // A drawer at rest renders no frames, so the last frame before a pause shows where the drawer was caught.
      while try session.drawer.nextState(seconds: 0.3) != nil {}
      return try #require(session.drawer.latest).progress
    }

    @Test func `a drag of the drawer continues when the pointer leaves the window`() throws {
      let session = try DrawerSession()
      try session.close()

      let outside = PixelPoint(session.frame.width + 60, Layout.edge.y)
      try session.input.pressAndGlide(from: Layout.edge, to: outside, steps: 30)
      try session.drawer.waitForState("the drawer is dragged open") {
        $0.phase == .dragging && $0.progress >= 1
      }
      try session.input.release()
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }

      #expect(session.centerEdge(of: Palette.red, in: try session.look()) == Layout.menuWidth)
    }

    @Test func `quitting during a drag of the drawer ends the program cleanly`() throws {
      let session = try DrawerSession()

      try session.input.pressAndGlide(
        from: Layout.bar, to: PixelPoint(Layout.bar.x - 100, Layout.bar.y))
      try session.drawer.waitForState("the drawer is dragged") { $0.phase == .dragging }
      try session.input.pressKey("ctrl+q")

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
      try session.input.release()
    }
  }
}
