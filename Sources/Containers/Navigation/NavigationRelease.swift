// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a screen goes that a pointer lets go on its way: velocity decides, else where it would come to rest.
nonisolated struct NavigationRelease: Sendable, Equatable {
  /// Points a second beyond which a release is a fling, as for a drawer.
  static let flingVelocity = 400.0
  /// Seconds of its velocity that a screen is taken to coast on, as for a drawer.
  static let coasting = 0.12

  /// How much of the way is done, 0…1.
  let share: Double
  /// Points a second towards the end.
  let velocity: Double
  /// Points of the whole way.
  let length: Double

  var reachesEnd: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    let landing = length > 0 ? share + velocity * Self.coasting / length : share
    return landing >= 0.5
  }
}
