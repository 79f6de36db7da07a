// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

struct RectTests {
  private let rect = Rect(10, 20, 30, 40)

  @Test func `left and top edges belong to it, right and bottom do not`() {
    #expect(rect.contains(Point(10, 20)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
  }

  @Test func `what does not overlap has no intersection`() {
    #expect(rect.intersection(Rect(40, 20, 5, 5)) == .zero)
    #expect(rect.intersection(Rect(30, 50, 100, 100)) == Rect(30, 50, 10, 10))
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
    #expect(rect.union(Rect(0, 0, 5, 5)) == Rect(0, 0, 40, 60))
  }

  @Test func `an inset never turns it inside out`() {
    #expect(rect.inset(by: 5) == Rect(15, 25, 20, 30))
    #expect(rect.inset(by: 100).isEmpty)
    #expect(rect.inset(by: 100).width == 0)
  }
}
