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

  /// The colors of the pixels. What is drawn into a window's surface has no alpha to speak of.
  ///
  /// - Parameter rows: The first row, and the way from one to the next.
  mutating func add(_ buffer: PixelBuffer, rows: (first: Int, step: Int) = (0, 1)) {
    add(UInt64(buffer.width) << 32 | UInt64(buffer.height))
    // Several at a time, turned and added: what every processor does in one step for all of them.
    var lanes = SIMD8<UInt32>(repeating: UInt32(truncatingIfNeeded: value))
    for y in stride(from: rows.first, to: buffer.height, by: rows.step) {
      let row = UnsafeRawPointer(buffer.pixels + y * buffer.stride)
      var x = 0
      while x + 8 <= buffer.width {
        let pixels = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<UInt32>.self) & 0xFF_FFFF
        lanes = (lanes &<< 5 | lanes &>> 27) &+ pixels
        x += 8
      }
      while x < buffer.width {
        add(UInt64((buffer.pixels + y * buffer.stride)[x] & 0xFF_FFFF))
        x += 1
      }
    }
    for index in 0..<8 { add(UInt64(lanes[index])) }
  }
}
