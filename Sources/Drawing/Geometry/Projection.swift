// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How a flat picture looks that is turned in space: a map of the plane that keeps straight lines
/// straight, `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w` with `w = g·x + h·y + k`.
///
/// The larger `w`, the farther away a point is from the eye; a point with a `w` of 0 or less lies
/// behind the eye. With `g` and `h` 0 and `k` 1 the projection is a `Transform`.
public struct Projection: Sendable, Hashable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// What is added to x', in points.
  public var tx: Double
  /// What is added to y', in points.
  public var ty: Double
  /// How fast `w` grows to the right, per point: above 0 the right side is farther away.
  public var g: Double
  /// How fast `w` grows downward, per point: above 0 the lower side is farther away.
  public var h: Double
  /// `w` at the origin.
  public var k: Double

  /// The axis of a turn, in the plane.
  public enum Axis: Sendable, Hashable {
    /// From top to bottom, as a door's hinges.
    case vertical
    /// From left to right, as a flap's.
    case horizontal
  }

  /// The least share of the eye's distance. A point nearer to the eye is taken to be this near.
  private static let nearest = 0.01

  /// The same map as a transform's.
  public init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty, g: 0, h: 0, k: 1)
  }

  private init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, g: Double, h: Double,
    k: Double
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
    self.g = g
    self.h = h
    self.k = k
  }

  /// A turn about an axis through the origin. A positive angle moves what lies at the right of a
  /// vertical axis, or below a horizontal one, away from the eye.
  ///
  /// - Parameters:
  ///   - sine: The angle's; `cosine` its cosine.
  ///   - distance: Points from the eye, which looks at the origin, to the plane. Above 0; smaller ones
  ///     foreshorten more. Default 1000, as Core Animation's customary `m34` of -1/1000.
  public static func turn(
    about axis: Axis, sine: Double, cosine: Double, distance: Double = 1000
  ) -> Projection {
    require(distance > 0, "Nothing is seen from \(distance) points away")
    switch axis {
    case .vertical:
      return Projection(
        a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: sine / distance, h: 0, k: 1)
    case .horizontal:
      return Projection(
        a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, g: 0, h: sine / distance, k: 1)
    }
  }

  /// First this map, then `next`.
  public func followed(by next: Projection) -> Projection {
    Projection(
      a: next.a * a + next.c * b + next.tx * g,
      b: next.b * a + next.d * b + next.ty * g,
      c: next.a * c + next.c * d + next.tx * h,
      d: next.b * c + next.d * d + next.ty * h,
      tx: next.a * tx + next.c * ty + next.tx * k,
      ty: next.b * tx + next.d * ty + next.ty * k,
      g: next.g * a + next.h * b + next.k * g,
      h: next.g * c + next.h * d + next.k * h,
      k: next.g * tx + next.h * ty + next.k * k)
  }

  /// First this map, then `next`, which changes no distance from the eye.
  public func followed(by next: Transform) -> Projection { followed(by: Projection(next)) }

  /// The map back; nil when this one folds the plane onto a line.
  public var inverse: Projection? {
    let first = d * k - ty * h
    let second = ty * g - b * k
    let third = b * h - d * g
    let determinant = a * first + c * second + tx * third
    guard abs(determinant) > 1e-12 else { return nil }
    return Projection(
      a: first / determinant, b: second / determinant,
      c: (tx * h - c * k) / determinant, d: (a * k - tx * g) / determinant,
      tx: (c * ty - tx * d) / determinant, ty: (tx * b - a * ty) / determinant,
      g: third / determinant, h: (c * g - a * h) / determinant,
      k: (a * d - c * b) / determinant)
  }

  /// The same map in other units of length, `scale` of which make one of the present ones, such as
  /// pixels and points.
  public func scaled(by scale: Double) -> Projection {
    Projection(
      a: a, b: b, c: c, d: d, tx: tx * scale, ty: ty * scale, g: g / scale, h: h / scale, k: k)
  }

  /// Whether upright rectangles stay upright rectangles.
  @inlinable package var isUpright: Bool { b == 0 && c == 0 && isAffine }

  /// Whether all points look equally far away.
  @inlinable package var isAffine: Bool { g == 0 && h == 0 && k == 1 }

  /// Where a point is seen. For a point behind the eye, or very near to it, `w` counts as 0.01, so
  /// that the result stays finite.
  public func apply(to point: Point) -> Point {
    let w = max(g * point.x + h * point.y + k, Self.nearest)
    return Point(
      (a * point.x + c * point.y + tx) / w, (b * point.x + d * point.y + ty) / w)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    Rect(
      around: apply(to: rect.origin), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)))
  }
}
