// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sizes of a window's title bar and borders, in the desktop's units.
nonisolated struct FrameExtents: Hashable, Sendable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// The window's frame, which includes the title bar and borders.
  func frame(around content: PixelRect) -> PixelRect {
    PixelRect(
      minX: content.minX - left, minY: content.minY - top,
      maxX: content.maxX + right, maxY: content.maxY + bottom)
  }

  /// The content area of a window with this frame; at least 1 × 1.
  func content(of frame: PixelRect) -> PixelRect {
    PixelRect(
      x: frame.minX + left, y: frame.minY + top,
      width: max(1, frame.width - left - right), height: max(1, frame.height - top - bottom))
  }
}

/// The parts of the screens without panels, in the desktop's units.
nonisolated struct WorkArea: Equatable {
  /// One area for each screen, the main screen's first.
  let screens: [PixelRect]

  /// The minimum visible length of a window's upper edge, so that the user can reach the title bar.
  private static let minimumVisibleLength = 64

  init(_ screens: [PixelRect]) {
    self.screens = screens.filter { !$0.isEmpty }
  }

  /// The screen that shows most of a window; the main screen if none shows any of it. Nil without screens.
  func screen(of frame: PixelRect) -> PixelRect? {
    screens.max { $0.intersection(frame).area < $1.intersection(frame).area }
  }

  /// A frame in the middle of the screen at or nearest to `pointer`, or by default of the main screen, and no larger
  /// than it. A panel may cover the pointer.
  func centeredFrame(width: Int, height: Int, at pointer: (x: Int, y: Int)? = nil) -> PixelRect {
    func distance(to screen: PixelRect) -> Int {
      guard let (x, y) = pointer else { return 0 }
      return max(screen.minX - x, x - screen.maxX + 1, 0)
        + max(screen.minY - y, y - screen.maxY + 1, 0)
    }
    guard let screen = screens.min(by: { distance(to: $0) < distance(to: $1) }) else {
      return PixelRect(x: 0, y: 0, width: width, height: height)
    }
    let (width, height) = (min(width, screen.width), min(height, screen.height))
    return PixelRect(
      x: screen.minX + (screen.width - width) / 2, y: screen.minY + (screen.height - height) / 2,
      width: width, height: height)
  }

  /// The frame, reduced to the size of its screen and moved into it. If `known`, the screen's work area when the user
  /// placed the window, is unchanged, the window may stay partly off screen, as long as its title bar can be reached.
  func fittedFrame(_ frame: PixelRect, known: PixelRect? = nil) -> PixelRect {
    guard let screen = screen(of: frame) else { return frame }
    let width = min(frame.width, screen.width)
    let height = min(frame.height, screen.height)
    var x = min(max(frame.minX, screen.minX), screen.maxX - width)
    var y = min(max(frame.minY, screen.minY), screen.maxY - height)
    if known == screen {
      let shown = min(frame.maxX, screen.maxX) - max(frame.minX, screen.minX)
      if width == frame.width, shown >= Self.minimumVisibleLength { x = frame.minX }
      let isTopShown =
        frame.minY >= screen.minY && frame.minY <= screen.maxY - Self.minimumVisibleLength
      if height == frame.height, isTopShown { y = frame.minY }
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
