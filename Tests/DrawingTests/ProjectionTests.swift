// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

struct ProjectionTests {
  /// The right end goes away: 3-4-5.
  private let turn = Projection.turn(about: .vertical, sine: 0.6, cosine: 0.8, distance: 200)

  private func near(_ first: Point, _ second: Point) -> Bool { first.distance(to: second) < 1e-9 }

  @Test func `what goes away gets smaller and nearer to the eye's axis`() {
    #expect(near(turn.apply(to: Point(50, 20)), Point(40 / 1.15, 20 / 1.15)))
    #expect(near(turn.apply(to: Point(-50, 20)), Point(-40 / 0.85, 20 / 0.85)))
    #expect(near(turn.apply(to: Point(0, 20)), Point(0, 20)), "the axis stays")
  }

  @Test func `a flap turns about a level axis alike`() {
    let flap = Projection.turn(about: .horizontal, sine: 0.6, cosine: 0.8, distance: 200)

    #expect(near(flap.apply(to: Point(20, 50)), Point(20 / 1.15, 40 / 1.15)))
  }

  @Test func `the way back leads back`() throws {
    let map = Projection(.translation(7, -3)).followed(by: turn)
      .followed(by: Transform.scale(2, 3))
      .followed(by: Projection.turn(about: .horizontal, sine: -0.28, cosine: 0.96))
    let back = try #require(map.inverse)

    for point in [Point(0, 0), Point(31, 4), Point(-12, 55)] {
      #expect(near(back.apply(to: map.apply(to: point)), point))
    }
  }

  @Test func `one after the other is both`() {
    let next = Projection(.scale(2, 3)).followed(by: Transform.translation(5, 6))
    let point = Point(12, -8)

    #expect(
      near(turn.followed(by: next).apply(to: point), next.apply(to: turn.apply(to: point))))
    #expect(
      near(next.followed(by: turn).apply(to: point), turn.apply(to: next.apply(to: point))))
  }

  @Test func `a transform is the same map`() {
    let transform = Transform(a: 2, b: 0.5, c: -1, d: 3, tx: 4, ty: 5)
    let map = Projection(transform)

    #expect(map.apply(to: Point(7, 8)) == transform.apply(to: Point(7, 8)))
    #expect(map.isAffine && !map.isUpright)
    #expect(!turn.isAffine)
  }

  @Test func `in pixels it is the same map, larger`() {
    let point = Point(30, 10)
    let inPoints = turn.apply(to: point)

    #expect(
      near(
        turn.scaled(by: 2).apply(to: Point(60, 20)), Point(2 * inPoints.x, 2 * inPoints.y)))
  }

  @Test func `seen from its edge it has no way back`() {
    #expect(Projection.turn(about: .vertical, sine: 1, cosine: 0).inverse == nil)
  }

  @Test func `the box around a trapezoid is as high as its nearer end`() {
    let box = turn.boundingBox(of: Rect(-50, -50, 100, 100))

    #expect(abs(box.minX + 40 / 0.85) < 1e-9 && abs(box.maxX - 40 / 1.15) < 1e-9)
    #expect(abs(box.height - 100 / 0.85) < 1e-9)
  }
}
