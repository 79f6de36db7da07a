// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Foundation

extension Screenshot {
  /// Reads the file that Xvfb keeps its screen in: an X window dump (XWD version 7), whose header is big-endian words
  /// and whose pixels are, at depth 24 on the machines we run on, little-endian 0x00RRGGBB words.
  init(frameBufferFile file: URL) throws {
    let data = try Data(contentsOf: file)
    self = try data.withUnsafeBytes { bytes in
      func word(_ index: Int) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
      }
      guard bytes.count > 100, word(1) == 7, word(11) == 32, word(7) == 0 else {
        throw HarnessError("\(file.path) is not a 32-bit little-endian X window dump")
      }
      let (width, height, bytesPerLine) = (word(4), word(5), word(12))
      let bytesPerColor = 12
      let start = word(0) + word(19) * bytesPerColor
      guard start + height * bytesPerLine <= bytes.count else {
        throw HarnessError("\(file.path) is truncated")
      }
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { space, count in
        for y in 0..<height {
          guard let row = space.baseAddress, let source = bytes.baseAddress else { return }
          memcpy(row + y * width, source + start + y * bytesPerLine, width * 4)
        }
        for index in 0..<(width * height) { space[index] &= 0xFF_FFFF }
        count = width * height
      }
      return Screenshot(width: width, height: height, pixels: pixels)
    }
  }
}
