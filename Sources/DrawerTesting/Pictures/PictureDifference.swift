// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
package import SDLHost

/// How far two pictures differ in structure, not in shades: the connected blobs of plainly wrong pixels.
///
/// A percentage would count a shade at the edge of every letter as much as a missing letter. A blob of pixels that
/// are *all* wrong is something gone.
package nonisolated struct PictureDifference: Equatable, Sendable {
  /// Pixels in the largest blob; 0 when nothing differs plainly.
  package let largestBlob: Int
  /// A rectangle around it, in pixels.
  package let place: Rect

  /// Compares two pictures of one size.
  ///
  /// - Parameter shade: Above this difference in one channel a pixel is plainly wrong.
  package init(_ first: Bitmap, _ second: Bitmap, shade: Int = PictureTolerance.structure.shade) {
    var wrong = Self.wrongPixels(first, second, shade: shade)
    var largest = 0
    var place = Rect.zero
    if wrong.contains(true) {
      for start in wrong.indices where wrong[start] {
        let (size, rect) = Self.takeBlob(from: start, in: &wrong, width: first.width)
        if size > largest { (largest, place) = (size, rect) }
      }
    }
    largestBlob = largest
    self.place = place
  }

  /// The first picture in pale shades, with the pixels in red that are plainly wrong.
  static func marked(_ first: Bitmap, _ second: Bitmap, shade: Int) -> Bitmap {
    let wrong = wrongPixels(first, second, shade: shade)
    let pixels = zip(first.pixels, wrong).map { pixel, isWrong -> UInt32 in
      isWrong ? 0xFFE0_0000 : 0xFFC0_C0C0 + (pixel >> 2 & 0x3F_3F3F)
    }
    return Bitmap(width: first.width, height: first.height, pixels: pixels)
  }

  private static func wrongPixels(_ first: Bitmap, _ second: Bitmap, shade: Int) -> [Bool] {
    require(
      first.width == second.width && first.height == second.height,
      "\(first.width) × \(first.height) pixels are compared with \(second.width) × \(second.height)"
    )
    var wrong = [Bool](repeating: false, count: first.pixels.count)
    if first.pixels == second.pixels { return wrong }
    first.pixels.withUnsafeBufferPointer { one in
      second.pixels.withUnsafeBufferPointer { other in
        for index in 0..<one.count where one[index] != other[index] {
          wrong[index] = distance(one[index], other[index]) > shade
        }
      }
    }
    return wrong
  }

  /// The largest difference in one channel, 0…255.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(channel(16), channel(8), channel(0))
  }

  /// Clears the blob that a pixel belongs to (neighbours across edges and corners) and measures it.
  private static func takeBlob(
    from start: Int, in wrong: inout [Bool], width: Int
  ) -> (size: Int, rect: Rect) {
    var size = 0
    var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
    var open = [start]
    wrong[start] = false
    while let index = open.popLast() {
      let (x, y) = (index % width, index / width)
      size += 1
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      for nextX in max(0, x - 1)...min(width - 1, x + 1) {
        for next in [nextX + (y - 1) * width, nextX + y * width, nextX + (y + 1) * width]
        where wrong.indices.contains(next) && wrong[next] {
          wrong[next] = false
          open.append(next)
        }
      }
    }
    return (
      size, Rect(Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
    )
  }
}

/// How far a picture may differ from its reference.
public nonisolated struct PictureTolerance: Sendable, Equatable {
  /// The largest difference of a pixel in one channel that does not count, 0…255.
  public var shade: Int

  /// The largest connected blob of pixels that differ more than that and still does not count, in square points.
  public var blob: Double

  /// A tolerance of so many shades and square points; values below 0 are 0.
  public init(shade: Int, blob: Double) {
    self.shade = max(0, shade)
    self.blob = max(0, blob)
  }

  /// The default: the same things at the same places. Another version of the font renderer moves the edge of
  /// every letter by a shade, which is no difference; a letter that is gone is one.
  public static let structure = PictureTolerance(shade: 150, blob: 80)

  /// Every pixel has to be the same. Another version of the font renderer breaks such a test.
  public static let exact = PictureTolerance(shade: 0, blob: 0)
}
