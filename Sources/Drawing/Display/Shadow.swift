// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A soft shadow around a rectangle.
public struct Shadow: Sendable, Hashable {
  /// The color of the shadow. Its alpha is the shadow's opacity.
  public var color: Color

  /// The distance from the edge outward over which the shadow fades out, in points. Default 16.
  public var blur: Double

  /// The offset of the shadow from its rectangle, in points. Default zero.
  public var offset: Point

  /// The corner radius of the rectangle that casts the shadow, in points. Default 0.
  public var cornerRadius: Double

  /// Creates a shadow. Lengths are in points.
  public init(
    color: Color, blur: Double = 16, offset: Point = .zero, cornerRadius: Double = 0
  ) {
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
    return Shadow(
      color: color, blur: lengths.width, offset: offset, cornerRadius: lengths.height)
  }
}
