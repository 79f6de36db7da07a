// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Positions in the window at the first size, 1000 × 700 points at scale 1.
enum Layout {
  static let menuWidth = 250
  static let barHeight = 48

  /// The bar's free middle, where drags of the drawer may begin.
  static let bar = PixelPoint(700, 24)
  /// The middle of the center, right of the menu.
  static let center = PixelPoint(640, 400)
  /// A point on the leading edge, below the bar.
  static let edge = PixelPoint(6, 500)

  static let menuButtonWhenOpen = PixelPoint(menuWidth + 22, 24)
  static let menuButtonWhenClosed = PixelPoint(22, 24)

  /// A part of the menu below its rows.
  static let emptyMenu = PixelRect(16, 500, 150, 120)
  /// The child's area that is visible while the menu is open, without the bar and the shadow.
  static let childWhenOpen = PixelRect(menuWidth + 4, 60, 740, 630)
  static let childWhenClosed = PixelRect(4, 60, 990, 630)

  /// `min(320, max(240, 0.25·w), w − 64)` points.
  static func menuWidth(inWindowOf width: Int) -> Int {
    min(320, max(240, width / 4), width - 64)
  }
}
