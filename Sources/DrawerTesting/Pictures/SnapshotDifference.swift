// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

package import Drawing
package import SDLHost

/// The difference of two snapshots in structure, not in shades: the connected regions of clearly different pixels.
///
/// A percentage would count a shade at the edge of every letter as much as a missing letter. A region of pixels that
/// are *all* different is a missing or moved part.
package nonisolated struct SnapshotDifference: Equatable, Sendable {
  /// The number of pixels in the largest region; 0 if no pixel differs clearly.
  package let largestRegionArea: Int
  /// The smallest rectangle around the largest region, in pixels.
  package let largestRegionFrame: Rect

  /// Compares two snapshots of the same size.
  ///
  /// - Parameter channelDifference: The largest difference in one channel that is ignored.
  package init(
    _ first: Bitmap, _ second: Bitmap,
    channelDifference: Int = SnapshotTolerance.structure.channelDifference
  ) {
    var wrong = Self.differingPixels(first, second, channelDifference: channelDifference)
    var largest = 0
    var largestFrame = Rect.zero
    if wrong.contains(true) {
      for start in wrong.indices where wrong[start] {
        let (size, rect) = Self.consumeRegion(from: start, in: &wrong, width: first.width)
        if size > largest { (largest, largestFrame) = (size, rect) }
      }
    }
    largestRegionArea = largest
    self.largestRegionFrame = largestFrame
  }

  /// Returns the first snapshot in pale shades, with the clearly different pixels in red.
  static func differenceBitmap(_ first: Bitmap, _ second: Bitmap, channelDifference: Int) -> Bitmap
  {
    let wrong = differingPixels(first, second, channelDifference: channelDifference)
    let pixels = zip(first.pixels, wrong).map { pixel, isWrong -> UInt32 in
      isWrong ? 0xFFE0_0000 : 0xFFC0_C0C0 + (pixel >> 2 & 0x3F_3F3F)
    }
    return Bitmap(width: first.width, height: first.height, pixels: pixels)
  }

  private static func differingPixels(_ first: Bitmap, _ second: Bitmap, channelDifference: Int)
    -> [Bool]
  {
    require(
      first.width == second.width && first.height == second.height,
      "An image of \(first.width) × \(first.height) pixels cannot be compared with one of \(second.width) × \(second.height)"
    )
    var wrong = [Bool](repeating: false, count: first.pixels.count)
    if first.pixels == second.pixels { return wrong }
    first.pixels.withUnsafeBufferPointer { one in
      second.pixels.withUnsafeBufferPointer { other in
        for index in 0..<one.count where one[index] != other[index] {
          wrong[index] = distance(one[index], other[index]) > channelDifference
        }
      }
    }
    return wrong
  }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int {
      abs(Int(one >> shift & 255) - Int(other >> shift & 255))
    }
    return max(channel(16), channel(8), channel(0))
  }

  /// Clears the region of a pixel, connected across edges and corners, and returns its size and rectangle.
  private static func consumeRegion(
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

/// The limits up to which differences between a snapshot and its reference image are ignored.
public nonisolated struct SnapshotTolerance: Sendable, Equatable {
  /// The limit for one pixel, 0…255: a pixel differs if one of its color channels differs by more than this.
  public var channelDifference: Int

  /// The limit for a region of adjacent differing pixels, in square points: a snapshot with a larger region differs.
  public var regionArea: Double

  /// Creates a snapshot tolerance. Negative values become 0.
  public init(channelDifference: Int, regionArea: Double) {
    self.channelDifference = max(0, channelDifference)
    self.regionArea = max(0, regionArea)
  }

  /// The default tolerance, for images with the same elements at the same positions. It ignores different shades at the
  /// edges of letters, which another version of the font renderer causes, but not a missing letter.
  public static let structure = SnapshotTolerance(channelDifference: 150, regionArea: 80)

  /// No tolerance: every pixel must be identical. A reference with text fits only one version of the font renderer.
  public static let exact = SnapshotTolerance(channelDifference: 0, regionArea: 0)
}
