// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Turns each gesture of a wheel or touchpad into one step, such as one page, or into none if the movement is short.
public nonisolated struct WheelTracker: Sendable, Equatable {
  /// The time without movement that ends a gesture, in seconds.
  public static let gestureTimeout = 0.3

  /// The number of mouse wheel notches that a gesture has to reach for its step.
  public let threshold: Double

  private var sum = 0.0
  private var lastInstant: Instant?
  private var hasStepped = false

  /// Creates a tracker.
  ///
  /// - Parameter threshold: The number of mouse wheel notches for a step, above 0. With 2, an accidental movement of a
  ///   finger on a touchpad makes no step.
  public init(threshold: Double) {
    require(threshold > 0, "A wheel's threshold must be greater than 0 notches, not \(threshold)")
    self.threshold = threshold
  }

  /// Returns whether a movement, in notches, belongs to a gesture that has made its step already.
  public func hasSteppedInGesture(_ notches: Double, at instant: Instant) -> Bool {
    hasStepped && continuesGesture(notches, at: instant)
  }

  /// Adds a movement to the gesture, in mouse wheel notches.
  ///
  /// - Returns: Whether to make the step now. The sign of `notches` is its direction.
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
