// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a program remembers of a split view from one run to the next.
public nonisolated struct SplitState: Sendable, Hashable, Codable {
  /// How many columns a person wants beside the secondary; nil where no person has chosen.
  public var columnsBeside: Int?

  /// Widths that a person has given, in points.
  public var widths: [SplitViewController.Column: Double]

  /// A state. Default: that of a split view that no person has changed.
  public init(columnsBeside: Int? = nil, widths: [SplitViewController.Column: Double] = [:]) {
    self.columnsBeside = columnsBeside
    self.widths = widths
  }
}
