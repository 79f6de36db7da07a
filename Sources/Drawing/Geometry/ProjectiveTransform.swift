// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A perspective map of the plane, which keeps straight lines straight: the view of a flat picture rotated in space.
///
/// The image of a point is `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w` with `w = g·x + h·y + k`. The
/// larger `w`, the farther away the point is from the eye; a point with a `w` of 0 or less is behind the eye. If `g`
/// and `h` are 0 and `k` is 1, the map is affine, like a `Transform`.
public struct ProjectiveTransform: Sendable, Hashable {
  /// The factor of x in x'.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'.
  public var d: Double
  /// The distance that is added to x', in points.
  public var tx: Double
  /// The distance that is added to y', in points.
  public var ty: Double
  /// The change of `w` per point to the right. If it is above 0, the right side is farther away.
  public var g: Double
  /// The change of `w` per point downward. If it is above 0, the lower side is farther away.
  public var h: Double
  /// The value of `w` at the origin.
  public var k: Double

  /// The direction of a rotation axis in the plane.
  public enum Axis: Sendable, Hashable {
    /// An axis from top to bottom, like the hinges of a door.
    case vertical
    /// An axis from left to right, like the hinge of a flap.
    case horizontal
  }

  /// The smallest `w` that `apply(to:)` divides by.
  private static let minimumDepth = 0.01

  /// Creates the perspective map that is equal to an affine transform.
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

  /// Creates a rotation about an axis through the origin. A positive angle moves the part on the right of a vertical
  /// axis, or below a horizontal axis, away from the eye. Traps if `distance` is not above 0.
  ///
  /// - Parameters:
  ///   - sine: The sine of the angle; `cosine` is its cosine.
  ///   - distance: The distance from the eye, which looks at the origin, to the plane, in points. A smaller distance
  ///     foreshortens more. Default 1000, which corresponds to Core Animation's customary `m34` of -1/1000.
  public static func rotation(
    about axis: Axis, sine: Double, cosine: Double, distance: Double = 1000
  ) -> ProjectiveTransform {
    require(distance > 0, "Nothing is seen from \(distance) points away")
    switch axis {
    case .vertical:
      return ProjectiveTransform(
        a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: sine / distance, h: 0, k: 1)
    case .horizontal:
      return ProjectiveTransform(
        a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, g: 0, h: sine / distance, k: 1)
    }
  }

  /// Returns the map that applies this map first, and then `next`.
  public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    ProjectiveTransform(
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

  /// Returns the map that applies this map first, and then an affine transform, which keeps all distances from the eye.
  public func concatenating(_ next: Transform) -> ProjectiveTransform {
    concatenating(ProjectiveTransform(next))
  }

  /// The inverse map; nil if this map folds the plane onto a line.
  public var inverse: ProjectiveTransform? {
    let first = d * k - ty * h
    let second = ty * g - b * k
    let third = b * h - d * g
    let determinant = a * first + c * second + tx * third
    guard abs(determinant) > 1e-12 else { return nil }
    return ProjectiveTransform(
      a: first / determinant, b: second / determinant,
      c: (tx * h - c * k) / determinant, d: (a * k - tx * g) / determinant,
      tx: (c * ty - tx * d) / determinant, ty: (tx * b - a * ty) / determinant,
      g: third / determinant, h: (c * g - a * h) / determinant,
      k: (a * d - c * b) / determinant)
  }

  /// Returns the same map in another unit of length, such as pixels instead of points.
  ///
  /// - Parameter scale: The number of new units in one old unit.
  public func scaled(by scale: Double) -> ProjectiveTransform {
    ProjectiveTransform(
      a: a, b: b, c: c, d: d, tx: tx * scale, ty: ty * scale, g: g / scale, h: h / scale, k: k)
  }

  /// Whether images of upright rectangles are upright rectangles.
  @inlinable package var isUpright: Bool { b == 0 && c == 0 && isAffine }

  @inlinable package var isAffine: Bool { g == 0 && h == 0 && k == 1 }

  /// Returns the image of a point. If `w` is below 0.01, for a point behind the eye or very near to it, the map divides
  /// by 0.01, so that the result stays finite.
  public func apply(to point: Point) -> Point {
    let w = max(g * point.x + h * point.y + k, Self.minimumDepth)
    return Point(
      (a * point.x + c * point.y + tx) / w, (b * point.x + d * point.y + ty) / w)
  }

  /// Returns the smallest upright rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    Rect(
      around: apply(to: rect.origin), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)))
  }
}
