// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A perspective transform of the plane, as if a flat image were rotated in space. Straight lines stay straight.
///
/// A point is moved to `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w` with `w = g·x + h·y + k`. The larger
/// `w`, the farther away the point is from the eye; a point with a `w` of 0 or less is behind the eye. If `g` and `h`
/// are 0 and `k` is 1, the transform is affine, like a `Transform`.
public struct ProjectiveTransform: Sendable, Hashable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  /// The horizontal translation, in points, and below it the vertical one.
  package var tx: Double
  package var ty: Double
  /// If it is above 0, the right side is farther away from the eye; with `h`, the lower side.
  package var g = 0.0
  package var h = 0.0
  /// The value of `w` at the origin. It is 1 without perspective.
  package var k = 1.0

  /// The smallest `w` that `Point.applying(_:)` divides by.
  fileprivate static let minimumDepth = 0.01

  /// Creates a rotation about an axis through the origin. A positive angle moves the part to the right of a vertical
  /// axis, or the part below a horizontal axis, away from the eye. Traps if `distance` is not above 0.
  ///
  /// - Parameters:
  ///   - axis: The direction of the axis: vertical like the hinges of a door, or horizontal like the hinge of a flap.
  ///   - sine: The sine of the rotation angle.
  ///   - cosine: The cosine of the rotation angle.
  ///   - distance: The distance from the eye to the plane, in points. A smaller distance is a stronger perspective.
  ///     Default 1000, which corresponds to Core Animation's customary `m34` of -1/1000.
  public static func rotation(
    about axis: Axis, sine: Double, cosine: Double, distance: Double = 1000
  ) -> ProjectiveTransform {
    require(distance > 0, "A viewing distance must be greater than 0 points, not \(distance)")
    switch axis {
    case .vertical:
      return ProjectiveTransform(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: sine / distance)
    case .horizontal:
      return ProjectiveTransform(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, h: sine / distance)
    }
  }

  /// Returns the transform that applies this transform first, and then `next`.
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

  /// Returns the transform that applies this transform first, and then the affine transform `next`.
  public func concatenating(_ next: Transform) -> ProjectiveTransform {
    concatenating(ProjectiveTransform(next))
  }

  /// The inverse of this transform; nil if there is none, because this transform maps the plane onto a line.
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

  /// Returns this transform for another unit of length, such as pixels instead of points. `scale` is the number of new
  /// units in one old unit, such as 2 pixels in one point.
  public func scaled(by scale: Double) -> ProjectiveTransform {
    ProjectiveTransform(
      a: a, b: b, c: c, d: d, tx: tx * scale, ty: ty * scale, g: g / scale, h: h / scale, k: k)
  }

  /// Whether images of upright rectangles are upright rectangles.
  package var isUpright: Bool { b == 0 && c == 0 && isAffine }

  package var isAffine: Bool { g == 0 && h == 0 && k == 1 }

  /// Returns the smallest rectangle with horizontal and vertical sides that contains the transformed `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    Rect(
      around: rect.origin.applying(self), Point(rect.maxX, rect.minY).applying(self),
      Point(rect.minX, rect.maxY).applying(self), Point(rect.maxX, rect.maxY).applying(self))
  }
}

extension ProjectiveTransform {
  /// Creates the perspective transform that is equal to an affine transform.
  public init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension Point {
  /// Returns the point to which a perspective transform moves this point. A divisor `w` below 0.01 counts as 0.01, so
  /// that the result is finite even for a point behind the eye.
  public func applying(_ transform: ProjectiveTransform) -> Point {
    let t = transform
    let w = max(t.g * x + t.h * y + t.k, ProjectiveTransform.minimumDepth)
    return Point((t.a * x + t.c * y + t.tx) / w, (t.b * x + t.d * y + t.ty) / w)
  }
}
