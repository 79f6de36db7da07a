// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Desktops on which something is missing, hangs or goes away.
  @Suite struct SurroundingsTests {
    /// libdbus by itself waits 25 s for each answer, at the start and at the end.
    @Test(arguments: [true, false])
    func `a session bus that never answers delays neither the window nor the end`(
      named: Bool
    ) throws {
      let bus = try HangingBus(named: named)
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let drawer = try DrawerProcess(
        arguments: ["--state-log", "-"], server: XServer.current, environment: bus.environment,
        folder: folder)

      try drawer.waitForState("the window is there", seconds: 10) { _ in true }
      drawer.process.send(signal: SIGTERM)

      #expect(try drawer.waitForExit(seconds: 10) == .exited(0))
    }
  }
}
