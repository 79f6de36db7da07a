// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The priority of a layout rule, 0…1000. A rule never yields to rules of lower priority, however many.
public nonisolated struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The priority as a number, 0…1000.
  public let rawValue: Double

  /// The priority 1000: the rule must be satisfied.
  public static let required = LayoutPriority(rawValue: 1000)
  /// The priority 750, with which controls resist becoming smaller than their content by default.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// The priority 250, with which controls resist becoming larger than their content by default.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// The priority 50, lower than any content's: the default for the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Creates a priority. Traps if the number is outside 0…1000.
  public init(rawValue: Double) {
    require(rawValue >= 0 && rawValue <= 1000, "A priority must be from 0 to 1000, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// Creates a priority, like `init(rawValue:)`.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
