// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which columns show besides the secondary: so many, counted from the one next to it, beside it or
/// over it.
nonisolated struct SplitArrangement: Sendable, Hashable {
  var count: Int
  var isOver: Bool

  static let hidden = SplitArrangement(count: 0, isOver: false)

  static func beside(_ count: Int) -> Self { SplitArrangement(count: count, isOver: false) }

  static func over(_ count: Int) -> Self { SplitArrangement(count: count, isOver: count > 0) }

  /// Where everything lies at rest.
  var position: SplitPosition {
    SplitPosition(revealed: Double(count), given: isOver ? 0 : Double(count))
  }

  func displayMode(columns: Int) -> SplitViewController.DisplayMode {
    guard count > 0 else { return .secondaryOnly }
    if count == 1 { return isOver ? .oneOverSecondary : .oneBesideSecondary }
    return isOver ? .twoOverSecondary : .twoBesideSecondary
  }
}

/// Where a split view is: two numbers, in columns counted from the one next to the secondary. All
/// else is a function of them.
nonisolated struct SplitPosition: Sendable, Hashable {
  /// How many columns have come in.
  var revealed: Double

  /// For how many of them the secondary has made room.
  var given: Double

  /// A place on the straight way to another.
  func mixed(with other: SplitPosition, share: Double) -> SplitPosition {
    SplitPosition(
      revealed: revealed + (other.revealed - revealed) * share,
      given: given + (other.given - given) * share)
  }
}
