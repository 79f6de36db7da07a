// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Texts that come from other programs, and go to them.
  @Suite struct ClipboardTests {
    typealias Behavior = ClipboardClient.Behavior

    private static let long = (0..<20_000).map { "Zeile \($0) ü\n" }.joined()

    @Test(arguments: [
      (Behavior.whole, "Grüße 한"), (.parts, "Grüße 한"), (.parts, long),
      (.parts, ""), (.latin, "Grüße"),
    ])
    func `text is pasted from another program's clipboard whether it arrives whole or in parts`(
      behavior: Behavior, text: String
    ) throws {
      let session = try writing()
      let other = try ClipboardClient(behavior, text: text, on: session.server)
      try session.input.pressKey("ctrl+v")
      try session.input.pressKey("x")
      try session.drawer.waitForState("the message contains the pasted text", seconds: 20) {
        $0.isStill && $0.text == text + "x"
      }
      withExtendedLifetime(other) {}
    }

    @Test(arguments: [Behavior.half, .silent, .refusing])
    func `a paste that fails does not replace the selected text`(
      behavior: Behavior
    ) throws {
      let session = try writing()
      try session.input.typeText("kept")
      let other = try ClipboardClient(behavior, text: Self.long, on: session.server)
      for _ in 1...2 {
        try session.input.pressKey("ctrl+a")
        try session.input.pressKey("ctrl+v")
        try session.input.pressKey("End")
        try session.input.pressKey("x")
      }
      try session.drawer.waitForState("the text is not replaced", seconds: 20) {
        $0.isStill && $0.text == "keptxx"
      }
      let isSaid = session.drawer.process.standardError.contains("cannot paste")
      #expect(isSaid == (behavior != .refusing))
      withExtendedLifetime(other) {}
    }

    @Test func `letters typed just before a shortcut are inserted before the shortcut acts`() throws
    {
      let session = try writing()
      session.drawer.process.send(signal: SIGSTOP)
      try session.input.typeText("kept")
      try session.input.pressKey("ctrl+a") {
        session.drawer.process.send(signal: SIGCONT)
        try session.drawer.waitForState("the message contains the typed text") {
          $0.isStill && $0.text == "kept"
        }
      }
    }

    @Test func `a clipboard manager receives the copied text when the program ends`() throws {
      let session = try writing()
      let manager = try ClipboardClient(.manager, on: session.server)
      try session.input.typeText("kept")
      try session.drawer.waitForState("the message contains the typed text") {
        $0.isStill && $0.text == "kept"
      }
      try session.input.pressKey("ctrl+a")
      try session.input.pressKey("ctrl+x")
      try session.drawer.waitForState("the message is empty after the cut") {
        $0.isStill && $0.text == ""
      }
      try session.drawer.terminate()
      let kept = try manager.line()
      #expect(kept == "kept", "\(manager.standardError)")
    }

    @Test func `text dropped from another program is inserted into the text view`() throws {
      let session = try writing()
      try session.input.typeText("kept")
      let source = try DragSource(text: "dropped", on: session.server)
      let corner = DragSource.windowOrigin
      try session.input.dragPauseAndRelease(
        from: PixelPoint(corner.x - session.frame.x, corner.y - session.frame.y),
        to: try session.controlFrame(of: "Message").center)
      try source.waitUntilFinished()
      try session.drawer.waitForState("the message contains the dropped text") {
        $0.isStill && $0.text == "keptdropped"
      }
    }

    /// The gallery's draft, to be written.
    private func writing() throws -> DrawerSession {
      let session = try DrawerSession("--sample", "containers")
      try session.show("Presentations")
      try session.click("Draft, Asks before discarding your text")
      try session.waitForPresented("Draft")
      try session.click("Message")
      try session.drawer.waitForState("the empty message has the focus") {
        $0.isStill && $0.text == ""
      }
      return session
    }
  }
}
