// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct PixelBufferTests {
  @Test(arguments: [(1, 1), (333, 7), (1280, 800)])
  func `a staggered pixel buffer begins half a memory page after a page boundary`(
    width: Int, height: Int
  ) throws {
    let memory = try #require(PixelMemory(byteCount: width * height * 4, isStaggered: true))
    let buffer = PixelBuffer(width: width, height: height, reusing: memory)

    #expect(Int(bitPattern: buffer.pixels) % 4096 == 2048)
    buffer.fill(buffer.bounds, with: 0xFF12_3456)
    #expect(buffer.row(x: width - 1, y: height - 1).pointee == 0xFF12_3456)
  }

  @Test(arguments: [(0, 2), (0, -2), (1, 0), (-2, 1), (2, -3)])
  func `moving a rectangle of pixels inside a buffer keeps their values`(x: Int, y: Int) throws {
    let buffer = try #require(PixelBuffer(width: 7, height: 9))
    for index in 0..<63 { buffer.pixels[index] = UInt32(index) }
    let staying = PixelRect(
      minX: max(0, -x), minY: max(0, -y), maxX: 7 - max(0, x), maxY: 9 - max(0, y))

    buffer.move(staying, x: x, y: y)

    for line in staying.minY..<staying.maxY {
      for column in staying.minX..<staying.maxX {
        #expect(buffer.row(x: column + x, y: line + y).pointee == UInt32(line * 7 + column))
      }
    }
  }

  @Test func `a new pixel buffer is transparent, and none is created for an empty size`() throws {
    let buffer = try #require(PixelBuffer(width: 3, height: 3))

    #expect(buffer.row(x: 2, y: 2).pointee == 0)
    #expect(PixelBuffer(width: 0, height: 3) == nil)
  }
}
