// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far a side gives way when it is pulled beyond open: less and less (MMDrawerController's curve).
nonisolated struct DrawerStretch: Sendable, Equatable {
  /// The share of what is left of the container that it gives way.
  private static let share = 0.1
  /// The share of the allowance up to which it follows the pointer.
  private static let linear = 0.75
  /// The allowance's multiple that it never reaches.
  private static let limit = 1.5

  /// Points.
  let allowance: Double

  init(container: Double, length: Double) {
    allowance = max(0, container - length) * Self.share
  }

  /// Points that the side goes beyond open when the pointer is `pull` points beyond.
  func points(forPull pull: Double) -> Double {
    let straight = allowance * Self.linear
    guard allowance > 0, pull > 0 else { return 0 }
    guard pull > straight else { return pull }
    let room = allowance * Self.limit - straight
    let beyond = pull - straight
    return straight + room * beyond / (beyond + room)
  }

  /// The pull that leads to so many points: the inverse.
  func pull(forPoints points: Double) -> Double {
    let straight = allowance * Self.linear
    guard allowance > 0, points > straight else { return max(0, points) }
    let room = allowance * Self.limit - straight
    let beyond = min(points - straight, room * 0.999)
    return straight + beyond * room / (room - beyond)
  }
}
