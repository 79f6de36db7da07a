// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct PixelRowsTests {
  /// Premultiplied pixels of every kind, the same on each run.
  private static func pixels(_ count: Int, seed: UInt32, isOpaque: Bool = false) -> [UInt32] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      let color = PixelRows.opaqueBits | state >> 8
      switch state % 4 {
      case 0 where !isOpaque: return 0
      case 1 where !isOpaque: return PixelRows.scaled(color, by: state >> 24)
      default: return color
      }
    }
  }

  @Test func `scaling rounds each channel to the nearest`() {
    for value in 0...255 {
      for factor in [0, 1, 2, 63, 127, 128, 200, 254, 255] {
        let pixel = UInt32(value) &* 0x0101_0101

        let scaled = PixelRows.scaled(pixel, by: UInt32(factor))

        let exact = (value * factor * 2 + 255) / 510
        #expect(scaled == UInt32(exact) &* 0x0101_0101)
      }
    }
  }

  @Test func `what is opaque stays opaque under anything`() {
    for top in Self.pixels(500, seed: 7) {
      #expect(PixelRows.over(top, 0xFF12_3456) >> 24 == 255)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 8, 33], [0, 1])
  func `pairs give what single pixels give, wherever a row begins`(count: Int, offset: Int) {
    for opacity: UInt32 in [255, 180, 1] {
      for shift in [0, 1] {
        let source = Self.pixels(count + shift, seed: 3)
        var target = Self.pixels(count + offset, seed: 11, isOpaque: true)
        let expected = (0..<count).map { index in
          PixelRows.over(
            PixelRows.scaled(source[shift + index], by: opacity), target[offset + index])
        }

        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let to = target.baseAddress, let from = source.baseAddress else { return }
            PixelRows.blend(to + offset, source: from + shift, opacity: opacity, count: count)
          }
        }

        #expect(Array(target[offset...]) == expected)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 8, 33], [0, 1])
  func `one color over many pixels is that color over each`(count: Int, offset: Int) {
    for color: UInt32 in [0x5200_0000, 0xFF20_3040, 0x8080_0010, 0] {
      var target = Self.pixels(count + offset, seed: 5)
      let before = Array(target[..<offset])
      let expected = target[offset...].map { PixelRows.over(color, $0) }

      target.withUnsafeMutableBufferPointer { target in
        guard let to = target.baseAddress else { return }
        PixelRows.blend(to + offset, color: color, count: count)
      }

      #expect(Array(target[offset...]) == expected)
      #expect(Array(target[..<offset]) == before)
    }
  }
}
