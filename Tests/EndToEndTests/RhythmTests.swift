// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// Busy: a frame every sixtieth of a second. Idle: nothing at all.
  @Suite struct RhythmTests {
    /// The part of the frames that have to be on time. What we promise is 99 % for an optimized build on
    /// an idle machine; the tests also run unoptimized beside other work.
    #if DEBUG
      static let promptShare = 0.9
    #else
      static let promptShare = 0.99
    #endif

    @Test func `frames come on time through twenty openings and closings`() throws {
      let folder = try TemporaryFolder.make()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("frames.json")
      let session = try DrawerSession("--size", "1280x800", "--frame-log", file.path)

      for _ in 0..<20 {
        try session.close()
        try session.open()
      }
      try session.input.key("ctrl+q")
      #expect(try session.drawer.waitForExit() == .exited(0))

      let log = try FrameLog(file: file)
      #expect(log.intervals.count > 400, "40 movements of a third of a second")
      let prompt = log.share(within: 17.5)
      #expect(prompt >= Self.promptShare, "\(prompt) of \(log.intervals.count) within 17.5 ms")
    }

    @Test func `idle it sleeps`() throws {
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
