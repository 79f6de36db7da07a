// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct PixelBufferTests {
  @Test(arguments: [(1, 1), (333, 7), (1280, 800)])
  func `a staggered buffer begins half a page off and holds all its pixels`(
    width: Int, height: Int
  ) throws {
    let buffer = try #require(
      PixelBuffer(width: width, height: height, placement: .staggered))

    #expect(Int(bitPattern: buffer.pixels) % 4096 == 2048)
    buffer.fill(buffer.bounds, with: 0xFF12_3456)
    #expect(buffer.row(x: width - 1, y: height - 1).pointee == 0xFF12_3456)
  }

  @Test func `a new buffer is transparent, a size of nothing is none`() throws {
    let buffer = try #require(PixelBuffer(width: 3, height: 3))

    #expect(buffer.row(x: 2, y: 2).pointee == 0)
    #expect(PixelBuffer(width: 0, height: 3) == nil)
  }
}
