// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CPixels
internal import Drawing

/// A hash that is equal in every process: FNV-1a on words of 64 bits.
nonisolated struct StableHash {
  private static let prime: UInt64 = 0x100_0000_01b3

  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* Self.prime }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// Adds the colors of every `rows.step`th row, beginning with `rows.first`.
  mutating func add(_ buffer: PixelBuffer, rows: (first: Int, step: Int) = (0, 1)) {
    add(UInt64(buffer.width) << 32 | UInt64(buffer.height))
    var sums = (value, value, value, value)
    withUnsafeMutableBytes(of: &sums) { sums in
      guard let sums = sums.bindMemory(to: UInt32.self).baseAddress else { return }
      for y in stride(from: rows.first, to: buffer.height, by: rows.step) {
        pixels_mix(buffer.pixels + y * buffer.stride, buffer.width, sums)
      }
    }
    add(sums.0)
    add(sums.1)
    add(sums.2)
    add(sums.3)
  }
}
