// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The form beside the center, and the center's own controls, under a real mouse.
  @Suite struct PlaygroundTests {
    /// The segment of the style's row that says Overlay.
    private let overlay = PixelPoint(804, 216)
    /// The thumb of the center's slider, and a place further along.
    private let thumb = PixelPoint(304, 197)
    private let further = PixelPoint(482, 197)

    private func session() throws -> DrawerSession {
      try DrawerSession("--sample", "playground", "--check-containment")
    }

    @Test func `a drawer style chosen in the playground's form applies when the side opens`() throws
    {
      let session = try session()
      let part = PixelRect(400, 80, 200, 24)
      let before = try session.look()
      #expect(before.fraction(of: Palette.Light.surface, in: part) > 0.9)

      try session.input.click(overlay)
      try session.open()

      try session.waitForPicture("the center is dimmed") {
        $0.fraction(of: Palette.Light.surface, in: part) < 0.01
      }
      let form = PixelRect(700, 142, 200, 20)
      #expect(
        try session.look().changedPixelCount(from: before, in: form) == 0, "the form is not dimmed")
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test func `a drag of a slider in a drawer's center moves the slider and opens no side`() throws
    {
      let session = try session()
      let start = session.drawer.states.count
      let end = PixelRect(440, 194, 30, 6)
      let before = try session.look()

      try session.input.pressAndGlide(from: thumb, to: further)
      try session.input.release()

      try session.waitForPicture("the slider's track is filled up to the thumb") {
        $0.changedPixelCount(from: before, in: end) > 50
      }
      #expect(session.drawer.states[start...].allSatisfy { $0.progress == 0 && $0.phase == .idle })
    }

    @Test
    func `in the smallest window with a docked menu, a playground song can be chosen and played`()
      throws
    {
      let session = try DrawerSession(
        "--sample", "playground", "--size", "480x320", "--option", "leading.style=docked",
        "--option", "leading.dockingWidth=400", "--option", "leading.length=240")
      try session.input.pressKey("F9")
      let rest = try session.drawer.waitForState("the menu is docked next to the center") { state in
        state.isStill
          && state.sides?.contains { $0.name == "leading" && $0.isDocked && $0.progress == 1 }
            == true
      }
      let songs = rest.controls?.filter { $0.role == "row" && $0.frame[0] >= 240 } ?? []
      #expect(songs.count >= 3)
      try session.click("Slow river", role: "row")

      try session.input.pressKey("ctrl+shift+F9")
      let buttons = try ["Back", "Play", "Next"].map { try session.controlFrame(of: $0) }
      for (button, next) in zip(buttons, buttons.dropFirst()) {
        #expect(button.x + button.width <= next.x)
      }
      try session.click("Play")
      try session.drawer.waitForState("the player is playing") {
        $0.isStill && $0.hasControl("Pause")
      }
    }
  }
}
