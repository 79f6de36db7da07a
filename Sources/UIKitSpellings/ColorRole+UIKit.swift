// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Plain colors, the same in every palette, with the names and initializers of `UIColor`.
nonisolated extension ColorRole {
  /// Black with alpha 0.
  public static let clear = fixed(.clear)
  /// Black.
  public static let black = fixed(.black)
  /// White.
  public static let white = fixed(.white)
  /// White at 50 %.
  public static let gray = ColorRole(white: 0.5)
  /// White at 2/3.
  public static let lightGray = ColorRole(white: 2.0 / 3)
  /// White at 1/3.
  public static let darkGray = ColorRole(white: 1.0 / 3)
  /// Red 1, green 0, blue 0.
  public static let red = fixed(Color(hex: 0xFF0000))
  /// Red 0, green 1, blue 0.
  public static let green = fixed(Color(hex: 0x00FF00))
  /// Red 0, green 0, blue 1.
  public static let blue = fixed(Color(hex: 0x0000FF))
  /// Red 1, green 1, blue 0.
  public static let yellow = fixed(Color(hex: 0xFFFF00))
  /// Red 1, green 0.5, blue 0.
  public static let orange = ColorRole(red: 1, green: 0.5, blue: 0)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = ColorRole(red: 0.5, green: 0, blue: 0.5)

  /// Creates a plain color from its channels, each 0…1. A number outside the range counts as the nearest end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .fixed(
      Color(
        red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue),
        alpha: Self.byte(alpha)))
  }

  /// Creates a gray between black, 0, and white, 1. A number outside the range counts as the nearest end.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a plain color, such as `Color(hex: 0x2B63C6)`. The same as `fixed(_:)`.
  public init(_ color: Color) { self = .fixed(color) }

  /// Returns the color with another alpha, 0…1. If the color is a role of the theme, its alpha is multiplied, and the
  /// color still changes with the theme.
  public func withAlphaComponent(_ alpha: Double) -> ColorRole {
    guard case .fixed(var color) = self else { return .faded(self, min(max(0, alpha), 1)) }
    color.alpha = Self.byte(alpha)
    return .fixed(color)
  }

  private static func byte(_ share: Double) -> UInt8 {
    share.isFinite ? UInt8((min(max(0, share), 1) * 255).rounded()) : 0
  }
}
