// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a dragged view goes when the pointer releases it between two rests. A fling decides; without one,
/// the place that the view would coast to.
public nonisolated struct Release: Sendable, Equatable {
  /// Points a second from which a release is a fling; Compose and Android's DrawerLayout use 400 dp.
  public static let flingVelocity = 400.0
  /// Seconds that a released view is assumed to coast at its velocity; a third of MFSideMenu's.
  static let coasting = 0.12
  /// The share of the way before the end within which a press without movement counts as a click.
  static let clickTolerance = 0.05

  /// How much of the way is done: 0 at the start, 1 at the end.
  public var progress: Double
  /// Points a second towards the end.
  public var velocity: Double
  /// Points of the whole way.
  public var length: Double
  /// The progress from which the view goes on to the end without a fling, 0…1. Default 0.5.
  public var threshold: Double
  /// Whether the pointer has moved since it took hold. A pointer that did not move, at the end, clicked: the
  /// view goes back to the start. Default true.
  public var hasMoved: Bool

  /// A release; units and defaults are those of the properties.
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

  /// Whether it goes to the end, and not back to the start.
  public var reachesEnd: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    if !hasMoved, progress > 1 - Self.clickTolerance { return false }
    let landing = length > 0 ? progress + velocity * Self.coasting / length : progress
    return landing >= threshold
  }
}
