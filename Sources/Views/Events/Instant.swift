// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A moment on the host's steady clock. The core never reads a clock: every instant comes in
/// with an event or a frame.
public nonisolated struct Instant: Sendable, Hashable, Comparable {
  /// Nanoseconds since a moment that only the host knows.
  public var nanoseconds: Int64

  /// A moment so many nanoseconds after the host's beginning.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// A moment so many seconds after the host's beginning, rounded to nanoseconds.
  public init(seconds: Double) {
    self.init(nanoseconds: Int64((seconds * 1e9).rounded()))
  }

  /// Seconds since a moment that only the host knows.
  public var seconds: Double { Double(nanoseconds) * 1e-9 }

  /// Seconds from `earlier` to this instant; negative when `earlier` is later.
  public func since(_ earlier: Instant) -> Double {
    Double(nanoseconds - earlier.nanoseconds) * 1e-9
  }

  /// The instant `seconds` later, rounded to nanoseconds; earlier for a negative number.
  public func advanced(by seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
