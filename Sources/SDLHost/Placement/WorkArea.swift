// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The sizes of the title bar and the borders that the desktop draws around a window, in its units.
nonisolated struct FrameExtents: Hashable, Sendable {
  var left = 0
  var top = 0
  var right = 0
  var bottom = 0

  /// The window with its title bar and borders.
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

/// The parts of the screens that windows may cover: those without panels. The units are the desktop's.
nonisolated struct WorkArea: Equatable {
  /// One for each screen, the main screen's first.
  let screens: [PixelRect]

  /// Units of a window's upper edge that a screen shows at least, so that a mouse can take the title bar.
  private static let leastShown = 64

  init(_ screens: [PixelRect]) {
    self.screens = screens.filter { !$0.isEmpty }
  }

  /// The screen that shows most of a window; the main screen if none shows any of it. Nil without screens.
  func screen(of frame: PixelRect) -> PixelRect? {
    screens.max { $0.intersection(frame).area < $1.intersection(frame).area }
  }

  /// A frame of the size, in the middle of a screen and no larger than it.
  ///
  /// - Parameter pointer: The frame is on the screen with this point, or nearest to it: a panel may cover the point. Default nil:
  ///   on the main screen.
  func centered(width: Int, height: Int, at pointer: (x: Int, y: Int)? = nil) -> PixelRect {
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

  /// The frame, no larger than its screen and moved into it.
  ///
  /// - Parameter known: The work area of the screen that the user placed the window on. If the screen still has this
  ///   area, the window stays where it is, also partly outside, as long as its title bar can be reached. Default nil.
  func fitted(_ frame: PixelRect, known: PixelRect? = nil) -> PixelRect {
    guard let screen = screen(of: frame) else { return frame }
    let width = min(frame.width, screen.width)
    let height = min(frame.height, screen.height)
    var x = min(max(frame.minX, screen.minX), screen.maxX - width)
    var y = min(max(frame.minY, screen.minY), screen.maxY - height)
    if known == screen {
      let shown = min(frame.maxX, screen.maxX) - max(frame.minX, screen.minX)
      if width == frame.width, shown >= Self.leastShown { x = frame.minX }
      let isTopShown = frame.minY >= screen.minY && frame.minY <= screen.maxY - Self.leastShown
      if height == frame.height, isTopShown { y = frame.minY }
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}
