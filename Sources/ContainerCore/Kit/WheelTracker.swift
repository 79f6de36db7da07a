// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Makes one gesture of a wheel or a touchpad one step, however far it goes: a small turn does nothing, and
/// after the step the rest of the gesture does nothing more.
public nonisolated struct WheelTracker: Sendable, Equatable {
  /// Seconds without a turn after which a gesture is over.
  public static let pause = 0.3

  /// Notches that make a step.
  public let threshold: Double

  private var sum = 0.0
  private var last: Instant?
  private var hasStepped = false

  /// - Parameter threshold: Notches, above 0. One is a notch of a mouse's wheel; two are more than a finger
  ///   slips by.
  public init(threshold: Double) {
    require(threshold > 0, "A wheel cannot step after \(threshold) notches")
    self.threshold = threshold
  }

  /// Whether a turn that comes now belongs to a gesture that has made its step.
  public func isSpent(_ notches: Double, at instant: Instant) -> Bool {
    hasStepped && goesOn(notches, at: instant)
  }

  /// Adds a turn.
  ///
  /// - Returns: Whether a step is to be made, towards the sign of the notches.
  public mutating func add(_ notches: Double, at instant: Instant) -> Bool {
    if goesOn(notches, at: instant) {
      sum += notches
    } else {
      sum = notches
      hasStepped = false
    }
    last = instant
    guard !hasStepped, abs(sum) >= threshold else { return false }
    hasStepped = true
    return true
  }

  private func goesOn(_ notches: Double, at instant: Instant) -> Bool {
    guard let last else { return false }
    return instant.since(last) <= Self.pause && sum * notches >= 0
  }
}
