// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far a font's ink reaches from the baseline, in points; both values are positive.
public struct FontMetrics: Sendable, Hashable {
  /// Points above the baseline.
  public var ascent: Double
  /// Points below the baseline.
  public var descent: Double

  /// Metrics from two distances in points, both positive.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The ink's height, in points. Lines stand farther apart: `TextLayout.lineHeight(of:)`.
  public var height: Double { ascent + descent }
}
