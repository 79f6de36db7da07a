// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Drawing
internal import Views

/// A disc that says where the pointer was, over what is played: it is no part of the frames, which are compared.
struct PointerMark {
  /// Points across it, and of its rim.
  private static let (size, rim) = (22.0, 2.0)

  /// Nil before the pointer has moved, and where it left the window.
  private var location: Point?
  private var isDown = false

  mutating func follow(_ pointer: PointerEvent) {
    location = pointer.phase == .left ? nil : pointer.location
    isDown = pointer.phase == .down || (isDown && pointer.phase == .moved)
  }

  /// - Parameter scale: Pixels per point.
  func draw(on surface: UnsafeMutablePointer<SDL_Surface>, theme: Theme, scale: Double) {
    guard let location else { return }
    let radius = Self.size / 2 * scale
    let side = Int((2 * radius).rounded(.up)) + 1
    var pixels = [UInt32](repeating: 0, count: side * side)
    let fill = theme.color(isDown ? .accent : .secondaryText)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) - radius, Double(y) - radius)
        let inside = radius - (dx * dx + dy * dy).squareRoot()
        let alpha = UInt32(255 * min(1, max(0, inside + 0.5)))
        let color = inside < Self.rim * scale ? Color.white : fill
        pixels[y * side + x] =
          alpha << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      }
    }
    pixels.withUnsafeMutableBytes { bytes in
      let mark = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(side), Int32(side), 32, Int32(side * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(mark) }
      SDL_SetSurfaceBlendMode(mark, SDL_BLENDMODE_BLEND)
      // A recording may have been changed by anyone.
      func pixel(_ points: Double) -> Int32 {
        Int32(max(-1e6, min(1e6, (points * scale - radius).rounded())))
      }
      var place = SDL_Rect(x: pixel(location.x), y: pixel(location.y), w: 0, h: 0)
      SDL_UpperBlit(mark, nil, surface, &place)
    }
  }
}
