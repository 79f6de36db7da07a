// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

struct StructuralDifferenceTests {
  private let white = Screenshot(
    width: 20, height: 10, pixels: Array(repeating: 0xFFFFFF, count: 200))

  private func picture(withBlack points: [PixelPoint]) -> Screenshot {
    var pixels = white.pixels
    for point in points { pixels[point.y * 20 + point.x] = 0 }
    return Screenshot(width: 20, height: 10, pixels: pixels)
  }

  @Test func `equal pictures have none`() {
    #expect(StructuralDifference(white, white).largestBlob == 0)
  }

  @Test func `a shade is none, whatever its extent`() {
    let gray = Screenshot(width: 20, height: 10, pixels: Array(repeating: 0x808080, count: 200))

    #expect(StructuralDifference(white, gray).largestBlob == 0)
  }

  @Test func `the largest connected blob counts, not the sum`() {
    let blob = (3...6).flatMap { x in (2...4).map { PixelPoint(x, $0) } }
    let strays = [PixelPoint(0, 0), PixelPoint(19, 9), PixelPoint(10, 8)]

    let difference = StructuralDifference(white, picture(withBlack: blob + strays))

    #expect(difference.largestBlob == 12)
    #expect(difference.place == PixelRect(3, 2, 4, 3))
  }

  @Test func `corners connect, the end of a row and the next one do not`() {
    let diagonal = [PixelPoint(4, 4), PixelPoint(5, 5), PixelPoint(6, 4)]
    let wrapped = [PixelPoint(19, 1), PixelPoint(0, 2), PixelPoint(19, 7), PixelPoint(0, 8)]

    #expect(StructuralDifference(white, picture(withBlack: diagonal)).largestBlob == 3)
    #expect(StructuralDifference(white, picture(withBlack: wrapped)).largestBlob == 1)
  }
}
