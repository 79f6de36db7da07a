// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The priority of a layout rule, such as a constraint, 0…1000. A rule precedes all rules of lower priority.
public nonisolated struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The layout priority as a number, 0…1000.
  public let rawValue: Double

  /// The priority 1000: the layout rule must be satisfied.
  public static let required = LayoutPriority(rawValue: 1000)
  /// The priority 750, the default of compression resistance: views resist becoming smaller than their content.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// The priority 250, the default of content hugging: views resist becoming larger than their content.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// The priority 50, the default of the target size in `systemLayoutSizeFitting(_:)`: content sizes take precedence.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Creates a layout priority. Traps if the number is outside 0…1000.
  public init(rawValue: Double) {
    require(rawValue >= 0 && rawValue <= 1000, "A priority must be from 0 to 1000, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// Creates a layout priority from a number. Traps if the number is outside 0…1000.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
