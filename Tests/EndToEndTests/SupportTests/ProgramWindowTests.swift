// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

extension EndToEnd {
  @Suite struct ProgramWindowTests {
    private static let script = """
      from Xlib import X, display
      server = display.Display()
      root = server.screen().root
      print("ready", flush=True)
      while True:
          windows = [root.create_window(0, 0, 9, 9, 0, X.CopyFromParent) for _ in range(20)]
          for window in windows: window.map()
          server.sync()
          for window in windows: window.destroy()
          server.sync()
      """

    @Test func `ProgramWindow finds a program's window among the windows of other programs`() throws
    {
      let server = try #require(XServer.current)
      let others = try ChildProcess(
        "/usr/bin/python3", arguments: ["-c", Self.script], environment: server.environment,
        folder: server.folder)
      var lines = LineReader(descriptor: others.standardOutput)
      #expect(try lines.nextLine(before: .after(seconds: 10)) == "ready")

      let session = try SceneSession("gestures")

      #expect(session.frame.width == 720)
      try others.terminate()
    }
  }
}
