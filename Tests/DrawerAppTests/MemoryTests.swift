// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import FoundationEssentials
import TestSupport
import Testing

@testable import DrawerApp

/// What one start of the program leaves to the next.
struct MemoryTests {
  @Test(arguments: [Size(393, 243), Size(1000, 200), Size(9000, 700)])
  func `a size that no window begins with is not remembered, and the size before it stays`(
    size: Size
  ) {
    var memory = Memory()
    memory.size = Size(900, 640)
    memory.size = size

    #expect(memory.size == Size(900, 640))
  }

  @Test func `what is written is what is read`() {
    var memory = Memory()
    memory.size = Size(900, 640)
    memory.pane = "Notes"

    #expect(Memory(decoding: String(decoding: memory.encoded, as: UTF8.self)) == memory)
  }

  /// Starts, types a text, and ends.
  private func run(_ arguments: [String], typing text: String) throws -> RestorableState? {
    let memory = SessionMemory(options: try Options.parse(arguments))
    let restored = memory.savedState()
    memory.save(
      try #require(RestorableState(json: #"{"root":{"text":"\#(text)"},"version":2}"#)),
      isFinal: true)
    memory.finish()
    return restored
  }

  @Test
  func `without restoring, the screens of the start are not remembered, and the earlier ones are`()
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

  @Test func `a file that was changed by anyone is read, or is none`() {
    var memory = Memory()
    memory.size = Size(900, 640)
    memory.pane = "Notes"
    let good = memory.encoded
    var generator = SeededGenerator(seed: 18)
    var usable = 0
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
      }
      if Memory(decoding: String(decoding: bytes, as: UTF8.self)) != nil { usable += 1 }
    }
    #expect(usable > 0 && usable < 20_000)
  }
}
