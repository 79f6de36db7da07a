// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An sRGB color with straight (not premultiplied) alpha, eight bits per channel.
public struct Color: Sendable, Hashable {
  /// The red channel, 0…255, not multiplied by `alpha`.
  public var red: UInt8
  /// The green channel, 0…255, not multiplied by `alpha`.
  public var green: UInt8
  /// The blue channel, 0…255, not multiplied by `alpha`.
  public var blue: UInt8
  /// The opacity of the color, from 0 (invisible) to 255 (opaque).
  public var alpha: UInt8

  /// Black with alpha 0. A canvas draws nothing with it.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black, `#000000`.
  public static let black = Color(hex: 0x000000)
  /// Opaque white, `#FFFFFF`.
  public static let white = Color(hex: 0xFFFFFF)

  /// Creates a color from its channels, each 0…255 and not multiplied by alpha. Default alpha: 255, opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Whether the color is opaque: its alpha is 255.
  public var isOpaque: Bool { alpha == 255 }

  /// Returns the same color with its alpha multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }

  /// Returns the opaque color that results from drawing this color over the opaque color `ground`.
  public func composited(over ground: Color) -> Color {
    let weight = Double(alpha) / 255
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * weight + Double(bottom) * (1 - weight)).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
