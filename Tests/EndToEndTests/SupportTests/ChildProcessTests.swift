// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct ChildProcessTests {
  private func start(_ script: String, in folder: URL) throws -> ChildProcess {
    try ChildProcess(
      "sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
  }

  @Test func `ChildProcess reports exit codes, signals and standard error`() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }

    let exiting = try start("echo wrong >&2; exit 7", in: folder)
    let killed = try start("kill -TERM $$", in: folder)

    #expect(try exiting.waitForExit(before: .after(seconds: 5)) == .exited(7))
    #expect(exiting.standardError == "wrong\n")
    #expect(try killed.waitForExit(before: .after(seconds: 5)) == .killed(signal: SIGTERM))
  }

  @Test func `waiting for a child process ends at the deadline`() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let waiting = try start("read -r line; echo \"got $line\"", in: folder)
    var reader = LineReader(descriptor: waiting.standardOutput)

    #expect(try waiting.waitForExit(before: .after(seconds: 0.05)) == nil)
    #expect(try reader.nextLine(before: .after(seconds: 0.05)) == nil)

    _ = write(waiting.standardInput, "word\n", 5)
    #expect(try reader.nextLine(before: .after(seconds: 5)) == "got word")
    #expect(try waiting.waitForExit(before: .after(seconds: 5)) == .exited(0))
  }

  @Test func `terminate kills a child process that ignores SIGTERM`() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stubborn = try start(
      "trap '' TERM; echo ready; while :; do read -r line || :; done", in: folder)
    var reader = LineReader(descriptor: stubborn.standardOutput)
    #expect(try reader.nextLine(before: .after(seconds: 5)) == "ready")

    #expect(try stubborn.terminate() == .killed(signal: SIGKILL))
  }
}
