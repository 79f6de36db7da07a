// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, as Core Graphics has it.
public struct Transform: Sendable, Hashable {
  /// How much of x goes into x': the horizontal scale when nothing is turned.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y': the vertical scale when nothing is turned.
  public var d: Double
  /// Points to the right.
  public var tx: Double
  /// Points down.
  public var ty: Double

  /// The map that leaves everything where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six numbers; `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves by `x` points to the right and `y` points down.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales around the origin. 1 keeps the size, a negative factor mirrors. A factor of
  /// 0 leaves no `inverse`.
  public static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// From the sine and cosine of the angle; clockwise on a screen whose y axis points down.
  public static func rotation(sine: Double, cosine: Double) -> Transform {
    Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A turn around the origin by an angle in radians; clockwise on a screen whose y axis points down.
  public static func rotation(_ angle: Double) -> Transform {
    .rotation(sine: sine(angle), cosine: cosine(angle))
  }

  /// First this map, then `next`.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map back; nil when this one folds the plane onto a line.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether it only moves points, without scaling or turning.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Where the map puts a point.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    if isTranslation { return rect.offset(by: Point(tx, ty)) }
    return Rect(
      around: apply(to: rect.origin), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)))
  }
}
