// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A soft shadow of a rectangle.
public struct Shadow: Sendable, Hashable {
  /// The color of the shadow. Its alpha is the shadow's opacity.
  public var color: Color

  /// The distance outward from the rectangle's edge over which the shadow fades out, in points. Default 16.
  public var blur: Double

  /// The distance by which the shadow is moved to the right and down from its rectangle, in points. Default zero.
  public var offset: Point

  /// The corner radius of the rectangle that casts the shadow, in points. Default 0.
  public var cornerRadius: Double

  /// Creates a shadow. `blur`, `offset` and `cornerRadius` are in points.
  public init(color: Color, blur: Double = 16, offset: Point = .zero, cornerRadius: Double = 0) {
    self.color = color
    self.blur = blur
    self.offset = offset
    self.cornerRadius = cornerRadius
  }

  /// Returns the rectangle that the shadow of `rect` may darken.
  @inlinable package func extent(around rect: Rect) -> Rect {
    rect.offset(by: offset).inset(by: -blur)
  }
}

extension Shadow: Bounded {
  package var isWithinBounds: Bool {
    Size(blur, cornerRadius).isWithinBounds && offset.isWithinBounds
  }
  package var bounded: Shadow? {
    guard let lengths = Size(blur, cornerRadius).bounded, let offset = offset.bounded
    else { return nil }
    return Shadow(color: color, blur: lengths.width, offset: offset, cornerRadius: lengths.height)
  }
}
