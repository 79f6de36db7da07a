// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The colors and font sizes of the scene, which are the same in all compared programs.
enum ScenePalette {
  static let menu = Color(hex: 0x263238)
  static let menuText = Color(hex: 0xECEFF1)
  static let page = Color(hex: 0xFAFAFA)
  static let pageText = Color(hex: 0x212121)
  static let bar = Color(hex: 0x3F51B5)

  /// The colors of a page's rectangles. The fourth rectangle is the marker.
  static func rectangles(ofPage number: Int) -> [Color] {
    let marker = Color(hex: number.isMultiple(of: 2) ? 0xE91E63 : 0x1E88E5)
    return [
      Color(hex: 0x43A047), Color(hex: 0xFB8C00), Color(hex: 0x8E24AA), marker,
      Color(hex: 0x00897B), Color(hex: 0x6D4C41),
    ]
  }

  static func theme(_ base: Theme) -> Theme {
    var theme = base
    theme.fonts.body.size = 15
    theme.fonts.bodyStrong.size = 15
    theme.fonts.title.size = 19
    theme.palette.menu = menu
    theme.palette.accent = menuText
    theme.palette.window = page
    return theme
  }
}
