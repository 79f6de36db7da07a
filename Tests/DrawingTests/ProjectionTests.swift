// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

struct ProjectionTests {
  /// The right end goes away: 3-4-5.
  private let turn = ProjectiveTransform.rotation(
    about: .vertical, sine: 0.6, cosine: 0.8, distance: 200)

  private func near(_ first: Point, _ second: Point) -> Bool { first.distance(to: second) < 1e-9 }

  @Test func `a perspective rotation moves points that are farther away toward the axis`() {
    #expect(near(turn.apply(to: Point(50, 20)), Point(40 / 1.15, 20 / 1.15)))
    #expect(near(turn.apply(to: Point(-50, 20)), Point(-40 / 0.85, 20 / 0.85)))
    #expect(near(turn.apply(to: Point(0, 20)), Point(0, 20)), "the axis stays")
  }

  @Test func `a rotation about the horizontal axis projects the same way`() {
    let flap = ProjectiveTransform.rotation(
      about: .horizontal, sine: 0.6, cosine: 0.8, distance: 200)

    #expect(near(flap.apply(to: Point(20, 50)), Point(20 / 1.15, 40 / 1.15)))
  }

  @Test func `an inverse projective transform maps points back`() throws {
    let map = ProjectiveTransform(.translation(7, -3)).concatenating(turn)
      .concatenating(Transform.scale(2, 3))
      .concatenating(ProjectiveTransform.rotation(about: .horizontal, sine: -0.28, cosine: 0.96))
    let back = try #require(map.inverse)

    for point in [Point(0, 0), Point(31, 4), Point(-12, 55)] {
      #expect(near(back.apply(to: map.apply(to: point)), point))
    }
  }

  @Test func `concatenated transforms equal applying one after the other`() {
    let next = ProjectiveTransform(.scale(2, 3)).concatenating(Transform.translation(5, 6))
    let point = Point(12, -8)

    #expect(
      near(turn.concatenating(next).apply(to: point), next.apply(to: turn.apply(to: point))))
    #expect(
      near(next.concatenating(turn).apply(to: point), turn.apply(to: next.apply(to: point))))
  }

  @Test func `a projective transform created from an affine one maps points the same way`() {
    let transform = Transform(a: 2, b: 0.5, c: -1, d: 3, tx: 4, ty: 5)
    let map = ProjectiveTransform(transform)

    #expect(map.apply(to: Point(7, 8)) == transform.apply(to: Point(7, 8)))
    #expect(map.isAffine && !map.isUpright)
    #expect(!turn.isAffine)
  }

  @Test func `a transform scaled to pixels maps pixels like points`() {
    let point = Point(30, 10)
    let inPoints = turn.apply(to: point)

    #expect(
      near(
        turn.scaled(by: 2).apply(to: Point(60, 20)), Point(2 * inPoints.x, 2 * inPoints.y)))
  }

  @Test func `a rotation by 90 degrees has no inverse`() {
    #expect(ProjectiveTransform.rotation(about: .vertical, sine: 1, cosine: 0).inverse == nil)
  }

  @Test func `the bounding box of a rotated rectangle is as high as its nearer edge`() {
    let box = turn.boundingBox(of: Rect(-50, -50, 100, 100))

    #expect(abs(box.minX + 40 / 0.85) < 1e-9 && abs(box.maxX - 40 / 1.15) < 1e-9)
    #expect(abs(box.height - 100 / 0.85) < 1e-9)
  }
}
