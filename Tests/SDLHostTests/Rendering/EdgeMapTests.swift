// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct EdgeMapTests {
  /// The blocks of which a column differs from the one on its left.
  private static func blocks(of buffer: PixelBuffer) -> [Int] {
    (0..<(buffer.width + EdgeMap.blockWidth - 1) / EdgeMap.blockWidth).filter { block in
      (max(1, block * 16)..<max(1, min(block * 16 + 16, buffer.width))).contains { x in
        (0..<buffer.height).contains { y in
          buffer.row(x: x, y: y).pointee != buffer.row(x: x - 1, y: y).pointee
        }
      }
    }
  }

  @Test(arguments: [1, 15, 16, 17, 31, 32, 33, 47, 1030, 1100])
  func `EdgeMap marks exactly the pixel blocks in which a pixel differs from its left neighbor`(
    width: Int
  ) throws {
    for column in 0..<min(width, 1040) where column < 70 || column > 1015 {
      let buffer = try #require(PixelBuffer(width: width, height: 3))
      buffer.fill(buffer.bounds, with: 0xFF10_2030)
      buffer.row(x: column, y: 1).pointee = 0xFF10_2031
      var edges = EdgeMap(width: width, height: 3)

      edges.update(band: 0, of: buffer)

      let found = (0..<edges.wordCount * 64).filter {
        edges.word($0 / 64, ofBand: 0) >> UInt64($0 % 64) & 1 == 1
      }
      #expect(found == Self.blocks(of: buffer))
    }
  }
}
