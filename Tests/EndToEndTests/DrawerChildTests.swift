// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// Children that have drags and turns of their own, in the center and in the sides.
  @Suite struct DrawerChildTests {
    private func session(_ options: String...) throws -> DrawerSession {
      try DrawerSession(
        arguments: ["--sample", "playground", "--check-containment"]
          + options.flatMap { ["--option", $0] })
    }

    @Test
    func
      `dragging a slider in the center does not open the drawer, even if other drags there do`()
      throws
    {
      let session = try session("leading.openGestures=mouseInCenter+bar+edge")
      let start = session.drawer.states.count
      let before = try session.look()

      try session.input.pressAndGlide(from: PixelPoint(304, 197), to: PixelPoint(482, 197))
      try session.input.release()
      try session.waitForPicture("the slider's track is filled up to the thumb") {
        $0.changedPixelCount(from: before, in: PixelRect(440, 194, 30, 6)) > 50
      }
      #expect(session.drawer.states[start...].allSatisfy { $0.phase == .idle })

      try session.input.dragPauseAndRelease(from: PixelPoint(30, 420), to: PixelPoint(230, 420))
      try session.drawer.waitForState("the leading side is open after a drag below the slider") {
        $0.isOpen("leading")
      }
    }

    @Test
    func
      `dragging a slider in a drawer side does not close the side, even if other drags there do`()
      throws
    {
      let session = try session(
        "trailing.dockingWidth=none", "trailing.closeGestures=side+bar+center+tapCenter")
      try session.input.pressKey("shift+F9")
      try session.drawer.waitForState("the form is open") { $0.isOpen("trailing") }
      let start = session.drawer.states.count
      let length = try #require(session.drawer.latest?.side("leading")?.length)

      // The thumb of the leading side's length.
      try session.input.pressAndGlide(from: PixelPoint(856, 332), to: PixelPoint(896, 332))
      try session.input.release()
      try session.drawer.waitForState("the leading side is longer") {
        $0.side("leading").map { $0.length > length + 20 } ?? false
      }
      #expect(session.drawer.states[start...].allSatisfy { $0.side("trailing")?.progress == 1 })

      try session.input.dragPauseAndRelease(from: PixelPoint(700, 660), to: PixelPoint(960, 660))
      try session.drawer.waitForState("the form is closed after a drag below the slider") {
        $0.isClosed("trailing")
      }
    }

    @Test func `scrolling a list in a drawer's center or side does not move any side`() throws {
      let all = "bar+edge+center+mouseInCenter+wheel+peek"
      let session = try session(
        "leading.openGestures=\(all)", "top.openGestures=\(all)", "bottom.openGestures=\(all)")
      let start = session.drawer.states.count
      for (list, point) in [
        (PixelRect(60, 340, 500, 320), PixelPoint(300, 500)),
        (PixelRect(690, 120, 280, 500), PixelPoint(820, 340)),
      ] {
        let before = try session.look()
        try session.input.scrollWheel(3, at: point)
        try session.waitForPicture("the list has scrolled") {
          $0.changedPixelCount(from: before, in: list) > 500
        }
      }

      #expect(session.drawer.states[start...].allSatisfy { $0.phase == .idle })
      #expect(
        session.drawer.states[start...].allSatisfy { state in
          ["leading", "top", "bottom"].allSatisfy { state.side($0)?.progress == 0 }
        })
    }
  }
}
