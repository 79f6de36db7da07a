// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension Color {
  /// The color as a pixel: `0xAARRGGBB`, multiplied by its alpha.
  nonisolated var premultiplied: UInt32 {
    let opaque =
      PixelRows.opaqueBits | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return alpha == 255 ? opaque : PixelRows.scaled(opaque, by: UInt32(alpha))
  }
}
