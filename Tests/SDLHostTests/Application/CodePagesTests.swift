// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc
import TestSupport
import Testing

@testable import SDLHost

struct CodePagesTests {
  @Test
  func `unmodified code pages are removed from memory and read again from the file when accessed`()
    throws
  {
    try withMapping { bytes, address in
      #expect(bytes[0] == 7)

      #expect(CodePages.unmap(at: address) >= 4096)
      #expect(CodePages.unmap(at: address) == 0)

      #expect(bytes[0] == 7)
    }
  }

  @Test
  func `code pages modified in memory, as by a debugger's breakpoint, are not removed from memory`()
    throws
  {
    try withMapping { bytes, address in
      bytes[4096] = 0xCC

      #expect(CodePages.unmap(at: address) == 0)

      #expect(bytes[4096] == 0xCC)
    }
  }

  @Test func `the program continues to run after unmapping the memory pages of its own code`() {
    #expect(CodePages.unmap() > 0)
  }

  /// Maps a file of two pages of sevens, as the loader maps code, but for writing.
  private func withMapping(_ body: (UnsafeMutablePointer<UInt8>, UInt) -> Void) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/code"
    try OutputFile.write([UInt8](repeating: 7, count: 8192), to: path)
    let descriptor = try #require(Optional(open(path, O_RDONLY)).flatMap { $0 < 0 ? nil : $0 })
    defer { close(descriptor) }
    let start = try #require(
      mmap(nil, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0))
    defer { munmap(start, 8192) }
    body(start.assumingMemoryBound(to: UInt8.self), UInt(bitPattern: start))
  }
}
