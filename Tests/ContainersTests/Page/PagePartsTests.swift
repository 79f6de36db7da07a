// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import Containers

struct PagePartsTests {
  private func geometry(
    vertical: Bool = false, rightToLeft: Bool = false, indicator: Double = 32
  ) -> PageGeometry {
    PageGeometry(
      size: Size(400, 300), isVertical: vertical, isRightToLeft: rightToLeft, spacing: 20,
      indicatorThickness: indicator)
  }

  @Test func `the indicator lies below the pages, or at their trailing edge`() {
    #expect(geometry().host == Rect(0, 0, 400, 268))
    #expect(geometry().indicator == Rect(0, 268, 400, 32))
    #expect(geometry(vertical: true).host == Rect(0, 0, 368, 300))
    #expect(geometry(vertical: true).indicator == Rect(368, 0, 32, 300))
    #expect(geometry(vertical: true, rightToLeft: true).host == Rect(32, 0, 368, 300))
    #expect(geometry(vertical: true, rightToLeft: true).indicator == Rect(0, 0, 32, 300))
  }

  @Test func `pages lie a page and the spacing apart, mirrored where they are horizontal`() {
    #expect(geometry().frame(at: 1) == Rect(420, 0, 400, 268))
    #expect(geometry(rightToLeft: true).frame(at: 1) == Rect(-420, 0, 400, 268))
    #expect(geometry(vertical: true, rightToLeft: true).frame(at: -1) == Rect(0, -320, 368, 300))
  }

  @Test(
    arguments: [
      (0.49, 0, false), (0.51, 0, true), (0.1, 500, true), (0.9, -500, false), (0.45, 200, true),
      (0.55, -200, false),
    ] as [(Double, Double, Bool)])
  func `a release turns by its velocity, else by where it would come to rest`(
    share: Double, velocity: Double, turns: Bool
  ) {
    #expect(Release(progress: share, velocity: velocity, length: 400).reachesEnd == turns)
  }
}
