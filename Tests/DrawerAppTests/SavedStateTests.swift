// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import FoundationEssentials
import TestSupport
import Testing

@testable import DrawerApp

/// What one start of the program leaves to the next.
struct SavedStateTests {
  @Test(arguments: [Size(393, 243), Size(1000, 200), Size(9000, 700)])
  func `a window size outside the allowed limits is not saved`(
    size: Size
  ) {
    var memory = SavedState()
    memory.size = Size(900, 640)
    memory.size = size

    #expect(memory.size == Size(900, 640))
  }

  @Test func `a saved state is unchanged after encoding and decoding`() {
    var memory = SavedState()
    memory.size = Size(900, 640)
    memory.pane = "Notes"

    #expect(SavedState(decoding: String(decoding: memory.encodedBytes, as: UTF8.self)) == memory)
  }

  /// Starts, types a text, and ends.
  private func run(_ arguments: [String], typing text: String) throws -> RestorableState? {
    let memory = SavedStateStore(options: try Options.parse(arguments))
    let restored = memory.loadState()
    memory.save(
      try #require(RestorableState(json: #"{"root":{"text":"\#(text)"},"version":2}"#)),
      isFinal: true)
    memory.finish()
    return restored
  }

  @Test
  func `a launch with state restoration turned off does not overwrite the saved state`()
    throws
  {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "drawer-memory-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try run(["--state", path], typing: "first")

    #expect(try run(["--state", path, "--no-restore"], typing: "second") == nil)

    let file = try String(contentsOfFile: path, encoding: .utf8)
    #expect(file.contains("first") && !file.contains("second"))
    #expect(try run(["--state", path], typing: "third")?.json.contains("first") == true)
  }

  @Test func `decoding a randomly corrupted state file returns a state or nil`() {
    var memory = SavedState()
    memory.size = Size(900, 640)
    memory.pane = "Notes"
    let good = memory.encodedBytes
    var generator = SeededGenerator(seed: 18)
    var usable = 0
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(contentsOf: bytes[..<index], at: index)
        }
      }
      if SavedState(decoding: String(decoding: bytes, as: UTF8.self)) != nil { usable += 1 }
    }
    #expect(usable > 0 && usable < 20_000)
  }
}
