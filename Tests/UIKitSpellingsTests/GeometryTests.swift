// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing
import UIKitSpellings

/// Rectangles and transforms, with the names of Core Graphics.
struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test
  func `UIKit's spellings of geometry calls give the same results as the library's own calls`() {
    #expect(rect == Rect(10, 20, 30, 40) && Point(x: 1, y: 2) == Point(1, 2))
    #expect(Size(width: 1, height: 2) == Size(1, 2))
    #expect(rect.insetBy(dx: 2, dy: -3) == Rect(12, 17, 26, 46))
    #expect(rect.insetBy(dx: 20, dy: 0).width == 0)
    #expect(rect.offsetBy(dx: 1, dy: 2) == Rect(11, 22, 30, 40))
    #expect(Rect(0.2, -0.2, 1.1, 1).integral == Rect(0, -1, 2, 2))
  }

  @Test func `the integral rectangle of the null rectangle is the null rectangle`() {
    #expect(Rect.null.integral.isNull)
  }

  @Test(arguments: [
    (Rect.Edge.minXEdge, Rect(10, 20, 8, 40), Rect(18, 20, 22, 40)),
    (.maxXEdge, Rect(32, 20, 8, 40), Rect(10, 20, 22, 40)),
    (.minYEdge, Rect(10, 20, 30, 8), Rect(10, 28, 30, 32)),
    (.maxYEdge, Rect(10, 52, 30, 8), Rect(10, 20, 30, 32)),
  ])
  func `Rect's divided method cuts a rectangle into a slice and a remainder`(
    edge: Rect.Edge, slice: Rect, remainder: Rect
  ) {
    let parts = rect.divided(atDistance: 8, from: edge)
    #expect(parts.slice == slice && parts.remainder == remainder)
    #expect(rect.divided(atDistance: 500, from: edge).slice == rect)
    #expect(rect.divided(atDistance: -1, from: edge).remainder == rect)
  }

  @Test func `UIKit's spellings create, concatenate and invert transforms with UIKit's results`() {
    let quarter = Transform(rotationAngle: .pi / 2)
    let turned = Point(1, 0).applying(quarter)
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    #expect(Transform(scaleX: 2, y: 3) == .scale(2, 3))
    #expect(Transform(translationX: 2, y: 3) == .translation(2, 3))
    // The last transform in the chain is applied first.
    let moved = Transform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(Point.zero.applying(moved) == Point(20, 0))
    #expect(Point(1, 0).applying(Transform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)).x == 12)
    let joined = Transform(translationX: 10, y: 0).concatenating(.scale(2, 2))
    #expect(Point.zero.applying(joined) == Point(20, 0))
    #expect(Point(3, 4).applying(quarter.rotated(by: -.pi / 2)).distance(to: Point(3, 4)) < 1e-12)
    #expect(Transform(scaleX: 0, y: 1).inverted() == .scale(0, 1))
    #expect(Transform(scaleX: 2, y: 4).inverted() == .scale(0.5, 0.25))
  }
}
