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

  /// Pixels of all alphas with the colors at the edges of what each allows.
  private static let edges: [UInt32] = (0...255).flatMap { alpha -> [UInt32] in
    let opaque: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF01_807F, 0xFFFE_017F, 0xFF00_FF80]
    return opaque.map { PixelRows.scaled($0, by: UInt32(alpha)) }
  }

  @Test func `every alpha over every other is exact, at every opacity that is an edge`() {
    for opacity: UInt32 in [0, 1, 2, 127, 128, 129, 254, 255] {
      for bottom in Self.edges.indices.filter({ $0.isMultiple(of: 7) }).map({ Self.edges[$0] }) {
        var target = [UInt32](repeating: bottom, count: Self.edges.count)

        PixelRows.blend(&target, source: Self.edges, opacity: opacity, count: target.count)

        #expect(
          target == Self.edges.map { PixelRows.over(PixelRows.scaled($0, by: opacity), bottom) })
      }
    }
  }

  @Test func `one color over every pixel is exact, whatever its alpha`() {
    for color in Self.edges {
      var target = Self.edges

      PixelRows.blend(&target, color: color, count: target.count)

      #expect(target == Self.edges.map { PixelRows.over(color, $0) })
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 40, 256], [1, -1])
  func `a mask is as strong over many pixels as over each`(count: Int, step: Int) {
    let mask = (0..<max(1, count)).map { UInt8(truncatingIfNeeded: $0 % 24 < 8 ? 0 : $0 * 37) }
    for color in Self.edges.filter({ $0 % 5 == 0 }) {
      var target = Array(Self.pixels(count + 1, seed: 9))
      let expected = target.indices.map { index in
        guard index < count else { return target[index] }
        let strength = UInt32(mask[step > 0 ? index : count - 1 - index])
        return PixelRows.over(PixelRows.scaled(color, by: strength), target[index])
      }

      mask.withUnsafeBufferPointer { mask in
        guard let first = mask.baseAddress else { return }
        PixelRows.blend(
          &target, color: color, mask: step > 0 ? first : first + max(0, count - 1), step: step,
          count: count)
      }

      #expect(target == expected)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 8, 33], [0, 1])
  func `vectors give what single pixels give, wherever a row begins`(count: Int, offset: Int) {
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
