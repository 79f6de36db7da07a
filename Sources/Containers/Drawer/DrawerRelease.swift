// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a side goes that is let go: velocity decides, else where it would come to rest.
nonisolated struct DrawerRelease: Sendable, Equatable {
  /// Points a second beyond which a release is a fling; Compose and Android's DrawerLayout use
  /// 400 dp.
  static let flingVelocity = 400.0
  /// Seconds of its velocity that a side is taken to coast on; a third of MFSideMenu's.
  static let coasting = 0.12
  /// Progress within which a catch that does not move was meant as a click.
  static let clickTolerance = 0.05

  /// 0 closed, 1 open.
  let progress: Double
  /// Points a second towards open.
  let velocity: Double
  /// Points from closed to open.
  let length: Double
  /// Whether the pointer has moved since it took hold.
  let moved: Bool
  /// Whether the side was open, or on its way there, when the pointer took hold.
  let wasOpen: Bool
  let openThreshold: Double
  let closeThreshold: Double

  var opens: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    if !moved, progress > 1 - Self.clickTolerance { return false }
    let landing = length > 0 ? progress + velocity * Self.coasting / length : progress
    return landing >= (wasOpen ? closeThreshold : openThreshold)
  }
}
