// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Reduces each gesture of a wheel or touchpad to at most one step: a small turn makes none, a long one only one.
public nonisolated struct WheelTracker: Sendable, Equatable {
  /// The time without a turn that ends a gesture, in seconds.
  public static let gestureTimeout = 0.3

  /// The number of notches that make a step.
  public let threshold: Double

  private var sum = 0.0
  private var lastInstant: Instant?
  private var hasStepped = false

  /// Creates a tracker.
  ///
  /// - Parameter threshold: The number of notches that make a step, above 0. One is a notch of a mouse wheel; two are
  ///   more than an accidental movement of a finger.
  public init(threshold: Double) {
    require(threshold > 0, "A wheel cannot step after \(threshold) notches")
    self.threshold = threshold
  }

  /// Returns whether a turn belongs to a gesture that has made its step already.
  public func hasSteppedInGesture(_ notches: Double, at instant: Instant) -> Bool {
    hasStepped && continuesGesture(notches, at: instant)
  }

  /// Adds a turn to the gesture.
  ///
  /// - Returns: Whether to make a step, in the direction of the sign of `notches`.
  public mutating func add(_ notches: Double, at instant: Instant) -> Bool {
    if continuesGesture(notches, at: instant) {
      sum += notches
    } else {
      sum = notches
      hasStepped = false
    }
    lastInstant = instant
    guard !hasStepped, abs(sum) >= threshold else { return false }
    hasStepped = true
    return true
  }

  private func continuesGesture(_ notches: Double, at instant: Instant) -> Bool {
    guard let lastInstant else { return false }
    return instant.timeIntervalSince(lastInstant) <= Self.gestureTimeout && sum * notches >= 0
  }
}
