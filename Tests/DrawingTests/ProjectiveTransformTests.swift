// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

struct ProjectiveTransformTests {
  /// The right end goes away: 3-4-5.
  private let rotation = ProjectiveTransform.rotation(
    about: .vertical, sine: 0.6, cosine: 0.8, distance: 200)

  private func near(_ first: Point, _ second: Point) -> Bool { first.distance(to: second) < 1e-9 }

  @Test func `a perspective rotation about the vertical axis moves farther points toward the axis`()
  {
    #expect(near(Point(50, 20).applying(rotation), Point(40 / 1.15, 20 / 1.15)))
    #expect(near(Point(-50, 20).applying(rotation), Point(-40 / 0.85, 20 / 0.85)))
    #expect(near(Point(0, 20).applying(rotation), Point(0, 20)), "the axis stays")
  }

  @Test
  func `a perspective rotation about the horizontal axis moves farther points toward the axis`() {
    let flap = ProjectiveTransform.rotation(
      about: .horizontal, sine: 0.6, cosine: 0.8, distance: 200)

    #expect(near(Point(20, 50).applying(flap), Point(20 / 1.15, 40 / 1.15)))
  }

  @Test func `the inverse of a projective transform maps points back`() throws {
    let map = ProjectiveTransform(.translation(7, -3)).concatenating(rotation)
      .concatenating(Transform.scale(2, 3))
      .concatenating(ProjectiveTransform.rotation(about: .horizontal, sine: -0.28, cosine: 0.96))
    let back = try #require(map.inverse)

    for point in [Point(0, 0), Point(31, 4), Point(-12, 55)] {
      #expect(near(point.applying(map).applying(back), point))
    }
  }

  @Test func `a concatenation of projective transforms equals applying them one after the other`() {
    let next = ProjectiveTransform(.scale(2, 3)).concatenating(Transform.translation(5, 6))
    let point = Point(12, -8)

    #expect(
      near(point.applying(rotation.concatenating(next)), point.applying(rotation).applying(next))
    )
    #expect(
      near(point.applying(next.concatenating(rotation)), point.applying(next).applying(rotation))
    )
  }

  @Test
  func `a projective transform created from an affine transform maps points like that transform`() {
    let transform = Transform(a: 2, b: 0.5, c: -1, d: 3, tx: 4, ty: 5)
    let map = ProjectiveTransform(transform)

    #expect(Point(7, 8).applying(map) == Point(7, 8).applying(transform))
    #expect(map.isAffine && !map.isUpright)
    #expect(!rotation.isAffine)
  }

  @Test
  func `scaled(by: 2) converts a projective transform from points to pixels at 2 pixels per point`()
  {
    let point = Point(30, 10)
    let inPoints = point.applying(rotation)

    #expect(
      near(
        Point(60, 20).applying(rotation.scaled(by: 2)), Point(2 * inPoints.x, 2 * inPoints.y)))
  }

  @Test func `a perspective rotation by 90 degrees has no inverse`() {
    #expect(ProjectiveTransform.rotation(about: .vertical, sine: 1, cosine: 0).inverse == nil)
  }

  @Test
  func `the bounding box of a rectangle rotated in perspective is as high as its nearer edge`() {
    let box = rotation.boundingBox(of: Rect(-50, -50, 100, 100))

    #expect(abs(box.minX + 40 / 0.85) < 1e-9 && abs(box.maxX - 40 / 1.15) < 1e-9)
    #expect(abs(box.height - 100 / 0.85) < 1e-9)
  }
}
