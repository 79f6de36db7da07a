// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An affine map of the plane, like Core Graphics' `CGAffineTransform`: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Sendable, Hashable {
  /// The factor of x in x'. Without rotation it is the horizontal scale.
  public var a: Double
  /// The factor of x in y'.
  public var b: Double
  /// The factor of y in x'.
  public var c: Double
  /// The factor of y in y'. Without rotation it is the vertical scale.
  public var d: Double
  /// The distance to the right, in points.
  public var tx: Double
  /// The distance downward, in points.
  public var ty: Double

  /// The map that changes no point.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers. `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map that moves points by `x` points to the right and `y` points down.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a map that scales around the origin. A negative factor mirrors. With a factor of 0, the `inverse` is nil.
  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation around the origin from the sine and the cosine of the angle, clockwise on the screen.
  public static func rotation(sine: Double, cosine: Double) -> Transform {
    Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a rotation around the origin by an angle in radians, clockwise on the screen.
  public static func rotation(_ angle: Double) -> Transform {
    .rotation(sine: sine(angle), cosine: cosine(angle))
  }

  /// Returns the map that applies this map first, and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse map; nil if this map folds the plane onto a line.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the image of a point.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    if isTranslation { return rect.offset(by: Point(tx, ty)) }
    return Rect(
      around: apply(to: rect.origin), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)))
  }
}
