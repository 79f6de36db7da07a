// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A request for a font face: family, size and weight. The renderer finds the font face that fits best.
public struct Font: Sendable, Hashable {
  /// The weight of a font: regular or semibold. If a font family lacks the weight, its nearest weight is used.
  public enum Weight: Sendable, Hashable {
    /// The weight for continuous text. In the bundled face it is 400.
    case regular
    /// The weight for titles and emphasis. In the bundled face it is 600.
    case semibold
  }

  /// The name of a font family in fontconfig, or nil for the bundled font.
  ///
  /// A style may follow a colon, as in fontconfig's patterns: `DejaVu Sans:oblique`,
  /// `Noto Serif:weight=bold:slant=italic` or `DejaVu Sans:style=Bold Oblique`. A pattern without a name, such as
  /// `:italic`, changes the style of the bundled font. A weight in the pattern overrides `weight`; a size in it is
  /// ignored. If the family lacks the style, its upright face is slanted or emboldened. A part of the pattern that
  /// fontconfig does not know is ignored, with a warning in the log.
  public var family: String?

  /// The font size in points, clamped to 1…1,000.
  public var size: Double {
    didSet { size = Self.clampedSize(size) }
  }

  /// The weight of the font face. Default regular.
  public var weight: Weight

  /// Creates a request for a font face. The size is clamped to 1…1,000 points. Default: the bundled font, regular.
  public init(family: String? = nil, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = Self.clampedSize(size)
    self.weight = weight
  }

  private static func clampedSize(_ size: Double) -> Double { min(1_000, max(1, size)) }
}

/// A font's ascent and descent: how far it extends above and below the baseline, in points. Both are positive.
public struct FontMetrics: Sendable, Hashable {
  /// The distance from the baseline up to the top of the font's letters, in points. Single glyphs can extend above it.
  public var ascent: Double
  /// The distance from the baseline to the bottom, in points.
  package var descent: Double

  /// Creates font metrics from the distances above and below the baseline, in points, both positive.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The sum of ascent and descent, in points. The distance between lines is `TextLayout.lineHeight(of:)`.
  public var height: Double { ascent + descent }
}
