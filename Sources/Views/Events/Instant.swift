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

  /// A moment so many seconds after the host's beginning, rounded to nanoseconds. One that is out of reach,
  /// 292 years away, is the last one within it; no number is the beginning.
  public init(seconds: Double) {
    self.init(nanoseconds: Self.nanoseconds(seconds))
  }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    let nanoseconds = (seconds * 1e9).rounded()
    guard nanoseconds.magnitude < 9e18 else {
      return nanoseconds.isNaN ? 0 : nanoseconds < 0 ? .min : .max
    }
    return Int64(nanoseconds)
  }

  /// Seconds since a moment that only the host knows.
  public var seconds: Double { Double(nanoseconds) * 1e-9 }

  /// Seconds from `earlier` to this instant; negative when `earlier` is later.
  public func since(_ earlier: Instant) -> Double {
    let (difference, isTooFar) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return isTooFar ? seconds - earlier.seconds : Double(difference) * 1e-9
  }

  /// The instant `seconds` later, rounded to nanoseconds and kept within reach; earlier for a negative number.
  public func advanced(by seconds: Double) -> Instant {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(Self.nanoseconds(seconds))
    return Instant(nanoseconds: isTooFar ? (seconds < 0 ? .min : .max) : sum)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
