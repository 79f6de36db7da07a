// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Adds up the turns of a wheel along one axis, so that a small one does nothing.
nonisolated struct DrawerWheelTravel: Sendable, Equatable {
  /// Notches that move a side: more than a finger slips by.
  static let threshold = 2.0
  /// Seconds after which turning begins anew.
  static let pause = 0.3

  private var sum = 0.0
  private var last: Instant?
  /// A side has been moved; the rest of this turn does nothing more.
  private var isSpent = false

  /// Adds a turn. The sum, once it is beyond the threshold, and then nothing until a pause.
  mutating func add(_ notches: Double, at instant: Instant) -> Double? {
    if let last, instant.since(last) <= Self.pause, sum * notches >= 0 {
      sum += notches
    } else {
      sum = notches
      isSpent = false
    }
    last = instant
    guard !isSpent, abs(sum) >= Self.threshold else { return nil }
    isSpent = true
    return sum
  }
}
