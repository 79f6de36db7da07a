// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a program remembers of a drawer from one run to the next.
public nonisolated struct DrawerState: Sendable, Hashable, Codable {
  /// The open side that is not docked; nil when none is.
  public var openSide: DrawerSide?

  /// Lengths that a person has given, in points.
  public var lengths: [DrawerSide: Double]

  /// Sides that are locked.
  public var locks: [DrawerSide: DrawerLock]

  /// Docked sides that a person has put away.
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
