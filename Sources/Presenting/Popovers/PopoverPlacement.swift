// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Where a popover lies and where its arrow points.
public nonisolated struct PopoverPlacement: Sendable, Hashable {
  /// Without the arrow.
  public var frame: Rect

  /// One direction; none where there is no arrow, or no room for it.
  public var arrowDirection: PopoverArrowDirection

  /// The point of the arrow; without one, where it would be.
  public var tip: Point

  /// A place, in points of the container's coordinates.
  public init(frame: Rect, arrowDirection: PopoverArrowDirection, tip: Point) {
    self.frame = frame
    self.arrowDirection = arrowDirection
    self.tip = tip
  }

  /// A place on the way to another one. An arrow that changes its side does so at once.
  ///
  /// - Parameter share: 0 for this one, 1 for `other`.
  public func interpolated(to other: PopoverPlacement, share: Double) -> PopoverPlacement {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return PopoverPlacement(
      frame: Rect(
        mix(frame.minX, other.frame.minX), mix(frame.minY, other.frame.minY),
        mix(frame.width, other.frame.width), mix(frame.height, other.frame.height)),
      arrowDirection: other.arrowDirection,
      tip: arrowDirection == other.arrowDirection
        ? Point(mix(tip.x, other.tip.x), mix(tip.y, other.tip.y)) : other.tip)
  }
}
