// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A program that is killed while it saves, at any moment.
@Suite(.needsHostile)
struct KilledWhileSavingTests {
  @Test func `a program killed while saving finds the last saved state at its next launch`() throws
  {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state").path
    let count = RandomSequences.count(200)
    var generator = SystemRandomNumberGenerator()
    var saved = 0

    for _ in 0..<count {
      let process = try ChildProcess(
        MisuseProgram.path, arguments: ["save", file],
        environment: DrawerProgram.environment(server: nil, folder: folder), folder: folder)
      let deadline = Deadline.after(seconds: 20)
      var reader = LineReader(descriptor: process.standardOutput)
      let found = try #require(try reader.nextLine(before: deadline).flatMap { Int($0) })
      #expect(found == saved || found == saved + 1)
      saved = found

      // The moments between two lines as well: some work of a random length first.
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        saved = try reader.nextLine(before: deadline).flatMap { Int($0) } ?? saved
      }
      var spent = Int.random(in: 0..<20_000, using: &generator)
      while spent > 0 { spent -= 1 }
      process.send(signal: SIGKILL)
      while let line = try reader.nextLine(before: deadline) { saved = Int(line) ?? saved }
      #expect(try process.waitForExit(before: deadline) == .killed(signal: SIGKILL))
    }

    #expect(saved > count / 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("state") || $0.hasPrefix(".state") }
    #expect(left.count <= 2, "a file that was not whole yet is written over: \(left)")
  }
}
