// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls

struct RowGeometryTests {
  @Test func `RowGeometry returns the row at a vertical position if all rows have the same height`()
  {
    let rows = RowGeometry(count: 1_000_000, commonHeight: 44)

    #expect(rows.height == 44_000_000)
    #expect(rows.row(at: 43.9) == 0)
    #expect(rows.row(at: 44) == 1)
    #expect(rows.row(at: -5) == 0)
    #expect(rows.row(at: 1e12) == 999_999)
    #expect(rows.rows(from: 10, to: 88) == 0..<2)
    #expect(rows.rows(from: 44, to: 88.5) == 1..<3)
    #expect(RowGeometry(count: 0, commonHeight: 44).row(at: 0) == nil)
  }

  @Test(arguments: [0, 1, 380_000, 500_000, 999_999])
  func `the row positions of a table with a million rows are exact`(row: Int) {
    var rows = RowGeometry(count: 1_000_000, commonHeight: 44)
    rows.setHeight(60.25, ofRow: 0)

    let top = rows.top(ofRow: row)

    #expect(top == Double(row) * 44 + (row > 0 ? 16.25 : 0))
    #expect(rows.row(at: top) == row)
    #expect(rows.row(at: top.nextDown) == max(0, row - 1))
  }

  @Test
  func
    `table rows move when a row above them gets a custom height or returns to the common height`()
  {
    var rows = RowGeometry(count: 10, commonHeight: 20)
    rows.setHeight(50, ofRow: 3)
    rows.setHeight(5, ofRow: 7)

    #expect(rows.height == 200 + 30 - 15)
    #expect(rows.top(ofRow: 3) == 60)
    #expect(rows.top(ofRow: 4) == 110)
    #expect(rows.rows(from: 100, to: 120) == 3..<5)

    rows.setHeight(20, ofRow: 3)
    rows.setCount(7)
    #expect(rows.height == 140)
    rows.setCount(20)
    #expect(rows.height == 400)
  }

  @Test(arguments: [3, 64, 1000])
  func `the row positions of a table are the exact sums of many custom row heights`(count: Int) {
    var random = SplitMix(state: UInt64(count))
    var rows = RowGeometry(count: count, commonHeight: 20)
    var heights = [Double](repeating: 20, count: count)
    for _ in 0..<count {
      let row = Int(random.next() % UInt64(count))
      heights[row] = Double(1 + random.next() % 400) / 4
      rows.setHeight(heights[row], ofRow: row)
    }

    var top = 0.0
    for row in 0..<count {
      #expect(rows.top(ofRow: row) == top)
      #expect(rows.row(at: top) == row)
      #expect(rows.row(at: top + heights[row] / 2) == row)
      #expect(rows.height(ofRow: row) == heights[row])
      top += heights[row]
    }
    #expect(rows.height == top)
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
