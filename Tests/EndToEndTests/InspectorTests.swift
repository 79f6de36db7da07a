// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// The inspector, the frame meter, and the containment callbacks that the command line prints.
  @Suite struct InspectorTests {
    /// The panel in a window 1000 points wide: its list, without the edge and the header.
    private let panel = PixelRect(644, 52, 340, 640)

    @Test func `Control+Shift+I shows and hides the inspector at the window's trailing side`()
      throws
    {
      let session = try DrawerSession()
      let before = try session.look()

      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is shown") { $0.inspector == true }
      try session.waitForPicture("the panel shows text") {
        $0.fraction(of: Palette.Light.surface, in: panel) > 0.6
          && $0.differingPixelCount(from: Palette.Light.surface, in: panel) > 2000
      }
      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is hidden") { $0.inspector == false }

      try session.waitForPicture("the window looks as before") {
        $0.changedPixelCount(from: before) == 0
      }
    }

    @Test
    func `the inspector shows new callbacks immediately, and Escape closes only the inspector`()
      throws
    {
      let session = try DrawerSession()
      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is shown") { $0.inspector == true }
      let before = try session.look()

      try session.input.pressKey("ctrl+2")
      try session.drawer.waitForState("Green is shown") { $0.isClosed && $0.child == "Green" }
      try session.waitForPicture("the inspector shows new callbacks") {
        $0.changedPixelCount(from: before, in: panel) > 500
      }
      try session.input.pressKey("F9")
      try session.drawer.waitForState("the drawer is open") { $0.isOpen }
      try session.input.pressKey("Escape")
      try session.drawer.waitForState("the inspector is hidden") { $0.inspector == false }

      #expect(session.drawer.latest?.isOpen == true, "Escape closed only the inspector")
    }

    @Test func `the inspector is shown undimmed over a sheet, and the sheet can still be used`()
      throws
    {
      let session = try DrawerSession("--sample", "containers", "--check-containment")
      try session.show("Presentations")
      try session.click("Form sheet, Edit a profile")
      try session.waitForPresented("Form sheet")
      let sheet = try session.controlFrame(of: "Form sheet", role: "dialog")

      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector has the focus") {
        $0.isStill && $0.inspector == true && $0.focus?.hasPrefix("Inspector") == true
      }
      try session.waitForPicture("the inspector is not dimmed") {
        $0.fraction(of: Palette.Light.surface, in: panel) > 0.6
      }
      #expect(try session.controlFrame(of: "Form sheet", role: "dialog") == sheet)

      try session.input.pressKey("Escape")
      try session.drawer.waitForState("the sheet has the focus again") {
        $0.isStill && $0.inspector == false && $0.presented == ["Form sheet"]
          && $0.focus?.hasPrefix("Inspector") == false
      }
      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is shown") {
        $0.isStill && $0.inspector == true
      }
      try session.input.click(PixelPoint(970, 24))
      try session.drawer.waitForState("only the inspector is closed") {
        $0.isStill && $0.inspector == false && $0.presented == ["Form sheet"]
      }
      #expect(session.violations.isEmpty)
    }

    @Test func `the frame meter shows a graph without requesting frames, and can be hidden again`()
      throws
    {
      let session = try DrawerSession()
      let panel = PixelRect(720, 576, 272, 116)
      let before = try session.look()

      try session.input.pressKey("ctrl+shift+m")
      try session.close()
      try session.open()
      try session.waitForPicture("the frame meter shows a graph and numbers") {
        $0.differingPixelCount(from: Palette.Light.surface, in: panel) > 1500
      }
      #expect(try session.drawer.nextState(seconds: 1) == nil, "the frame meter requests no frames")
      try session.input.pressKey("ctrl+shift+m")

      try session.waitForPicture("the frame meter is hidden") {
        $0.changedPixelCount(from: before, in: panel) == 0
      }
    }

    @Test func `the inspector shows its text in the smallest window`() throws {
      let session = try DrawerSession("--size", "480x320")
      let list = PixelRect(124, 52, 340, 260)

      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is shown") { $0.inspector == true }

      try session.waitForPicture("the panel shows text and covers three quarters of the window") {
        $0.fraction(of: Palette.Light.surface, in: list) > 0.6
          && $0.differingPixelCount(from: Palette.Light.surface, in: list) > 1000
      }
    }

    @Test func `many key commands in quick succession break no containment rule`() throws {
      let session = try DrawerSession("--check-containment")

      for number in [2, 3, 4, 1] { try session.input.pressKey("ctrl+\(number)") }
      try session.drawer.waitForState("Red is shown again") { $0.isClosed && $0.child == "Red" }
      for key in ["F9", "F9", "ctrl+2", "alt+Left", "F1", "Escape", "ctrl+shift+i", "ctrl+3"] {
        try session.input.pressKey(key)
      }
      let end = try session.drawer.waitForState("Notes is shown") {
        $0.isClosed && $0.child == "Notes"
      }
      #expect(end.inspector == true, "no key was lost")
      try session.input.pressKey("ctrl+q")

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test func `the option that logs callbacks prints them as text`() throws {
      let lines = try printed("--log-callbacks")

      #expect(lines.contains { $0.hasSuffix("  SlidingMenuController addChild(Red)") })
      #expect(
        lines.contains {
          $0.contains(/^ +\d+\.\d{3} +Red willMove\(toParent: SlidingMenuController\)$/)
        })
      #expect(lines.contains { $0.contains(/^ +\d+\.\d{3} +Red viewWillAppear\(false\)$/) })
    }

    @Test func `the option that logs callbacks as JSON prints one JSON object per line`() throws {
      struct Line: Decodable {
        let time: Double
        let depth: Int
        let controller: String
        let callback: String?
        let call: String?
      }

      let lines = try printed("--log-callbacks-json").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }

      #expect(lines.contains { $0.controller == "Red" && $0.callback == "viewDidAppear" })
      #expect(lines.contains { $0.call == "addChild" && $0.depth == 0 })
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    /// What a headless start prints on standard error.
    private func printed(_ option: String) throws -> [String] {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appendingPathComponent("picture.png").path
      let (status, _, errors) = try DrawerProgram.run(
        ["--sample", DrawerProgram.sample, "--headless", "--screenshot", picture, option])
      #expect(status == .exited(0))
      return errors.split(separator: "\n").map(String.init)
    }
  }
}
