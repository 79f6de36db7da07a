// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Decides to which of two ends a dragged view moves when the pointer releases it: a fling by its direction, and
/// another release by the position that the view would reach at its velocity.
public nonisolated struct DragRelease: Sendable, Equatable {
  /// The velocity from which a release is a fling, in points per second. Compose and Android's DrawerLayout use 400 dp.
  public static let flingVelocity = 400.0
  /// The time in seconds for which a released view is assumed to move on at its velocity; a third of MFSideMenu's.
  static let projectionTime = 0.12
  /// The fraction of the distance before the end within which a press without movement counts as a click.
  static let clickTolerance = 0.05

  /// The fraction of the distance that is complete: 0 at the start, 1 at the end.
  public var progress: Double
  /// The velocity towards the end, in points per second.
  public var velocity: Double
  /// The whole distance, in points.
  public var length: Double
  /// The progress from which the view moves to the end without a fling, 0…1. Default 0.5.
  public var threshold: Double
  /// Whether the pointer has moved since the drag began. A release at the end without movement is a click: the view
  /// moves back to the start. Default true.
  public var hasMoved: Bool

  /// Creates a release. The properties document units and defaults.
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
