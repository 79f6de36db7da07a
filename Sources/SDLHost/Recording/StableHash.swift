// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A hash that is the same in every process: FNV-1a, in words of 64 bits.
nonisolated struct StableHash {
  private static let prime: UInt64 = 0x100_0000_01b3

  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* Self.prime }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// The colors of all pixels. What is drawn into a window's surface has no alpha to speak of.
  mutating func add(_ buffer: PixelBuffer) {
    add(UInt64(buffer.width) << 32 | UInt64(buffer.height))
    // Four at a time: each multiplication waits for the one before.
    var lanes = SIMD4<UInt64>(repeating: value)
    let prime = SIMD4<UInt64>(repeating: Self.prime)
    for y in 0..<buffer.height {
      let row = UnsafeRawPointer(buffer.pixels + y * buffer.stride)
      var x = 0
      while x + 4 <= buffer.width {
        let pixels = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt32>.self) & 0xFF_FFFF
        lanes = (lanes ^ SIMD4(truncatingIfNeeded: pixels)) &* prime
        x += 4
      }
      while x < buffer.width {
        lanes[0] =
          (lanes[0] ^ UInt64((buffer.pixels + y * buffer.stride)[x] & 0xFF_FFFF)) &* Self.prime
        x += 1
      }
    }
    for index in 0..<4 { add(lanes[index]) }
  }
}
