// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// How much a wish about layout counts, 0…1000. A stronger wish is never traded for any number of weaker ones.
public nonisolated struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// 0…1000.
  public let rawValue: Double

  /// Has to hold.
  public static let required = LayoutPriority(rawValue: 1000)
  /// How much controls resist being made smaller than their content. 750.
  public static let defaultHigh = LayoutPriority(rawValue: 750)
  /// How much controls resist being made larger than their content. 250.
  public static let defaultLow = LayoutPriority(rawValue: 250)
  /// How much a target counts that a view is to fit: less than all contents. 50.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// A number outside 0…1000 stops the program.
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
