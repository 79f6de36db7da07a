// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
internal import Drawing

/// A clock that stands still until a test moves it.
public final class ManualClock {
  /// The present instant; begins at 0.
  public private(set) var now = Instant(nanoseconds: 0)

  /// A clock at the instant 0.
  public init() {}

  /// Moves the clock on. A negative number of seconds stops the program.
  public func advance(by seconds: Double) {
    require(seconds >= 0, "A clock cannot be moved by \(seconds) seconds")
    now = now.advanced(by: seconds)
  }
}
