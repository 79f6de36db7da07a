// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Pictures from strangers, shown by the release build with little memory and time.
@Suite(.needsHostile)
final class HostilePictureTests {
  private let folder: URL

  init() throws { folder = try TemporaryFolder.make() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func show(_ name: String, _ bytes: Data) throws -> MisuseProgram.Run {
    let file = folder.appendingPathComponent(name)
    try bytes.write(to: file)
    return try MisuseProgram.run("picture", file.path, seconds: 60, megabytes: 2000)
  }

  /// A path of many lines that cross each other, which takes minutes to fill.
  @Test
  func
    `an image view abandons an SVG image after five seconds if drawing it would take minutes`()
    throws
  {
    var generator = SystemRandomNumberGenerator()
    let lines = (0..<200_000).map { _ in
      "L\(Int.random(in: 0...999, using: &generator)) \(Int.random(in: 0...999, using: &generator))"
    }
    let text = "<svg viewBox=\"0 0 1000 1000\"><path d=\"M0 0\(lines.joined())z\"/></svg>"
    let run = try show("crossing.svg", Data(text.utf8))

    #expect(run.isDone, "\(run)")
    #expect(run.errors.contains("took more than 5.0 seconds"), "\(run)")
  }

  /// Sixteen bits say how large it is, and its pixels are not there.
  @Test func `an image whose header declares too many pixels is refused before decoding`() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]
    let run = try show("large.png", Data(bytes))

    #expect(run.isDone, "\(run)")
    #expect(run.errors.contains("is too large (30000 × 30000 pixels"), "\(run)")
  }

  /// The beginning of a PNG file: its signature and a chunk.
  private static func png(_ chunk: String, _ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array(chunk.utf8) + width
      + height
      + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  }

  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0x75, 0x30, 0x75, 0x30, 3]

  /// Each file hides its size, its length or the work to draw it.
  private static let tricks: [(name: String, bytes: [UInt8], reason: String)] = [
    (
      "chunk.png",
      png("abCd", [0, 0, 0, 1], [0, 0, 0, 1])
        + png("IHDR", [0, 0, 0x75, 0x30], [0, 0, 0x75, 0x30]).dropFirst(8),
      "first chunk is not IHDR"
    ),
    (
      "length.png",
      Array(png("IHDR", [0, 0, 0, 1], [0, 0, 0, 1]).prefix(29))
        + [0x90, 0x77, 0x53, 0xDE, 0x7F, 0xFF, 0xFF, 0xFE] + Array("tEXtA".utf8),
      "cannot read the image"
    ),
    ("restart.jpg", [0xFF, 0xD8, 0xFF, 0xD0] + frame, "marker d0"),
    ("padding.jpg", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 8 << 20) + frame, "padding"),
    (
      "comment.svg",
      Array("<!-- > <svg width='1' height='1'> --><svg width='1' height='1000'/>".utf8),
      "another size"
    ),
    (
      "nested.svg", Array("<svg width='9' height='9'><svg height='99999'/></svg>".utf8),
      "another size"
    ),
    (
      "dashes.svg",
      Array(
        "<svg width='9' height='9'><path stroke='red' stroke-dasharray='1e-5' d='M0 0H1e6'/></svg>"
          .utf8),
      "dashes"
    ),
    (
      "rule.svg",
      Array(
        "<svg width='9' height='9'><style>.a{class:a}</style><g class='a'><path d='M0 0h9v9z'/></g></svg>"
          .utf8),
      "class"
    ),
    (
      "sheet.svg",
      Array(
        "<svg width='9' height='9'><style>.a{fill:red</style><path class='a' d='M0 0h9v9z'/></svg>"
          .utf8),
      "style sheet"
    ),
  ]

  @Test(arguments: tricks.map(\.name))
  func `an image file built to hide its size or the cost of drawing it is refused`(name: String)
    throws
  {
    let trick = try #require(Self.tricks.first { $0.name == name })
    let run = try show(name, Data(trick.bytes))

    #expect(run.isDone, "\(run)")
    #expect(run.output.contains("refused: "), "\(run)")
    #expect(run.errors.contains(trick.reason), "\(run)")
  }

  @Test(arguments: ["pipe.png", "device.png", "folder.png", "pipe.svg"])
  func `an image path that is not a regular file is refused`(name: String) throws {
    let path = folder.appendingPathComponent(name).path
    switch name {
    case "device.png":
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case "folder.png":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    default: try #require(mkfifo(path, 0o600) == 0)
    }
    let run = try MisuseProgram.run("picture", path, seconds: 60, megabytes: 2000)

    #expect(run.isDone, "\(run)")
    #expect(run.output.contains("not a regular file"), "\(run)")
  }

  @Test func `corrupted data after a valid image header does not crash the program`() throws {
    var files: [(name: String, bytes: Data)] = []
    let picture = try #require(
      FileManager.default.contents(
        atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("docs/images/drawer.png").path))
    for length in [0, 8, 24, 33, 50, picture.count / 2, picture.count - 1] {
      files.append(("cut-\(length).png", picture.prefix(length)))
    }
    for index in stride(from: 33, to: picture.count, by: max(1, picture.count / 40)) {
      var broken = picture
      broken[index] ^= 0xFF
      files.append(("broken-\(index).png", broken))
    }
    for file in files {
      let run = try show(file.name, file.bytes)
      #expect(run.isDone, "\(file.name): \(run)")
    }
  }
}
