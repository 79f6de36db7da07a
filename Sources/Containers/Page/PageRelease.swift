// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Whether a page that is let go of is turned: velocity decides, else where it would come to rest.
nonisolated struct PageRelease: Sendable, Equatable {
  /// Points a second beyond which a release is a fling, as a drawer's.
  static let flingVelocity = Release.flingVelocity
  /// Seconds of its velocity that a page is taken to coast on, as a drawer's.
  static let coasting = Release.coasting
  /// The share of the way beyond which it is turned, as UIKit's paging.
  static let threshold = 0.5

  /// The share of the way that the page that comes in has come, 0…1.
  let share: Double
  /// Points a second towards it.
  let velocity: Double
  /// Points from one page to the next.
  let stride: Double

  var turns: Bool {
    if abs(velocity) >= Self.flingVelocity { return velocity > 0 }
    return share + velocity * Self.coasting / max(1, stride) >= Self.threshold
  }
}
