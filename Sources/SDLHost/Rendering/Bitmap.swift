// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// A picture in memory: the content of a window.
public nonisolated struct Bitmap: Sendable, Equatable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  /// `0xAARRGGBB`, color multiplied by alpha, row by row from the top.
  public internal(set) var pixels: [UInt32]

  /// - Parameter pixels: As many as `width` times `height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      width > 0 && height > 0
        && width.multipliedReportingOverflow(by: height) == (pixels.count, false),
      "\(pixels.count) pixels do not make \(width) × \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The color of a pixel, alpha taken out.
  public subscript(x: Int, y: Int) -> Color {
    require(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel \(x), \(y) is outside of \(width) × \(height)")
    let pixel = pixels[y * width + x]
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
    }
    return Color(
      red: channel(16), green: channel(8), blue: channel(0), alpha: UInt8(alpha))
  }
}
