// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A color of the rainbow, from which shades are mixed.
nonisolated struct Hue: Sendable, Hashable {
  let name: String
  /// Degrees around the color wheel.
  let angle: Double

  static let all = [
    Hue(name: "Red", angle: 4), Hue(name: "Orange", angle: 26), Hue(name: "Yellow", angle: 48),
    Hue(name: "Lime", angle: 80), Hue(name: "Green", angle: 142), Hue(name: "Teal", angle: 174),
    Hue(name: "Cyan", angle: 192), Hue(name: "Blue", angle: 218), Hue(name: "Indigo", angle: 246),
    Hue(name: "Violet", angle: 272), Hue(name: "Magenta", angle: 306),
    Hue(name: "Rose", angle: 340),
  ]

  /// The color in the middle of the shades.
  var main: Color { Self.color(angle, saturation: 0.72, lightness: 0.45) }

  /// From light to dark.
  var shades: [Shade] {
    stride(from: 90, through: 20, by: -10).map { lightness in
      Shade(
        name: "\(name) \(lightness)",
        color: Self.color(angle, saturation: 0.68, lightness: Double(lightness) / 100))
    }
  }

  /// The sRGB color of a hue, a saturation and a lightness, both 0…1.
  private static func color(_ angle: Double, saturation: Double, lightness: Double) -> Color {
    let strength = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> UInt8 {
      let place = (offset + angle / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - strength * max(-1, min(place - 3, min(9 - place, 1)))
      return UInt8((value * 255).rounded())
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4))
  }
}
