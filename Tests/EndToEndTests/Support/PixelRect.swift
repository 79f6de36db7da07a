// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A part of the screen or of a picture, in pixels.
struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var center: PixelPoint { PixelPoint(x + width / 2, y + height / 2) }

  /// The same rectangle grown (or, with a negative amount, shrunk) on every side.
  func expanded(by amount: Int) -> PixelRect {
    PixelRect(x - amount, y - amount, width + 2 * amount, height + 2 * amount)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelRect(left, top, max(0, right - left), max(0, bottom - top))
  }
}
