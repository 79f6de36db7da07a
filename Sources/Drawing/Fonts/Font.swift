// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A request for a face: family, size and weight. The host finds the face that fits best.
public struct Font: Sendable, Hashable {
  /// The weights the interface uses; a host may map them to the nearest one a family has.
  public enum Weight: Sendable, Hashable {
    /// For reading: weight 400 of the bundled face.
    case regular
    /// For titles and for what stands out: weight 600 of the bundled face.
    case semibold
  }

  /// A family name as fontconfig knows it, or nil for the interface face that the host bundles. A style may follow a colon,
  /// as in fontconfig's patterns: "DejaVu Sans:oblique", "Noto Serif:weight=bold:slant=italic" or "DejaVu Sans:style=Bold
  /// Oblique". Without a name, as in ":italic", the style is that of the interface face. A weight in the pattern counts
  /// before `weight`; a size in it counts for nothing. A style that a family lacks is drawn from its upright face. A part
  /// that fontconfig does not know is left out, with a warning in the host's log.
  public var family: String?

  /// Points. Values below 1 are raised to 1, those above 1,000 lowered to 1,000.
  public var size: Double {
    didSet { size = Self.bounded(size) }
  }

  /// Default regular.
  public var weight: Weight

  /// A request for a face. A size is kept within 1…1,000 points. Default family: the one that the
  /// host bundles.
  public init(family: String? = nil, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = Self.bounded(size)
    self.weight = weight
  }

  private static func bounded(_ size: Double) -> Double { min(1_000, max(1, size)) }
}

/// How far a font's ink reaches from the baseline, in points; both values are positive.
public struct FontMetrics: Sendable, Hashable {
  /// Points above the baseline.
  public var ascent: Double
  /// Points below the baseline.
  package var descent: Double

  /// Metrics from two distances in points, both positive.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The ink's height, in points. Lines stand farther apart: `TextLayout.lineHeight(of:)`.
  public var height: Double { ascent + descent }
}
