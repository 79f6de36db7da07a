// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An affine transform, like Core Graphics' `CGAffineTransform`: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Sendable, Hashable {
  /// The factor of x in `x' = a·x + c·y + tx`. Without rotation it is the horizontal scale.
  public var a: Double
  /// The factor of x in `y' = b·x + d·y + ty`.
  public var b: Double
  /// The factor of y in `x' = a·x + c·y + tx`.
  public var c: Double
  /// The factor of y in `y' = b·x + d·y + ty`. Without rotation it is the vertical scale.
  public var d: Double
  /// The horizontal translation, in points: `tx` in `x' = a·x + c·y + tx`.
  public var tx: Double
  /// The vertical translation, in points: `ty` in `y' = b·x + d·y + ty`.
  public var ty: Double

  /// The transform that changes no point.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform with the formula `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that moves points by `x` points to the right and `y` points down.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a transform that scales around the origin. A negative factor mirrors. A factor of 0 makes `inverse` nil.
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

  /// Returns the transform that applies this transform first, and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse of this transform; nil if there is none, because this transform maps the plane onto a line.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the smallest rectangle with horizontal and vertical sides that contains the transformed `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    if isTranslation { return rect.offset(by: Point(tx, ty)) }
    return Rect(
      around: rect.origin.applying(self), Point(rect.maxX, rect.minY).applying(self),
      Point(rect.minX, rect.maxY).applying(self), Point(rect.maxX, rect.maxY).applying(self))
  }
}

extension Point {
  /// Returns the point to which a transform moves this point.
  public func applying(_ transform: Transform) -> Point {
    Point(
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty)
  }
}
