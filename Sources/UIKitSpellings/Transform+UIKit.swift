// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Members of `CGAffineTransform`.
nonisolated extension Transform {
  /// Creates a rotation by an angle in radians, clockwise on the screen. The same as `rotation(_:)`.
  public init(rotationAngle angle: Double) { self = .rotation(angle) }

  /// Creates a transform that scales around the origin. The same as `scale(_:_:)`.
  public init(scaleX x: Double, y: Double) { self = .scale(x, y) }

  /// Creates a transform that moves points by `x` to the right and `y` down. The same as `translation(_:_:)`.
  public init(translationX x: Double, y: Double) { self = .translation(x, y) }

  /// Returns a transform that first rotates clockwise by an angle in radians, and then applies this transform.
  public func rotated(by angle: Double) -> Transform {
    Transform.rotation(angle).concatenating(self)
  }

  /// Returns a transform that first scales by `x` and `y`, and then applies this transform.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform.scale(x, y).concatenating(self)
  }

  /// Returns a transform that first moves points by `x` to the right and `y` down, and then applies this transform.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform.translation(x, y).concatenating(self)
  }

  /// Returns the transform that undoes this transform, or this transform itself if it cannot be undone.
  public func inverted() -> Transform { inverse ?? self }
}
