// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A color on the screen.
struct RGB: Equatable, CustomStringConvertible, Sendable {
  let packed: UInt32

  /// - Parameter packed: 0xRRGGBB.
  init(_ packed: UInt32) {
    self.packed = packed & 0xFFFFFF
  }

  var red: Int { Int(packed >> 16 & 0xFF) }
  var green: Int { Int(packed >> 8 & 0xFF) }
  var blue: Int { Int(packed & 0xFF) }

  /// The largest difference in one channel, 0…255.
  func distance(to other: RGB) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  var description: String {
    let digits = String(packed, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
