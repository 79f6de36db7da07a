// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CPixels
import Testing

@testable import SDLHost

struct PixelRowsTests {
  /// The tested loops: the loops chosen for this processor, or the loops for processors without AVX2.
  enum Loops: CaseIterable {
    case chosen, plain

    func blend(
      _ target: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, opacity: UInt32,
      count: Int
    ) {
      switch self {
      case .chosen: PixelRows.blend(target, source: source, opacity: opacity, count: count)
      case .plain: pixels_plain_blend(target, source, opacity, count)
      }
    }

    func blend(_ target: UnsafeMutablePointer<UInt32>, color: UInt32, count: Int) {
      switch self {
      case .chosen: PixelRows.blend(target, color: color, count: count)
      case .plain: pixels_plain_blend_color(target, color, count)
      }
    }

    func blend(
      _ target: UnsafeMutablePointer<UInt32>, color: UInt32, mask: UnsafePointer<UInt8>, step: Int,
      count: Int
    ) {
      switch self {
      case .chosen:
        PixelRows.blend(target, color: color, mask: mask, step: step, count: count)
      case .plain: pixels_plain_blend_mask(target, color, mask, step < 0, count)
      }
    }

    func findEdges(_ row: UnsafePointer<UInt32>, width: Int, _ words: UnsafeMutablePointer<UInt64>)
    {
      switch self {
      case .chosen: pixels_find_edges(row, width, words)
      case .plain: pixels_plain_find_edges(row, width, words)
      }
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 64, 101])
  func `checksums of pixel rows detect every changed color and are equal with and without SIMD`(
    count: Int
  ) {
    func sums(
      _ row: [UInt32], _ mix: (UnsafePointer<UInt32>, Int, UnsafeMutablePointer<UInt32>) -> Void
    )
      -> [UInt32]
    {
      var sums = (0..<8).map { UInt32($0) << 28 }
      mix(row, row.count, &sums)
      return sums
    }
    let row = Self.pixels(count, seed: 5)
    let mixed = sums(row, pixels_mix)

    #expect(mixed == sums(row, pixels_plain_mix))
    #expect(
      mixed == sums(row.map { $0 ^ 0xFF00_0000 }, pixels_mix), "alpha does not count as color")
    for index in row.indices {
      var other = row
      other[index] ^= 1 << UInt32(index % 24)
      #expect(sums(other, pixels_mix) != mixed)
    }
    if row.count > 8, row[0] & 0xFF_FFFF != row[8] & 0xFF_FFFF {
      var other = row
      other.swapAt(0, 8)
      #expect(sums(other, pixels_mix) != mixed)
    }
  }

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

  @Test func `scaling a pixel by an opacity rounds each channel to the nearest value`() {
    for value in 0...255 {
      for factor in [0, 1, 2, 63, 127, 128, 200, 254, 255] {
        let pixel = UInt32(value) &* 0x0101_0101

        let scaled = PixelRows.scaled(pixel, by: UInt32(factor))

        let exact = (value * factor * 2 + 255) / 510
        #expect(scaled == UInt32(exact) &* 0x0101_0101)
      }
    }
  }

  @Test func `an opaque pixel stays opaque when any color is blended over it`() {
    for top in Self.pixels(500, seed: 7) {
      #expect(PixelRows.composited(top, over: 0xFF12_3456) >> 24 == 255)
    }
  }

  /// Pixels of all alphas with the colors at the edges of what each allows.
  private static let edges: [UInt32] = (0...255).flatMap { alpha -> [UInt32] in
    let opaque: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF01_807F, 0xFFFE_017F, 0xFF00_FF80]
    return opaque.map { PixelRows.scaled($0, by: UInt32(alpha)) }
  }

  @Test(arguments: Loops.allCases)
  func `blending rows of pixels equals blending each pixel, for all alphas and opacities`(
    loops: Loops
  ) {
    for opacity: UInt32 in [0, 1, 2, 127, 128, 129, 254, 255] {
      for bottom in Self.edges.indices.filter({ $0.isMultiple(of: 7) }).map({ Self.edges[$0] }) {
        var target = [UInt32](repeating: bottom, count: Self.edges.count)

        loops.blend(&target, source: Self.edges, opacity: opacity, count: target.count)

        #expect(
          target
            == Self.edges.map {
              PixelRows.composited(PixelRows.scaled($0, by: opacity), over: bottom)
            })
      }
    }
  }

  @Test(arguments: Loops.allCases)
  func `blending one color over a row of pixels equals blending it over each pixel, for all alphas`(
    loops: Loops
  ) {
    for color in Self.edges {
      var target = Self.edges

      loops.blend(&target, color: color, count: target.count)

      #expect(target == Self.edges.map { PixelRows.composited(color, over: $0) })
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 40, 256], Loops.allCases)
  func `blending a row of pixels through a mask, also mirrored, equals blending each pixel`(
    count: Int, loops: Loops
  ) {
    for step in [1, -1] { expectMask(count: count, step: step, loops) }
  }

  private func expectMask(count: Int, step: Int, _ loops: Loops) {
    let mask = (0..<max(1, count)).map { UInt8(truncatingIfNeeded: $0 % 24 < 8 ? 0 : $0 * 37) }
    for color in Self.edges.filter({ $0 % 5 == 0 }) {
      var target = Array(Self.pixels(count + 1, seed: 9))
      let expected = target.indices.map { index in
        guard index < count else { return target[index] }
        let strength = UInt32(mask[step > 0 ? index : count - 1 - index])
        return PixelRows.composited(PixelRows.scaled(color, by: strength), over: target[index])
      }

      mask.withUnsafeBufferPointer { mask in
        guard let first = mask.baseAddress else { return }
        loops.blend(
          &target, color: color, mask: step > 0 ? first : first + max(0, count - 1), step: step,
          count: count)
      }

      #expect(target == expected)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 8, 33], Loops.allCases)
  func `vectorized blending equals blending each pixel at every memory alignment`(
    count: Int, loops: Loops
  ) {
    for opacity: UInt32 in [255, 180, 1] {
      for (offset, shift) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let source = Self.pixels(count + shift, seed: 3)
        var target = Self.pixels(count + offset, seed: 11, isOpaque: true)
        let expected = (0..<count).map { index in
          PixelRows.composited(
            PixelRows.scaled(source[shift + index], by: opacity), over: target[offset + index])
        }

        target.withUnsafeMutableBufferPointer { target in
          source.withUnsafeBufferPointer { source in
            guard let to = target.baseAddress, let from = source.baseAddress else { return }
            loops.blend(to + offset, source: from + shift, opacity: opacity, count: count)
          }
        }

        #expect(Array(target[offset...]) == expected)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 8, 33], Loops.allCases)
  func `blending one color over a row equals blending it over each pixel, for every row length`(
    count: Int, loops: Loops
  ) {
    for offset in [0, 1] { expectColor(count: count, offset: offset, loops) }
  }

  private func expectColor(count: Int, offset: Int, _ loops: Loops) {
    for color: UInt32 in [0x5200_0000, 0xFF20_3040, 0x8080_0010, 0] {
      var target = Self.pixels(count + offset, seed: 5)
      let before = Array(target[..<offset])
      let expected = target[offset...].map { PixelRows.composited(color, over: $0) }

      target.withUnsafeMutableBufferPointer { target in
        guard let to = target.baseAddress else { return }
        loops.blend(to + offset, color: color, count: count)
      }

      #expect(Array(target[offset...]) == expected)
      #expect(Array(target[..<offset]) == before)
    }
  }

  @Test(arguments: [1, 15, 16, 17, 40, 1100], Loops.allCases)
  func `findEdges marks each block of 16 pixels in which a pixel differs from its left neighbor`(
    width: Int, loops: Loops
  ) {
    for changed in stride(from: 1, to: width, by: 7) {
      let row = (0..<width).map { UInt32($0 < changed ? 1 : 2) }
      var words = [UInt64](repeating: 0, count: width / 1024 + 1)

      loops.findEdges(row, width: width, &words)

      var expected = [UInt64](repeating: 0, count: words.count)
      expected[changed / 1024] = 1 << UInt64(changed / 16 % 64)
      #expect(words == expected)
    }
  }
}
