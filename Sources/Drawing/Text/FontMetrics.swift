// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far a font's ink reaches from the baseline, in points; both values are positive.
public struct FontMetrics: Sendable, Hashable {
  public var ascent: Double
  public var descent: Double

  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  public var height: Double { ascent + descent }
}
