// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Turns each gesture of a mouse wheel or touchpad into one step, such as a page turn, or none if it is too short.
public nonisolated struct WheelTracker: Sendable, Equatable {
  /// The time without wheel movement after which a gesture of a mouse wheel or touchpad has ended: 0.3 seconds.
  public static let gestureTimeout = 0.3

  /// The number of mouse wheel notches that a gesture must reach to trigger its step, such as a page turn.
  public let threshold: Double

  private var sum = 0.0
  private var lastInstant: Instant?
  private var hasStepped = false

  /// Creates a wheel tracker.
  ///
  /// - Parameter threshold: The mouse wheel notches that a gesture must reach to trigger its step, such as a page turn.
  ///   With 2, an accidental movement of a finger on a touchpad triggers none. Traps if it is 0 or less.
  public init(threshold: Double) {
    require(threshold > 0, "A wheel's threshold must be greater than 0 notches, not \(threshold)")
    self.threshold = threshold
  }

  /// Returns whether a movement of `notches` would continue a mouse wheel gesture that has already triggered its step.
  public func hasSteppedInGesture(_ notches: Double, at instant: Instant) -> Bool {
    hasStepped && continuesGesture(notches, at: instant)
  }

  /// Adds a movement of the wheel to the current gesture. A pause or a change of direction begins a new gesture.
  ///
  /// - Returns: Whether this movement triggers the gesture's step. The sign of `notches` is the step's direction.
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
