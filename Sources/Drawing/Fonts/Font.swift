// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A request for a font face: family, size and weight. The host finds the face that fits best.
public struct Font: Sendable, Hashable {
  /// The weights that the interface uses. A host may replace them with the nearest weight of a family.
  public enum Weight: Sendable, Hashable {
    /// The weight for continuous text: 400 of the bundled face.
    case regular
    /// The weight for titles and emphasis: 600 of the bundled face.
    case semibold
  }

  /// The name of a family in fontconfig, or nil for the interface face that the host bundles.
  ///
  /// A style may follow a colon, as in fontconfig's patterns: `DejaVu Sans:oblique`,
  /// `Noto Serif:weight=bold:slant=italic` or `DejaVu Sans:style=Bold Oblique`. A pattern without a name, such as
  /// `:italic`, changes the style of the interface face. A weight in the pattern overrides `weight`; a size in it is
  /// ignored. A style that the family lacks is drawn from its upright face. A part of the pattern that fontconfig does
  /// not know is left out, with a warning in the host's log.
  public var family: String?

  /// The size in points. Values below 1 become 1, and values above 1,000 become 1,000.
  public var size: Double {
    didSet { size = Self.clampedSize(size) }
  }

  /// The weight of the face.
  public var weight: Weight

  /// Creates a request for a face. The size is limited to 1…1,000 points. Default: the bundled face, regular.
  public init(family: String? = nil, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = Self.clampedSize(size)
    self.weight = weight
  }

  private static func clampedSize(_ size: Double) -> Double { min(1_000, max(1, size)) }
}

/// The distances from the baseline to the highest and the lowest ink of a font, in points. Both are positive.
public struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline to the top, in points.
  public var ascent: Double
  /// The distance from the baseline to the bottom, in points.
  package var descent: Double

  /// Creates metrics from two distances in points, both positive.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The height of the ink, in points. The distance between lines is larger: `TextLayout.lineHeight(of:)`.
  public var height: Double { ascent + descent }
}
