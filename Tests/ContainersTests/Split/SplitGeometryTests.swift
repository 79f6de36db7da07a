// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Containers

struct SplitGeometryTests {
  private let geometry = SplitGeometry(
    size: Size(1000, 600), isRightToLeft: false, widths: [300, 200])

  @Test(arguments: [(0, 0), (0.5, 150), (1, 300), (1.5, 400), (2, 500)] as [(Double, Double)])
  func `a split view converts a number of revealed columns into a width in points, and back`(
    count: Double, points: Double
  ) {
    #expect(geometry.extent(count) == points)
    #expect(abs(geometry.count(atExtent: points) - count) < 1e-9)
  }

  @Test func `a split view's columns slide in together and end next to the secondary`() {
    let half = SplitPosition(revealedColumnCount: 1, insetColumnCount: 0)
    #expect(geometry.columnFrame(0, at: half) == Rect(0, 0, 300, 600))
    #expect(geometry.columnFrame(1, at: half) == Rect(-200, 0, 200, 600))
    let whole = SplitPosition.beside(2)
    #expect(geometry.columnFrame(0, at: whole) == Rect(200, 0, 300, 600))
    #expect(geometry.columnFrame(1, at: whole) == Rect(0, 0, 200, 600))
    #expect(geometry.secondaryFrame(at: whole, settledCount: 2) == Rect(500, 0, 500, 600))
    #expect(geometry.dividerFrame(0, at: whole, thickness: 8) == Rect(496, 0, 8, 600))
  }

  // MARK: Widths

  private func widths(_ total: Double, userWidth: Double? = nil) -> SplitWidths {
    SplitWidths(
      requests: [
        (width: .supplementary, given: userWidth), (width: .primary, given: nil),
      ], minimumSecondary: 320, total: total)
  }

  @Test
  func `in a narrow split view the column next to the secondary shrinks first, to its minimum`() {
    #expect(widths(1000).widths(for: .beside(2)) == [320, 280])
    #expect(widths(900).widths(for: .beside(2)) == [300, 280])
    #expect(widths(750).widths(for: .beside(2)) == [220, 210])
    #expect(widths(1000, userWidth: 700).widths(for: .beside(1)) == [560, 280])
  }

  @Test func `columns over a split view's secondary leave a part of the secondary visible`() {
    #expect(widths(600).widths(for: .over(2)) == [256, 280])
  }

  @Test
  func `a split view counts the columns that fit by their preferred or their minimum widths`() {
    #expect(widths(920).fittingCount(2, preferred: true) == 2)
    #expect(widths(919).fittingCount(2, preferred: true) == 1)
    #expect(widths(720).fittingCount(2, preferred: false) == 2)
    #expect(widths(719).fittingCount(2, preferred: false) == 1)
    #expect(widths(400).fittingCount(2, preferred: false) == 0)
  }
}
