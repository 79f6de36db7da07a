// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A moment on a steady clock. The object that runs the windows, such as `Application`, reads the clock and defines its
/// zero point. Each event and each frame contains its instant, so other code need not read the clock.
public nonisolated struct Instant: Sendable, Hashable, Comparable {
  /// The nanoseconds since the zero point of the clock.
  public var nanoseconds: Int64

  /// Creates an instant from the nanoseconds since the zero point of the clock.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates an instant from the seconds since the zero point of the clock, rounded to nanoseconds.
  /// Seconds beyond ±292 years are clamped; NaN counts as 0.
  public init(seconds: Double) { self.init(nanoseconds: Self.nanoseconds(seconds)) }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    let nanoseconds = (seconds * 1e9).rounded()
    guard nanoseconds.magnitude < 9e18 else {
      return nanoseconds.isNaN ? 0 : nanoseconds < 0 ? .min : .max
    }
    return Int64(nanoseconds)
  }

  /// The seconds since the zero point of the clock.
  public var seconds: Double { Double(nanoseconds) * 1e-9 }

  /// Returns the seconds from `earlier` to this instant; negative if `earlier` is later.
  public func timeIntervalSince(_ earlier: Instant) -> Double {
    let (difference, isTooFar) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return isTooFar ? seconds - earlier.seconds : Double(difference) * 1e-9
  }

  /// Returns the instant `seconds` after this one, or before it if negative. Rounds and clamps like `init(seconds:)`.
  public func advanced(by seconds: Double) -> Instant {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(Self.nanoseconds(seconds))
    return Instant(nanoseconds: isTooFar ? (seconds < 0 ? .min : .max) : sum)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
