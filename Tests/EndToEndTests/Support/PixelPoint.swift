// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A place on the screen or in a picture, in pixels.
struct PixelPoint: Equatable, Sendable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  func moved(x distance: Int) -> PixelPoint { PixelPoint(x + distance, y) }
}
