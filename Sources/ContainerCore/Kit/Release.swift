// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where something goes that a pointer lets go of between two rests: a fling decides, else the place where it
/// would come to rest.
public nonisolated struct Release: Sendable, Equatable {
  /// Points a second from which a release is a fling; Compose and Android's DrawerLayout use 400 dp.
  public static let flingVelocity = 400.0
  /// Seconds for which it is taken to coast at its velocity; a third of MFSideMenu's.
  public static let coasting = 0.12
  /// The share of the way short of the end within which a catch that does not move counts as a click.
  public static let clickTolerance = 0.05

  /// How much of the way is done: 0 at the start, 1 at the end.
  public var progress: Double
  /// Points a second towards the end.
  public var velocity: Double
  /// Points of the whole way.
  public var length: Double
  /// The progress from which it goes on to the end without a fling. Default 0.5.
  public var threshold: Double
  /// Whether the pointer has moved since it took hold. One that has not, at the end, was a click: it goes
  /// back to the start. Default true.
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
