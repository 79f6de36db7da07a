// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Where a sheet goes that is let go: to the rest that is nearest to where it would coast to, or away.
nonisolated struct SheetRelease: Equatable {
  /// Points a second from which a release is a fling, which goes at least one rest on.
  static let flingVelocity = Release.flingVelocity
  /// Seconds of its velocity that a sheet is taken to coast on: half of what UIKit's deceleration
  /// gives, since a mouse is let go faster than a finger.
  static let coasting = 0.25

  enum Target: Equatable {
    case rest(Int)
    case gone
  }

  let position: Double
  /// Points a second, upwards.
  let velocity: Double
  /// Ascending.
  let rests: [Double]

  var target: Target {
    let landing = position + velocity * Self.coasting
    // Going away counts as a rest at the bottom.
    var places = [0] + rests
    if velocity >= Self.flingVelocity {
      places = places.filter { $0 > position }
      if places.isEmpty { return .rest(rests.count - 1) }
    } else if velocity <= -Self.flingVelocity {
      places = places.filter { $0 < position }
      if places.isEmpty { return .gone }
    }
    let nearest = places.min { abs($0 - landing) < abs($1 - landing) } ?? 0
    return rests.firstIndex(of: nearest).map { .rest($0) } ?? .gone
  }
}
