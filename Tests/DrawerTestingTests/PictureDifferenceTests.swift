// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import DrawerTesting
import Testing

struct PictureDifferenceTests {
  private let white = Bitmap(
    width: 20, height: 10, pixels: Array(repeating: 0xFFFF_FFFF, count: 200))

  private func picture(withBlack points: [(Int, Int)]) -> Bitmap {
    var pixels = white.pixels
    for (x, y) in points { pixels[y * 20 + x] = 0xFF00_0000 }
    return Bitmap(width: 20, height: 10, pixels: pixels)
  }

  @Test func `equal pictures have none`() {
    #expect(PictureDifference(white, white).largestBlob == 0)
  }

  @Test func `a shade is none, whatever its extent`() {
    let gray = Bitmap(width: 20, height: 10, pixels: Array(repeating: 0xFF80_8080, count: 200))

    #expect(PictureDifference(white, gray).largestBlob == 0)
  }

  @Test func `the largest connected blob counts, not the sum`() {
    let blob = (3...6).flatMap { x in (2...4).map { (x, $0) } }
    let strays = [(0, 0), (19, 9), (10, 8)]

    let difference = PictureDifference(white, picture(withBlack: blob + strays))

    #expect(difference.largestBlob == 12)
    #expect(difference.place == Rect(3, 2, 4, 3))
  }

  @Test func `corners connect, the end of a row and the next one do not`() {
    let diagonal = [(4, 4), (5, 5), (6, 4)]
    let wrapped = [(19, 1), (0, 2), (19, 7), (0, 8)]

    #expect(PictureDifference(white, picture(withBlack: diagonal)).largestBlob == 3)
    #expect(PictureDifference(white, picture(withBlack: wrapped)).largestBlob == 1)
  }
}
