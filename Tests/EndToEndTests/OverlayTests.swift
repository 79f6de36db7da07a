// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  /// The overlay that lists the keys.
  @Suite struct OverlayTests {
    @Test(arguments: ["F1", "ctrl+question"])
    func `F1 and Control+? show the list of shortcuts, and Escape hides the list`(key: String)
      throws
    {
      let session = try DrawerSession()
      let before = try session.look()

      try session.input.pressKey(key)
      try session.drawer.waitForState("the overlay is shown") { $0.overlay != nil }
      try session.waitForPicture("the overlay covers a part of the window") {
        $0.changedPixelCount(from: before) > 20_000
      }
      try session.input.pressKey("Escape")
      try session.drawer.waitForState("the overlay is hidden") { $0.overlay == nil }
      try session.waitForPicture("the window looks as before") {
        $0.changedPixelCount(from: before) == 0
      }

      #expect(session.drawer.latest?.isOpen == true, "Escape closed only the overlay")
    }

    @Test func `the list of shortcuts is shown again when it is requested during its fade-out`()
      throws
    {
      let session = try DrawerSession()
      try session.input.pressKey("F1")
      try session.drawer.waitForState("the overlay is shown") { $0.overlay != nil }

      try session.input.pressKey("F1")
      try session.drawer.waitForState("the overlay no longer has the focus") {
        $0.focus?.hasPrefix("Keyboard shortcuts") != true
      }
      try session.input.pressKey("F1")

      try session.drawer.waitForState("the overlay has the focus again") {
        $0.overlay != nil && $0.focus?.hasPrefix("Keyboard shortcuts") == true
      }
    }

    @Test func `the drawer's key commands do nothing while the list of shortcuts is shown`() throws
    {
      let session = try DrawerSession()

      try session.input.pressKey("F1")
      try session.drawer.waitForState("the overlay is shown") { $0.overlay != nil }
      try session.input.pressKey("ctrl+2")
      try session.input.pressKey("Escape")
      try session.drawer.waitForState("the overlay is hidden") { $0.overlay == nil }
      try session.show("Notes", number: 3)

      #expect(session.containment(of: "Green").isEmpty)
    }

    /// What may cover the window or be over it, and the row of the gallery's screen that opens it.
    enum Cover: String, CaseIterable, Sendable {
      case fullScreen = "Full screen, Covers the whole window"
      case sheet = "Page sheet, Two heights; drag the upper edge"
      case form = "Form sheet, Edit a profile"
      case overFullScreen = "Over full screen, Translucent background"
      case alert = "Alert, Requires an answer"
      case actionSheet = "Action sheet, Choose how to share a photo"
      case playground
    }

    private func session(under cover: Cover) throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers", "--size", "1000x730")
      if cover == .playground {
        try session.open()
        try session.input.click(session.row("Drawer playground").center)
      } else {
        try session.show("Presentations")
        try session.click(cover.rawValue)
      }
      try session.drawer.waitForState("\(cover) is presented") {
        $0.isStill && $0.presented.count == 1 && $0.focus != nil
      }
      return session
    }

    @Test(arguments: Cover.allCases)
    func `the program's key commands work over every kind of presentation`(cover: Cover) throws {
      let session = try session(under: cover)
      let focus = session.drawer.latest?.focus

      try session.input.pressKey("F1")
      try session.drawer.waitForState("the shortcuts are presented") {
        $0.isStill && $0.overlay != nil && $0.presented.count == 2
      }
      try session.input.pressKey("F1")
      try session.drawer.waitForState("the shortcuts are dismissed") {
        $0.isStill && $0.presented.count == 1
      }
      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is shown") {
        $0.isStill && $0.inspector == true
      }
      try session.input.pressKey("ctrl+shift+i")
      try session.drawer.waitForState("the inspector is hidden") {
        $0.isStill && $0.inspector == false
      }
      try session.input.pressKey("ctrl+comma")
      try session.drawer.waitForState("the preferences are presented") {
        $0.isStill && $0.presented.last == "Preferences"
      }
      try session.input.pressKey("ctrl+comma")
      try session.drawer.waitForState("the preferences are dismissed") {
        $0.isStill && $0.presented.count == 1
      }
      #expect(session.drawer.latest?.focus == focus)
      let plain = try session.look()
      try session.input.pressKey("ctrl+shift+m")
      try session.waitForPicture("the frame meter is shown") {
        $0.changedPixelCount(from: plain) > 0
      }
      try session.input.pressKey("ctrl+q")

      #expect(try session.drawer.waitForExit() == .exited(0))
    }
  }
}
