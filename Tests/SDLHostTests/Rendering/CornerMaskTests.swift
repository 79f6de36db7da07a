// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct CornerMaskTests {
  @Test(arguments: [1.0, 2.5, 8, 12, 40])
  func `the mask of a rounded corner covers the area of a quarter circle`(radius: Double) throws {
    let mask = try #require(CoverageMask(cornerRadius: radius))

    let side = Double(mask.width)
    let covered = (0..<mask.byteCount).reduce(0.0) { $0 + Double(mask.bytes[$1]) } / 255
    // What the square of whole pixels adds beyond the radius is covered wholly.
    let expected = Double.pi * radius * radius / 4 + side * side - radius * radius
    #expect(abs(covered - expected) < 0.02 * expected + 0.1)
  }

  @Test func `the mask of a rounded corner never becomes more transparent toward the middle`()
    throws
  {
    let mask = try #require(CoverageMask(cornerRadius: 12))

    for y in 0..<mask.height {
      for x in 1..<mask.width { #expect(mask.row(y)[x] >= mask.row(y)[x - 1]) }
    }
    for y in 1..<mask.height {
      for x in 0..<mask.width { #expect(mask.row(y)[x] >= mask.row(y - 1)[x]) }
    }
    #expect(mask.row(0)[0] == 0)
    #expect(mask.row(11)[11] == 255)
  }

  @Test func `the mask of a rounded corner is symmetric about its diagonal`() throws {
    let mask = try #require(CoverageMask(cornerRadius: 9))

    for y in 0..<mask.height {
      for x in 0..<y {
        #expect(abs(Int(mask.row(y)[x]) - Int(mask.row(x)[y])) <= 6)
      }
    }
  }

  @Test func `the mask of a stroked rounded corner is as wide as the stroke and empty inside`()
    throws
  {
    let mask = try #require(CoverageMask(cornerRadius: 10, lineWidth: 2))

    #expect(mask.row(0)[9] > 200)
    #expect(mask.row(1)[9] == 255)
    #expect(mask.row(2)[9] < 40)
    #expect(mask.row(9)[9] == 0)
  }
}
