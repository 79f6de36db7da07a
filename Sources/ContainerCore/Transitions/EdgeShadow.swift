// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// The shadow that a part of a container throws on the part below it: a drawer's side, a column, a screen that
/// slides over another.
public nonisolated struct EdgeShadow: Sendable, Hashable {
  /// Points over which it fades out. Default 16.
  public var blur: Double

  /// Opacity at full strength, 0…1. Default nil: the palette's.
  public var opacity: Double?

  /// Points that it lies off the part that throws it. Default none.
  public var offset: Point

  /// Default black.
  public var color: Color

  /// - Parameters: see the properties. A blur below 0 stops the program.
  public init(
    blur: Double = 16, opacity: Double? = nil, offset: Point = .zero, color: Color = .black
  ) {
    require(blur >= 0, "A shadow cannot fade out over \(blur) points")
    self.blur = blur
    self.opacity = opacity
    self.offset = offset
    self.color = color
  }

  /// What is drawn.
  ///
  /// - Parameter strength: The share of its full strength, 0…1.
  public func shadow(strength: Double, theme: Theme) -> Shadow {
    let opacity = opacity ?? theme.palette.shadowOpacity
    return Shadow(color: color.opacity(opacity * strength), blur: blur, offset: offset)
  }
}
