// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore

/// A clock that stands still until a test moves it.
public final class ManualClock {
  public private(set) var now = Instant(nanoseconds: 0)

  public init() {}

  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "A clock cannot be moved by \(seconds) seconds")
    now = now.advanced(by: seconds)
  }
}
