// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The priority of a layout rule, 0…1000. A rule is never violated in favor of lower priorities, however many.
public nonisolated struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The value, 0…1000.
  public let rawValue: Double

  /// The rule must be satisfied. 1000.
  public static let required = LayoutPriority(rawValue: 1000)
  /// The default priority with which controls resist becoming smaller than their content. 750.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// The default priority with which controls resist becoming larger than their content. 250.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// The priority of the target size when a view is fitted: lower than all contents. 50.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Creates a priority. Traps if the number is outside 0…1000.
  public init(rawValue: Double) {
    require(rawValue >= 0 && rawValue <= 1000, "A priority is 0 to 1000, not \(rawValue)")
    self.rawValue = rawValue
  }

  /// The same as `init(rawValue:)`.
  public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
