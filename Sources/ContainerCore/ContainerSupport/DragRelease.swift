// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A released drag, and whether the view then moves to its end position or back to its start. A fling (a fast release)
/// moves it in the fling's direction. After a slower release, the view's position 0.12 s later at this speed decides.
public nonisolated struct DragRelease: Sendable, Equatable {
  /// The minimum velocity of a fling, in points per second. Compose and Android's DrawerLayout use the same value.
  public static let flingVelocity = 400.0
  /// The time in seconds for which a released view is assumed to move on at its velocity; a third of MFSideMenu's.
  static let projectionTime = 0.12
  /// The fraction of the distance before the end within which a press without movement counts as a click.
  static let clickTolerance = 0.05

  /// How far the dragged view has moved, as a fraction of `length`: 0 at its start position, 1 at its end position.
  public var progress: Double
  /// The velocity of the released view, in points per second, positive towards its end position.
  public var velocity: Double
  /// The distance between the start position and the end position of the dragged view, in points.
  public var length: Double
  /// The `progress` that a slowly released view must reach within 0.12 s to move to its end position. Default 0.5.
  public var threshold: Double
  /// Whether the pointer has moved between press and release. If it has not, and the view is at its end position, the
  /// press was a click, and the view moves back to its start position. Default true.
  public var hasMoved: Bool

  /// Creates a description of a released drag. `length` is in points, `velocity` in points per second.
  public init(
    progress: Double, velocity: Double, length: Double, threshold: Double = 0.5,
    hasMoved: Bool = true
  ) {
    self.progress = progress
    self.velocity = velocity
    self.length = length
    self.threshold = threshold
    self.hasMoved = hasMoved
  }

  /// Whether the released view moves to its end position, and not back to its start position.
  public var reachesEnd: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    if !hasMoved, progress > 1 - Self.clickTolerance { return false }
    let projectedProgress =
      length > 0 ? progress + velocity * Self.projectionTime / length : progress
    return projectedProgress >= threshold
  }
}
