// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// A program whose window opens where it was left.
  @Suite final class RestorationSceneTests {
    private let folder: URL

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var file: URL { folder.appendingPathComponent("state/state.json") }

    private func start() throws -> SceneSession {
      try SceneSession("restoration", arguments: [file.path])
    }

    /// What the first frame shows.
    private func firstFrame(_ session: SceneSession) throws -> String? {
      try session.consumeLines(to: "shows").last
    }

    /// Two screens deep, with a half sentence.
    private func startTwoScreensDeep() throws -> SceneSession {
      let session = try start()
      #expect(try firstFrame(session) == "shows tab 0, depth 1, text , size 720 600")
      try session.input.pressKey("ctrl+p")
      _ = try session.consumeLines(to: "shows tab 0, depth 2")
      try session.input.typeText("half")
      _ = try session.consumeLines(to: "shows tab 0, depth 2, text half,")
      return session
    }

    @Test func `the first frame of a launch shows the restored state`() throws {
      let session = try startTwoScreensDeep()
      session.quit()
      _ = try session.consumeLines(to: "quit")

      let second = try start()
      #expect(try firstFrame(second) == "shows tab 0, depth 2, text half, size 720 600")
      try second.input.pressKey("alt+Left")
      _ = try second.consumeLines(to: "shows tab 0, depth 1")
      try second.input.pressKey("ctrl+Tab")
      _ = try second.consumeLines(to: "shows tab 1")
      second.quit()
      _ = try second.consumeLines(to: "quit")

      #expect(try firstFrame(start()) == "shows tab 1, depth 0, text , size 720 600")
    }

    @Test func `the launch after a kill restores the state that was saved before the kill`() throws
    {
      let session = try startTwoScreensDeep()
      try Deadline.waitForText("half", in: file)
      try session.kill()

      #expect(try firstFrame(start()) == "shows tab 0, depth 2, text half, size 720 600")
    }

    @Test
    func
      `an invalid state file is kept under another name, and the program starts without a state`()
      throws
    {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{\"version\":1,\"root\":".utf8).write(to: file)

      #expect(try firstFrame(start()) == "shows tab 0, depth 1, text , size 720 600")
      #expect(FileManager.default.fileExists(atPath: file.path + ".bad-1"))
    }
  }
}
