// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Two pins that cannot both hold.
public nonisolated struct PinConflict: Error, Sendable, Hashable, CustomStringConvertible {
  /// The pin that was there before; the minimum where a minimum is larger than a maximum.
  public let first: Pin
  /// The pin that contradicts it.
  public let second: Pin

  public var description: String {
    "the pins “\(first)” and “\(second)” contradict each other: leave one of them out"
  }
}
