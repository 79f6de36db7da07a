// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import FoundationEssentials
import Glibc
import Testing

@testable import DrawerApp

struct RecordWriterTests {
  /// A pipe of one page.
  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    let setPipeSize: Int32 = 1031  // F_SETPIPE_SZ, which the Glibc module lacks.
    _ = fcntl(ends[1], setPipeSize, 4096)
    return (ends[0], ends[1])
  }

  private static func record(_ number: Int) -> [UInt8] {
    Array("\(number)\(String(repeating: ".", count: 999))\n".utf8)
  }

  /// Reads to the end, a line for each record.
  private nonisolated static func records(from descriptor: Int32) -> [Int] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      Int(String(decoding: line.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func
    `when a reader starts late, the oldest records up to the writer's capacity are kept in order`()
    async throws
  {
    let pipe = Self.makePipe()
    let stream = RecordWriter(
      OutputFile(descriptor: pipe.writing, name: "pipe"), capacity: 20 * Self.record(99).count)

    // Without a reader: it would never return if one of them waited.
    for number in 0..<100 { stream.write(Self.record(number)) }
    let reader = Task.detached { Self.records(from: pipe.reading) }
    let error = #expect(throws: HostError.self) { try stream.finish() }
    close(pipe.writing)

    let read = await reader.value
    // Room for 20 that wait; the pipe takes some more meanwhile.
    #expect(Array(read.prefix(20)) == Array(0..<20))
    #expect(read == read.sorted() && read.count < 100, "\(read)")
    #expect(
      error?.description
        == "cannot write all of pipe (\(100 - read.count) records could not be written in time)")
    close(pipe.reading)
  }

  @Test func `a record writer loses no record if all pending records fit into its capacity`()
    async throws
  {
    let pipe = Self.makePipe()
    let stream = RecordWriter(OutputFile(descriptor: pipe.writing, name: "pipe"))

    for number in 0..<100 { stream.write(Self.record(number)) }
    let reader = Task.detached { Self.records(from: pipe.reading) }
    try stream.finish()
    close(pipe.writing)

    #expect(await reader.value == Array(0..<100))
    close(pipe.reading)
  }

  @Test func `writeLine escapes control characters, so that a text stays on one line`() async throws
  {
    let pipe = Self.makePipe()
    let stream = RecordWriter(OutputFile(descriptor: pipe.writing, name: "pipe"))

    stream.writeLine("drawer: no \u{1B}]0;title\u{7}\nsesame\u{9B}2J")
    try stream.finish()
    close(pipe.writing)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(pipe.reading, &bytes, bytes.count)
    close(pipe.reading)

    #expect(
      String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        == #"drawer: no \u{1B}]0;title\u{7}\u{A}sesame\u{9B}2J"# + "\n")
  }

  @Test func `control characters are escaped in a JSON line, and decoding the line restores them`()
    throws
  {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "drawer-lines-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let title = ["title": "\u{1B}[2J\u{9B}\u{7F}\u{202E}\u{2028}“ü”"]

    let lines = try RecordWriter(log: path)
    lines.write(title.stateValue)
    try lines.finish()

    let data = try Data(contentsOf: URL(filePath: path))
    #expect(try JSONDecoder().decode([String: String].self, from: data) == title)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("“ü”") && text.hasSuffix("\n"))
    #expect(!text.dropLast().contains { "\u{1B}\u{9B}\u{7F}\u{202E}\u{2028}".contains($0) })
  }

  @Test func `finishing a record writer throws an error if the reader has closed the pipe`() throws
  {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Self.makePipe()
    close(pipe.reading)
    let stream = RecordWriter(OutputFile(descriptor: pipe.writing, name: "pipe"))

    for number in 0..<100 { stream.write(Self.record(number)) }
    let error = #expect(throws: HostError.self) { try stream.finish() }

    #expect(error?.description == "cannot write pipe (Broken pipe)")
    close(pipe.writing)
  }
}
