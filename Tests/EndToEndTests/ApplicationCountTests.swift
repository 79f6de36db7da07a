// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension EndToEnd {
  /// More than one application in a process, and other users of SDL in it.
  @Suite final class ApplicationCountTests {
    private let folder: URL

    init() throws { folder = try TemporaryFolder.make() }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func start(_ kind: String) throws -> (process: ChildProcess, lines: LineReader) {
      guard let server = XServer.current else {
        throw HarnessError("the suite has no X server: give it .privateDisplay()")
      }
      var environment = DrawerProgram.environment(server: server, folder: folder)
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let process = try ChildProcess(
        "/bin/sh",
        arguments: [
          "-c", "ulimit -c 0; exec \"$0\" \"$@\"", DrawerProgram.path("Scenes"), "applications",
          kind, folder.path,
        ], environment: environment, folder: folder)
      return (process, LineReader(descriptor: process.standardOutput))
    }

    @Test(arguments: [
      "one", "after one that has ended", "after one that is gone", "after two that have ended",
      "after one that could not open its display", "after a host without a display",
      "with a host without a display beside it", "after the program has started SDL",
      "beside a window of the program's own",
    ])
    func
      `an Application ends at SIGTERM even after other Applications or with other windows open`(
        kind: String
      ) throws
    {
      var (process, lines) = try start(kind)
      let deadline = Deadline.after(seconds: 20)
      var seen: Set<String> = []
      while !seen.isSuperset(of: ["picture", "task"]) {
        seen.insert(
          try #require(
            try lines.nextLine(before: deadline), "\(kind): \(seen) \(process.standardError)"))
      }

      process.send(signal: SIGTERM)

      #expect(try lines.nextLine(before: deadline) == "quit")
      #expect(try process.waitForExit(before: deadline) == .exited(0))
      #expect(process.standardError.isEmpty)
    }

    @Test
    func
      `an OffscreenHost can draw its window after run() of the process's Application has returned`()
      throws
    {
      var (process, lines) = try start("before a host without a display")
      let deadline = Deadline.after(seconds: 20)
      var seen: [String] = []
      while let line = try lines.nextLine(before: deadline) { seen.append(line) }

      #expect(seen == ["task", "picture", "quit"])
      #expect(try process.waitForExit(before: deadline) == .exited(0))
    }

    @Test(arguments: [
      ("a second one before the first runs", "a process can have only one Application at a time"),
      ("a second one in a frame of the first", "a process can have only one Application at a time"),
      ("a second one in a task of the first", "a process can have only one Application at a time"),
      ("the first runs again in its own frame", "run() of an Application can be called only once"),
      ("the first runs a second time", "run() of an Application can be called only once"),
      ("one on another thread", "an Application must be created on the main thread"),
    ])
    func `each misuse of Application traps with a message about that misuse`(
      kind: String, message: String
    ) throws {
      let (process, _) = try start(kind)

      let status = try process.waitForExit(before: Deadline.after(seconds: 20))

      guard case .killed = status else {
        Issue.record("\(kind): \(String(describing: status))")
        return
      }
      // A debug build adds its stack.
      let errors = process.standardError.split(separator: "\n")
      #expect(errors.first?.contains("Fatal error: \(message)") == true, "\(errors)")
    }
  }
}
