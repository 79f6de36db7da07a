// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Busy: a frame every sixtieth of a second. Idle: nothing at all.
  @Suite struct FramePacingTests {
    /// How regular the frames are is measured by Scripts/measure.sh: it depends on what else the
    /// machine does. That none is missing in the log does not.
    @Test func `the frame log contains every frame and counts each interval between frames once`()
      throws
    {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("frames.json")
      let session = try DrawerSession("--size", "1280x800", "--frame-log", file.path)

      for _ in 0..<3 {
        try session.close()
        try session.open()
      }
      try session.input.pressKey("ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))

      let log = try FrameLog(file: file)
      let shown = Set(session.drawer.states.map(\.frame)).filter { $0 >= 0 }
      #expect(log.frames.count == shown.count)
      #expect(log.intervals.count == log.frames.count { $0.interval != nil })
      #expect(log.intervals.count < log.frames.count, "after a rest there is no interval")
      #expect(log.histogram.map(\.count).reduce(0, +) == log.intervals.count)
      #expect(zip(log.frames, log.frames.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test func `an idle program renders no frames, and its threads sleep`() throws {
      let session = try DrawerSession()
      let process = session.drawer.process.identifier
      // Nothing comes for a second: what starting up left to do is done.
      while try session.drawer.nextState(seconds: 1) != nil {}
      let before = try ContextSwitches.count(of: process)

      let frame = try session.drawer.nextState(seconds: 10)

      #expect(frame == nil, "no frame without a cause")
      #expect(try ContextSwitches.count(of: process) - before < 5)
    }
  }
}
