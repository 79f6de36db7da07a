// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides to which of two ends a dragged view moves when it is released. A fling (a fast release) moves it in the
/// fling's direction. Otherwise, its projected position is compared with `threshold`.
public nonisolated struct DragRelease: Sendable, Equatable {
  /// The velocity from which a release is a fling, in points per second. Compose and Android's DrawerLayout use 400 dp.
  public static let flingVelocity = 400.0
  /// The time in seconds for which a released view is assumed to move on at its velocity; a third of MFSideMenu's.
  static let projectionTime = 0.12
  /// The fraction of the distance before the end within which a press without movement counts as a click.
  static let clickTolerance = 0.05

  /// The fraction of the distance that the view has moved: 0 at the start, 1 at the end.
  public var progress: Double
  /// The velocity of the view towards the end, in points per second.
  public var velocity: Double
  /// The distance from the start to the end, in points.
  public var length: Double
  /// The progress from which a release without a fling moves the view to the end, 0…1. Default 0.5.
  public var threshold: Double
  /// Whether the pointer has moved since the drag began. If not, a release of a view at the end is a click, which moves
  /// the view back to the start. Default true.
  public var hasMoved: Bool

  /// Creates the release of a drag. The properties of the same names document units and defaults.
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

  /// Whether the view moves to the end, and not back to the start.
  public var reachesEnd: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    if !hasMoved, progress > 1 - Self.clickTolerance { return false }
    let projectedProgress =
      length > 0 ? progress + velocity * Self.projectionTime / length : progress
    return projectedProgress >= threshold
  }
}
