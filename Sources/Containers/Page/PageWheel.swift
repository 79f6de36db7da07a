// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

/// Turns one page with each gesture of a wheel or touchpad, however far it goes.
nonisolated struct PageWheel: Sendable, Equatable {
  /// Notches that turn a page: one of a mouse's wheel.
  static let threshold = 1.0
  /// Seconds without a turn after which a gesture is over, as a drawer's.
  static let pause = DrawerWheelTravel.pause

  private var sum = 0.0
  private var last: Instant?
  private var isSpent = false

  /// Whether a turn that comes now belongs to a gesture that has turned its page.
  func isSpent(_ notches: Double, at instant: Instant) -> Bool {
    isSpent && goesOn(notches, at: instant)
  }

  private func goesOn(_ notches: Double, at instant: Instant) -> Bool {
    guard let last else { return false }
    return instant.since(last) <= Self.pause && sum * notches >= 0
  }

  /// Adds a turn.
  ///
  /// - Returns: Whether a page is to be turned, towards the sign of the notches.
  mutating func add(_ notches: Double, at instant: Instant) -> Bool {
    if goesOn(notches, at: instant) {
      sum += notches
    } else {
      sum = notches
      isSpent = false
    }
    last = instant
    guard !isSpent, abs(sum) >= Self.threshold else { return false }
    isSpent = true
    return true
  }
}
