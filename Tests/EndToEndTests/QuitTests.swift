// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// All the ways to end.
  @Suite struct QuitTests {
    @Test(arguments: ["ctrl+q", "ctrl+w"])
    func `Control+Q and Control+W end the program with exit code 0`(key: String) throws {
      let session = try DrawerSession()

      try session.input.pressKey(key)

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
      #expect(session.drawer.process.standardError.isEmpty)
    }

    /// SIGHUP is the end of the terminal, or of the person's session.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `SIGINT, SIGTERM and SIGHUP end the program with exit code 0 and its logs written`(
      signal: Int32
    ) throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("frames.json")
      let session = try DrawerSession("--frame-log", file.path)

      session.drawer.process.send(signal: signal)

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
      #expect(try !FrameLog(file: file).frames.isEmpty)
    }

    /// The server then refuses what SDL still asks of the window; Xlib by itself would end the program.
    @Test
    func `SIGTERM ends the program cleanly after its window was destroyed by another program`()
      throws
    {
      let session = try DrawerSession()

      _ = try Tool.run(
        "xdotool", ["windowclose", session.window], environment: session.server.environment,
        folder: session.server.folder)
      session.drawer.process.send(signal: SIGTERM)

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test func `destroying the window from another program ends the program`() throws {
      let session = try DrawerSession()

      _ = try Tool.run(
        "xdotool", ["windowclose", session.window], environment: session.server.environment,
        folder: session.server.folder)

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
      #expect(session.drawer.process.standardError.isEmpty)
    }

    @Test func `SIGTERM while the drawer's center is being replaced ends the program cleanly`()
      throws
    {
      let session = try DrawerSession()

      try session.input.pressKey("ctrl+2")
      try session.drawer.waitForState("the center is being replaced") { $0.phase == .swapping }
      session.drawer.process.send(signal: SIGTERM)

      #expect(try session.drawer.waitForExit() == .exited(0))
      #expect(session.drawer.exitReason == "quit")
    }
  }
}
