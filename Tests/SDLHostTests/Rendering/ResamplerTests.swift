// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct ResamplerTests {
  @Test func `resizing an image of one color keeps the color`() throws {
    let source = try #require(PixelBuffer(width: 7, height: 5))
    source.fill(source.bounds, with: 0x8040_2010)

    for (width, height) in [(1, 1), (3, 9), (7, 5), (40, 2)] {
      let target = try #require(Resampler.resize(source, width: width, height: height))
      #expect(Set(Bitmap(target).pixels) == [0x8040_2010])
    }
  }

  @Test func `shrinking an image averages all its pixels`() throws {
    let source = try #require(PixelBuffer(width: 8, height: 8))
    for y in 0..<8 {
      for x in 0..<8 where (x + y).isMultiple(of: 2) { source.row(x: x, y: y).pointee = ~0 }
    }

    let target = try #require(Resampler.resize(source, width: 2, height: 2))

    for pixel in Bitmap(target).pixels { #expect((120...136).contains(pixel >> 24)) }
  }
}
