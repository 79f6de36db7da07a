// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The state of a drawer that a program saves from one run to the next.
public nonisolated struct DrawerState: Sendable, Hashable, Codable {
  /// The open side that is not docked; nil when none is.
  public var openSide: DrawerSide?

  /// Lengths that a person has given, in points.
  public var lengths: [DrawerSide: Double]

  /// The sides that are locked, and how.
  public var locks: [DrawerSide: DrawerLock]

  /// Docked sides that a person has hidden.
  public var hiddenWhileDocked: [DrawerSide]

  /// A state with nothing open, changed or hidden where no argument says otherwise.
  public init(
    openSide: DrawerSide? = nil, lengths: [DrawerSide: Double] = [:],
    locks: [DrawerSide: DrawerLock] = [:], hiddenWhileDocked: [DrawerSide] = []
  ) {
    self.openSide = openSide
    self.lengths = lengths
    self.locks = locks
    self.hiddenWhileDocked = hiddenWhileDocked
  }
}
