// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import Containers

struct PageGeometryTests {
  private func geometry(
    vertical: Bool = false, rightToLeft: Bool = false, indicator: Double = 32
  ) -> PageGeometry {
    PageGeometry(
      size: Size(400, 300), isVertical: vertical, isRightToLeft: rightToLeft, spacing: 20,
      indicatorThickness: indicator)
  }

  @Test
  func `the page indicator is below horizontal pages and at the trailing edge of vertical pages`() {
    #expect(geometry().containerFrame == Rect(0, 0, 400, 268))
    #expect(geometry().indicatorFrame == Rect(0, 268, 400, 32))
    #expect(geometry(vertical: true).containerFrame == Rect(0, 0, 368, 300))
    #expect(geometry(vertical: true).indicatorFrame == Rect(368, 0, 32, 300))
    #expect(geometry(vertical: true, rightToLeft: true).containerFrame == Rect(32, 0, 368, 300))
    #expect(geometry(vertical: true, rightToLeft: true).indicatorFrame == Rect(0, 0, 32, 300))
  }

  @Test func `neighboring pages are one page size plus interPageSpacing apart`() {
    #expect(geometry().frame(at: 1) == Rect(420, 0, 400, 268))
    #expect(geometry(rightToLeft: true).frame(at: 1) == Rect(-420, 0, 400, 268))
    #expect(geometry(vertical: true, rightToLeft: true).frame(at: -1) == Rect(0, -320, 368, 300))
  }

  @Test(
    arguments: [
      (0.49, 0, false), (0.51, 0, true), (0.1, 500, true), (0.9, -500, false), (0.45, 200, true),
      (0.55, -200, false),
    ] as [(Double, Double, Bool)])
  func `the velocity of a fast release, or the position of a slow one, decides if a page turns`(
    share: Double, velocity: Double, turns: Bool
  ) {
    #expect(DragRelease(progress: share, velocity: velocity, length: 400).reachesEnd == turns)
  }
}
