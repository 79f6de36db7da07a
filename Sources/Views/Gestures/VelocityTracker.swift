// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The speed of a pointer over a window of time, so that one jittery sample does not decide.
nonisolated struct VelocityTracker {
  /// Seconds that count; libadwaita's swipe tracker uses the same.
  static let window = 0.15

  private var samples: [(position: Double, instant: Instant)] = []

  mutating func add(_ position: Double, at instant: Instant) {
    // Reports of the same instant replace each other: they tell no speed.
    if let last = samples.last, last.instant == instant { samples.removeLast() }
    samples.append((position, instant))
    samples.removeAll { instant.since($0.instant) > Self.window }
  }

  /// Units a second at `instant`; 0 when the pointer rested for the whole window.
  func velocity(at instant: Instant) -> Double {
    guard
      let first = samples.first(where: { instant.since($0.instant) <= Self.window }),
      let last = samples.last
    else { return 0 }
    let time = last.instant.since(first.instant)
    return time > 0 ? (last.position - first.position) / time : 0
  }
}
