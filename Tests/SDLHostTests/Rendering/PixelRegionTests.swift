// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct PixelRegionTests {
  @Test func `subtracting a rectangle from a pixel region leaves rectangles that do not overlap`() {
    var region = PixelRegion()
    region.reset(to: PixelRect(x: 0, y: 0, width: 10, height: 10))

    region.subtract(PixelRect(x: 3, y: 4, width: 2, height: 3))

    #expect(region.rects.reduce(0) { $0 + $1.area } == 100 - 6)
    #expect(!Self.overlaps(region))
  }

  @Test func `subtracting many rectangles from a pixel region removes exactly their union`() {
    var region = PixelRegion()
    region.reset(to: PixelRect(x: 0, y: 0, width: 20, height: 20))
    let holes = (0..<12).map { PixelRect(x: $0 * 7 % 19, y: $0 * 5 % 17, width: 5, height: 4) }

    for hole in holes { region.subtract(hole) }

    let left = (0..<400).filter { index in
      let pixel = PixelRect(x: index % 20, y: index / 20, width: 1, height: 1)
      return !holes.contains { $0.contains(pixel) }
    }
    #expect(region.rects.reduce(0) { $0 + $1.area } == left.count)
    #expect(!Self.overlaps(region))
  }

  @Test func `inserting an overlapping rectangle into a pixel region adds only its uncovered part`()
  {
    var region = PixelRegion()

    region.insert(PixelRect(x: 0, y: 0, width: 6, height: 6), limit: 8)
    region.insert(PixelRect(x: 3, y: 3, width: 6, height: 6), limit: 8)
    region.insert(PixelRect(x: 1, y: 1, width: 2, height: 2), limit: 8)

    #expect(region.rects.reduce(0) { $0 + $1.area } == 36 + 36 - 9)
  }

  @Test func `a pixel region with too many rectangles becomes their bounding rectangle`() {
    var region = PixelRegion()

    for index in 0..<5 {
      region.insert(PixelRect(x: index * 10, y: 0, width: 5, height: 5), limit: 4)
    }

    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 45, height: 5)])
  }

  private static func overlaps(_ region: PixelRegion) -> Bool {
    region.rects.indices.contains { index in
      region.rects[..<index].contains { $0.intersects(region.rects[index]) }
    }
  }
}
