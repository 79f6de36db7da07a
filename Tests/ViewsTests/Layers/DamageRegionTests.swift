// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Views

struct DamageRegionTests {
  private var region = DamageRegion()

  @Test func `overlapping damage rectangles are merged, and separate damage rectangles are not`() {
    var region = region
    region.add(Rect(0, 0, 10, 10))
    region.add(Rect(100, 100, 10, 10))
    #expect(region.rects.count == 2)

    region.add(Rect(5, 5, 10, 10))

    #expect(Set(region.rects) == [Rect(0, 0, 15, 15), Rect(100, 100, 10, 10)])
  }

  @Test func `a damage rectangle that overlaps two other rectangles is merged with both of them`() {
    var region = region
    region.add(Rect(0, 0, 10, 10))
    region.add(Rect(20, 0, 10, 10))

    region.add(Rect(5, 2, 20, 4))

    #expect(region.rects == [Rect(0, 0, 30, 10)])
  }

  @Test
  func
    `beyond the maximum count, the damage rectangles whose union adds the least area are merged`()
  {
    var region = region
    for index in 0..<DamageRegion.maximumRectCount {
      region.add(Rect(Double(index) * 100, 0, 10, 10))
    }

    region.add(Rect(312, 0, 10, 10))

    #expect(region.rects.count == DamageRegion.maximumRectCount)
    #expect(region.rects.contains(Rect(300, 0, 22, 10)))
  }

  @Test func `an empty rectangle adds no damage`() {
    var region = region
    region.add(Rect(3, 3, 0, 5))
    #expect(region.isEmpty)
  }
}
