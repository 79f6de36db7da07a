// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

struct RoundedRectTests {
  private let corners = RoundedRect(Rect(10, 10, 100, 60), radius: 8)

  @Test func `cornersIntersect is true only for a rectangle that reaches into a rounded corner`() {
    #expect(corners.cornersIntersect(Rect(0, 0, 12, 12)))
    #expect(corners.cornersIntersect(Rect(103, 63, 50, 50)))
    #expect(corners.cornersIntersect(corners.rect))
    #expect(!corners.cornersIntersect(Rect(18, 10, 84, 60)))
    #expect(!corners.cornersIntersect(Rect(10, 18, 100, 44)))
    #expect(!corners.cornersIntersect(Rect(200, 0, 12, 12)))
  }

  @Test func `the radius of a rounded rectangle is at most half of its shorter side`() {
    #expect(RoundedRect(Rect(0, 0, 100, 30), radius: 40).radius == 15)
    #expect(RoundedRect(Rect(0, 0, 100, 30), radius: -1).radius == 0)
    #expect(!RoundedRect(Rect(0, 0, 100, 30), radius: 0).cornersIntersect(Rect(0, 0, 5, 5)))
  }
}
