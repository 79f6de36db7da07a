// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

struct PictureDifferenceTests {
  private let white = Bitmap(
    width: 20, height: 10, pixels: Array(repeating: 0xFFFF_FFFF, count: 200))

  private func makeBitmap(withBlack points: [(Int, Int)]) -> Bitmap {
    var pixels = white.pixels
    for (x, y) in points { pixels[y * 20 + x] = 0xFF00_0000 }
    return Bitmap(width: 20, height: 10, pixels: pixels)
  }

  @Test func `the difference of two equal bitmaps is empty`() {
    #expect(SnapshotDifference(white, white).largestRegionArea == 0)
  }

  @Test
  func `a bitmap comparison ignores a difference of half of a color channel's range by default`() {
    let gray = Bitmap(width: 20, height: 10, pixels: Array(repeating: 0xFF80_8080, count: 200))

    #expect(SnapshotDifference(white, gray).largestRegionArea == 0)
  }

  @Test func `a bitmap comparison finds the largest connected region of differing pixels`() {
    let blob = (3...6).flatMap { x in (2...4).map { (x, $0) } }
    let strays = [(0, 0), (19, 9), (10, 8)]

    let difference = SnapshotDifference(white, makeBitmap(withBlack: blob + strays))

    #expect(difference.largestRegionArea == 12)
    #expect(difference.largestRegionFrame == Rect(3, 2, 4, 3))
  }

  @Test
  func
    `diagonally adjacent differing pixels form one region, but pixels at opposite row ends do not`()
  {
    let diagonal = [(4, 4), (5, 5), (6, 4)]
    let wrapped = [(19, 1), (0, 2), (19, 7), (0, 8)]

    #expect(SnapshotDifference(white, makeBitmap(withBlack: diagonal)).largestRegionArea == 3)
    #expect(SnapshotDifference(white, makeBitmap(withBlack: wrapped)).largestRegionArea == 1)
  }
}
