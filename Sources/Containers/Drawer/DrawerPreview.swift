// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The swing with which a side shows that it is there.
nonisolated enum DrawerPreview {
  /// How far out it is, 0…1, at a share of the time: up fast, back with one small bounce.
  static func height(at time: Double) -> Double {
    let bounces: [(start: Double, end: Double, height: Double)] = [
      (0, 0.6, 1), (0.6, 0.88, 0.3), (0.88, 1, 0.08),
    ]
    guard let bounce = bounces.first(where: { time >= $0.start && time < $0.end }) else { return 0 }
    let share = (time - bounce.start) / (bounce.end - bounce.start)
    return bounce.height * 4 * share * (1 - share)
  }
}
