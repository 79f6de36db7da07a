// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The colors that the tests expect, which repeat the palettes of docs and `Theme`: a test that
/// read the program's colors would accept all colors.
enum Palette {
  static let red = RGB(0xC93C37)
  static let green = RGB(0x23855A)

  enum Light {
    static let surface = RGB(0xFFFFFF)
    static let menu = RGB(0xE9EBF0)
    static let accent = RGB(0x1D4ED8)
    static let text = RGB(0x1A1C20)
    /// The current row: accent at 14 % on the menu.
    static let selectedRow = mix(accent, 0.14, over: menu)
    /// Text at 6 % and at 12 % on the menu.
    static let hoveredRow = mix(text, 0.06, over: menu)
    static let pressedRow = mix(text, 0.12, over: menu)
  }

  enum Dark {
    static let surface = RGB(0x202226)
    static let menu = RGB(0x121316)
  }

  enum HighContrast {
    static let menu = RGB(0xF0F1F4)
  }

  private static func mix(_ color: RGB, _ opacity: Double, over ground: RGB) -> RGB {
    func channel(_ above: Int, _ below: Int) -> UInt32 {
      UInt32((Double(above) * opacity + Double(below) * (1 - opacity)).rounded())
    }
    return RGB(
      channel(color.red, ground.red) << 16 | channel(color.green, ground.green) << 8
        | channel(color.blue, ground.blue))
  }
}
