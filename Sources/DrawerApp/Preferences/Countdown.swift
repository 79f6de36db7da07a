// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Whole seconds that are left until an instant.
nonisolated struct Countdown: Equatable {
  let end: Instant

  init(seconds: Int, from now: Instant) {
    end = now.advanced(by: Double(seconds))
  }

  /// Rounded up; 0 when the time is over.
  func secondsLeft(at now: Instant) -> Int {
    max(0, Int(end.since(now).rounded(.up)))
  }

  /// Seconds until `secondsLeft` has its next value.
  func untilNext(at now: Instant) -> Double {
    max(0, end.since(now) - Double(secondsLeft(at: now) - 1))
  }
}
