// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import TestSupport
import Testing

@testable import SDLHost

/// A font's file as SDL_ttf reads it: many short parts, in any order.
final class FontFileStreamTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("font-stream-\(UUID().uuidString)")
  /// Not a multiple of a block, and more blocks than are kept.
  private let contents = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func stream() throws -> UnsafeMutablePointer<SDL_RWops> {
    let path = folder.appendingPathComponent("font").path
    try Data(contents).write(to: URL(fileURLWithPath: path))
    return try FontFileStream.open(path)
  }

  private func read(
    _ stream: UnsafeMutablePointer<SDL_RWops>, size: Int = 1, count: Int
  ) -> (count: Int, bytes: [UInt8]) {
    var bytes = [UInt8](repeating: 0, count: size * count)
    let read = SDL_RWread(stream, &bytes, size, count)
    return (read, Array(bytes.prefix(read * size)))
  }

  @Test func `a font file stream returns the file's bytes for random offsets and lengths`() throws {
    let stream = try stream()
    defer { SDL_RWclose(stream) }
    var random = SeededGenerator(seed: 3)

    #expect(SDL_RWsize(stream) == Int64(contents.count))
    for _ in 0..<2000 {
      let offset = Int.random(in: 0...contents.count, using: &random)
      let count = Int.random(in: 1...9000, using: &random)
      #expect(SDL_RWseek(stream, Int64(offset), RW_SEEK_SET) == Int64(offset))
      #expect(read(stream, count: count).bytes == Array(contents[offset...].prefix(count)))
      let end = min(contents.count, offset + count)
      #expect(SDL_RWseek(stream, 0, RW_SEEK_CUR) == Int64(end))
    }
  }

  @Test func `a font file stream reads whole items, and nothing at or behind the end`() throws {
    let stream = try stream()
    defer { SDL_RWclose(stream) }

    #expect(SDL_RWseek(stream, -10, RW_SEEK_END) == Int64(contents.count - 10))
    let items = read(stream, size: 4, count: 5)
    #expect(items.count == 2 && items.bytes == Array(contents.suffix(10).prefix(8)))
    #expect(read(stream, count: 1).count == 0)
    #expect(SDL_RWseek(stream, 1 << 40, RW_SEEK_SET) == 1 << 40)
    #expect(read(stream, count: 1).count == 0)
    #expect(SDL_RWseek(stream, -1, RW_SEEK_SET) == -1)
  }

  @Test func `a folder and a missing file cannot be opened as a font file stream`() {
    #expect(throws: HostError.self) { _ = try FontFileStream.open(self.folder.path) }
    #expect(throws: HostError.self) { _ = try FontFileStream.open(self.folder.path + "/none") }
  }
}
