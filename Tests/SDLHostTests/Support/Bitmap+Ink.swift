// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing

@testable import SDLHost

extension Bitmap {
  /// The smallest rectangle around the pixels that are not transparent, or that differ from a ground.
  func ink(on ground: UInt32 = 0) -> PixelRect {
    var ink = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != ground {
        ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 24) }

  /// The raw pixels of a rectangle.
  func cut(_ area: PixelRect) -> [UInt32] {
    (area.minY..<area.maxY).flatMap { y in
      pixels[(y * width + area.minX)..<(y * width + area.maxX)]
    }
  }
}
