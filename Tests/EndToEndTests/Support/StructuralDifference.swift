// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far two pictures differ in structure, not in shades: the connected blobs of plainly wrong pixels.
///
/// Another version of the font renderer moves the edge of every letter by a shade, which a percentage
/// counts as much as a missing letter. A blob of pixels that are *all* wrong is something gone.
struct StructuralDifference: Equatable, Sendable {
  /// Pixels in the largest blob; 0 when nothing differs plainly.
  let largestBlob: Int
  /// A rectangle around it, to look at.
  let place: PixelRect

  /// Above this difference in one channel a pixel is plainly wrong (docs: design, tests).
  static let threshold = 150

  init(_ first: Screenshot, _ second: Screenshot, threshold: Int = threshold) {
    precondition(first.bounds == second.bounds, "\(first.bounds) is not \(second.bounds)")
    var wrong = Self.wrongPixels(first, second, threshold: threshold)
    var largest = 0
    var place = PixelRect(0, 0, 0, 0)
    for start in wrong.indices where wrong[start] {
      let (size, rect) = Self.takeBlob(from: start, in: &wrong, width: first.width)
      if size > largest { (largest, place) = (size, rect) }
    }
    largestBlob = largest
    self.place = place
  }

  private static func wrongPixels(
    _ first: Screenshot, _ second: Screenshot, threshold: Int
  ) -> [Bool] {
    var wrong = [Bool](repeating: false, count: first.pixels.count)
    if first.pixels == second.pixels { return wrong }
    first.pixels.withUnsafeBufferPointer { one in
      second.pixels.withUnsafeBufferPointer { other in
        for index in 0..<one.count where one[index] != other[index] {
          wrong[index] = RGB(one[index]).distance(to: RGB(other[index])) > threshold
        }
      }
    }
    return wrong
  }

  /// Clears the blob that a pixel belongs to (neighbours across edges and corners) and measures it.
  private static func takeBlob(
    from start: Int, in wrong: inout [Bool], width: Int
  ) -> (size: Int, rect: PixelRect) {
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
    return (size, PixelRect(left, top, right - left + 1, bottom - top + 1))
  }
}
