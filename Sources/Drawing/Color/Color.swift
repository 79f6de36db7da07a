// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An sRGB color with straight (not premultiplied) alpha, eight bits a channel.
public struct Color: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(hex: 0x000000)
  public static let white = Color(hex: 0xFFFFFF)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque color from `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  public var isOpaque: Bool { alpha == 255 }

  /// The same color with its alpha multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }

  /// What shows when this color lies over the opaque `ground`.
  public func over(_ ground: Color) -> Color {
    let weight = Double(alpha) / 255
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * weight + Double(bottom) * (1 - weight)).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
