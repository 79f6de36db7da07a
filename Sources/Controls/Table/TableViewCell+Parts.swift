// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Languages

extension TableViewCell {
  /// A short text or a number that asks for attention.
  public enum Badge: Sendable, Hashable {
    /// A short word, as it is.
    case text(String)
    /// A number, and the largest number that is written out: “99+” represents all numbers above 99. 0 and negative numbers hide the badge.
    /// A maximum of nil writes all numbers out; one below 1 counts as 1. Default 99: two digits are what a
    /// glance takes in, and the capsule keeps its place when a number grows. A number that has no room is
    /// written with a smaller maximum, such as “999+”.
    case count(Int, maximum: Int? = 99)

    /// The largest number that is written out by default: 99.
    public static let largestCount = 99

    /// What the capsule says in English; nil for none.
    public var label: String? { label(in: NumberFormat()) }

    func label(in numbers: NumberFormat) -> String? {
      switch self {
      case .text(let text): text.isEmpty ? nil : text
      case .count(let count, _) where count <= 0: nil
      case .count(let count, let maximum):
        if let maximum, count > max(1, maximum) {
          numbers.string(max(1, maximum)) + "+"
        } else {
          numbers.string(count)
        }
      }
    }

    /// The label, with a smaller maximum where it does not fit: a part of a number would be another number.
    func label(in numbers: NumberFormat, fits: (_ label: String) -> Bool) -> String? {
      guard let label = label(in: numbers) else { return nil }
      guard case .count(let count, let maximum) = self, !fits(label) else { return label }
      let limit = min(count - 1, maximum ?? .max)
      var nines = 9
      while nines <= (limit - 9) / 10 { nines = 10 * nines + 9 }
      guard nines <= limit else { return label }
      while nines > 9, !fits(numbers.string(nines) + "+") { nines /= 10 }
      return numbers.string(nines) + "+"
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
