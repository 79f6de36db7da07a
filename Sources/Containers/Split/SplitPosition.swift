// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a split view is: two numbers, in columns counted from the one next to the secondary. All
/// else is a function of them. At rest whole columns lie beside the secondary, or over it.
nonisolated struct SplitPosition: Sendable, Hashable {
  /// How many columns have come in.
  var revealed: Double

  /// For how many of them the secondary has made room.
  var given: Double

  static let hidden = beside(0)

  static func beside(_ count: Int) -> Self { Self(revealed: Double(count), given: Double(count)) }

  static func over(_ count: Int) -> Self { Self(revealed: Double(count), given: 0) }

  /// How many columns have come in wholly.
  var count: Int { Int(revealed.rounded(.down)) }

  /// Whether columns lie over the secondary, by more than sums of fractions are off.
  var isOver: Bool { revealed - given > 0.001 }

  /// How many columns lie over the secondary.
  var over: Int { isOver ? count : 0 }

  /// The mode that a position of rest is.
  var displayMode: SplitViewController.DisplayMode {
    SplitViewController.DisplayMode.allCases.first { $0.rest == self } ?? .secondaryOnly
  }

  /// A place on the straight way to another.
  func mixed(with other: SplitPosition, share: Double) -> SplitPosition {
    SplitPosition(
      revealed: revealed + (other.revealed - revealed) * share,
      given: given + (other.given - given) * share)
  }
}

extension SplitViewController.DisplayMode {
  /// Where columns rest in it if there is room; nil for automatic.
  nonisolated var rest: SplitPosition? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: .hidden
    case .oneBesideSecondary: .beside(1)
    case .oneOverSecondary: .over(1)
    case .twoBesideSecondary: .beside(2)
    case .twoOverSecondary: .over(2)
    }
  }
}
