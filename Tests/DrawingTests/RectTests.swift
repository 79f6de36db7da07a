// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

struct RectTests {
  private let rect = Rect(10, 20, 30, 40)

  @Test func `a rectangle contains its left and top edges but not its right and bottom edges`() {
    #expect(rect.contains(Point(10, 20)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
  }

  @Test func `rectangles that do not overlap have a null intersection`() {
    #expect(rect.intersection(Rect(40, 20, 5, 5)).isNull)
    #expect(rect.intersection(.null).isNull && !rect.intersects(.null))
    #expect(rect.intersection(Rect(30, 50, 100, 100)) == Rect(30, 50, 10, 10))
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
    #expect(rect.union(Rect(0, 0, 5, 5)) == Rect(0, 0, 40, 60))
  }

  @Test func `insetting a rectangle by more than its size gives an empty rectangle`() {
    #expect(rect.inset(by: 5) == Rect(15, 25, 20, 30))
    #expect(rect.inset(by: 100).isEmpty)
    #expect(rect.inset(by: 100).width == 0)
  }

  @Test func `the union of a rectangle with the null rectangle is the rectangle itself`() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.zero.isNull)
    #expect(Rect.null.union(rect) == rect && rect.union(.null) == rect)
    #expect(!rect.contains(Rect.null.origin))
  }

  @Test func `a rotation by 90 degrees maps the x axis to the y axis`() {
    let turned = Point(1, 0).applying(Transform.rotation(.pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }
}
