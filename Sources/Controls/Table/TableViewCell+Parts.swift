// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension TableViewCell {
  /// A short text or a number that asks for attention.
  public enum Badge: Sendable, Hashable {
    /// A short word, as it is.
    case text(String)
    /// Shows nothing at 0 and below, and “99+” above 99: two digits are what a glance takes in, and
    /// the capsule keeps its place when a number grows.
    case count(Int)

    /// The largest number that is written out.
    public static let largestCount = 99

    /// What the capsule says in English; nil for none.
    public var label: String? { label(in: NumberFormat()) }

    func label(in numbers: NumberFormat) -> String? {
      switch self {
      case .text(let text): text.isEmpty ? nil : text
      case .count(let count) where count <= 0: nil
      case .count(let count):
        count > Self.largestCount
          ? numbers.string(Self.largestCount) + "+" : numbers.string(count)
      }
    }
  }

  /// What a row says at its trailing end about what it does, as UIKit's `accessoryType`.
  public enum Accessory: Sendable, Hashable {
    /// Nothing.
    case none
    /// A small arrow: the row leads to another screen.
    case disclosureIndicator
    /// A check mark: the row is chosen, perhaps among others.
    case checkmark
  }

  /// A line of one pixel below a row.
  public enum Separator: Sendable, Hashable {
    /// No line.
    case none
    /// From where the title begins.
    case inset
    /// From edge to edge.
    case full
  }
}
