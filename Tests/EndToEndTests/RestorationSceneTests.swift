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
      try session.takeLines(to: "shows").last
    }

    /// Two screens deep, with a half sentence.
    private func leaveSomething() throws -> SceneSession {
      let session = try start()
      #expect(try firstFrame(session) == "shows tab 0, depth 1, text , size 720 600")
      try session.input.key("ctrl+p")
      _ = try session.takeLines(to: "shows tab 0, depth 2")
      try session.input.type("half")
      _ = try session.takeLines(to: "shows tab 0, depth 2, text half,")
      return session
    }

    @Test func `the first frame shows the restored state`() throws {
      let session = try leaveSomething()
      session.quit()
      _ = try session.takeLines(to: "quit")

      let second = try start()
      #expect(try firstFrame(second) == "shows tab 0, depth 2, text half, size 720 600")
      try second.input.key("alt+Left")
      _ = try second.takeLines(to: "shows tab 0, depth 1")
      try second.input.key("ctrl+Tab")
      _ = try second.takeLines(to: "shows tab 1")
      second.quit()
      _ = try second.takeLines(to: "quit")

      #expect(try firstFrame(start()) == "shows tab 1, depth 0, text , size 720 600")
    }

    @Test func `a killed program restores the state of a second before at the next launch`() throws
    {
      let session = try leaveSomething()
      try Deadline.waitForText("half", in: file)
      try session.kill()

      #expect(try firstFrame(start()) == "shows tab 0, depth 2, text half, size 720 600")
    }

    @Test func `an invalid state file is kept under another name, and the program starts fresh`()
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
