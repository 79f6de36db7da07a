// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Plain colors, the same in every palette, with the names and initializers of `UIColor`.
nonisolated extension ColorRole {
  /// A transparent color: black with alpha 0.
  public static let clear = fixed(.clear)
  /// Black in every theme.
  public static let black = fixed(.black)
  /// White in every theme.
  public static let white = fixed(.white)
  /// The gray halfway between black and white, in every theme.
  public static let gray = ColorRole(white: 0.5)
  /// The gray at two thirds of the way from black to white, in every theme.
  public static let lightGray = ColorRole(white: 2.0 / 3)
  /// The gray at one third of the way from black to white, in every theme.
  public static let darkGray = ColorRole(white: 1.0 / 3)
  /// The color with red 1, green 0 and blue 0, in every theme.
  public static let red = fixed(Color(hex: 0xFF0000))
  /// The color with red 0, green 1 and blue 0, in every theme.
  public static let green = fixed(Color(hex: 0x00FF00))
  /// The color with red 0, green 0 and blue 1, in every theme.
  public static let blue = fixed(Color(hex: 0x0000FF))
  /// The color with red 1, green 1 and blue 0, in every theme.
  public static let yellow = fixed(Color(hex: 0xFFFF00))
  /// The color with red 1, green 0.5 and blue 0, in every theme.
  public static let orange = ColorRole(red: 1, green: 0.5, blue: 0)
  /// The color with red 0.5, green 0 and blue 0.5, in every theme.
  public static let purple = ColorRole(red: 0.5, green: 0, blue: 0.5)

  /// Creates a color that is the same in every theme, from its channels. Numbers outside of 0…1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(
      Color(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
        alpha: Self.byte(alpha)))
  }

  /// Creates a gray that is the same in every theme, from 0, black, to 1, white. Numbers outside of 0…1 are clamped.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color role with a color that is the same in every theme, such as `Color(hex: 0x2B63C6)`.
  public init(_ color: Color) { self = .fixed(color) }

  /// Returns the color with another alpha, 0…1. The alpha of a theme's color is multiplied by `alpha`, and the color
  /// still changes with the theme.
  public func withAlphaComponent(_ alpha: Double) -> ColorRole {
    guard case .fixed(var color) = self else { return .faded(self, min(max(0, alpha), 1)) }
    color.alpha = Self.byte(alpha)
    return .fixed(color)
  }

  private static func byte(_ fraction: Double) -> UInt8 {
    fraction.isFinite ? UInt8((min(max(0, fraction), 1) * 255).rounded()) : 0
  }
}
