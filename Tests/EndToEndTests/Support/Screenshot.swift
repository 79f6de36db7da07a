// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Foundation

/// A picture of the screen or of a file, in memory.
struct Screenshot: Sendable {
  let width: Int
  let height: Int
  /// One 0xRRGGBB word a pixel, row after row.
  let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads an opaque picture from a PNG file.
  init(contentsOf file: URL) throws {
    let bitmap = try Bitmap(contentsOf: file.path)
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 & 0xFF_FFFF })
  }

  var bounds: PixelRect { PixelRect(0, 0, width, height) }

  /// Black outside the picture, so that a window of a wrong size only fails a test.
  func pixel(_ x: Int, _ y: Int) -> RGB {
    guard x >= 0, y >= 0, x < width, y < height else { return RGB(0) }
    return RGB(pixels[y * width + x])
  }

  func pixel(at point: PixelPoint) -> RGB { pixel(point.x, point.y) }

  /// How many pixels of a part have a color, each channel within the tolerance.
  func count(of color: RGB, in part: PixelRect? = nil, tolerance: Int = 0) -> Int {
    var count = 0
    forEachPixel(in: part ?? bounds) { if RGB($0).distance(to: color) <= tolerance { count += 1 } }
    return count
  }

  /// The rightmost pixel of exactly this color in the lowest row with this color.
  func lastPixel(of color: RGB) -> PixelPoint? {
    pixels.lastIndex { RGB($0).distance(to: color) == 0 }
      .map { PixelPoint($0 % width, $0 / width) }
  }

  /// The part of an area, 0…1, that has a color.
  func fraction(of color: RGB, in part: PixelRect, tolerance: Int = 4) -> Double {
    let area = part.intersection(bounds)
    return Double(count(of: color, in: area, tolerance: tolerance))
      / Double(max(1, area.width * area.height))
  }

  func contains(_ color: RGB, in part: PixelRect? = nil, tolerance: Int = 0) -> Bool {
    count(of: color, in: part, tolerance: tolerance) > 0
  }

  /// How many pixels of a part differ visibly from the background color.
  func differingPixelCount(from ground: RGB, in part: PixelRect, tolerance: Int = 48) -> Int {
    let area = part.intersection(bounds)
    return area.width * area.height - count(of: ground, in: part, tolerance: tolerance)
  }

  /// How many pixels of a part are not exactly the same in two pictures; all, if their sizes differ.
  func changedPixelCount(from other: Screenshot, in part: PixelRect? = nil) -> Int {
    guard bounds == other.bounds else { return pixels.count }
    let ours = crop(part ?? bounds).pixels
    let theirs = other.crop(part ?? bounds).pixels
    return ours == theirs ? 0 : zip(ours, theirs).count { $0 != $1 }
  }

  func crop(_ part: PixelRect) -> Screenshot {
    let area = part.intersection(bounds)
    var cropped: [UInt32] = []
    cropped.reserveCapacity(area.width * area.height)
    for y in area.y..<(area.y + area.height) {
      cropped += pixels[(y * width + area.x)..<(y * width + area.x + area.width)]
    }
    return Screenshot(width: area.width, height: area.height, pixels: cropped)
  }

  /// The picture as the library's bitmap.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0 | 0xFF00_0000 })
  }

  private func forEachPixel(in part: PixelRect, _ body: (UInt32) -> Void) {
    let area = part.intersection(bounds)
    pixels.withUnsafeBufferPointer { pixels in
      for y in area.y..<(area.y + area.height) {
        for x in area.x..<(area.x + area.width) { body(pixels[y * width + x]) }
      }
    }
  }
}
