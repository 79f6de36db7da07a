// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A measurer that needs no font: every character advances by the same share of the size.
///
/// It serves tests that must not depend on a face.
public final class ApproximateTextMeasurer: TextMeasurer {
  /// Advance of one character as a share of the font size; close to the mean of a Latin text face.
  public static let advance = 0.5

  /// A measurer without state; one can serve any number of views.
  public nonisolated init() {}

  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2)
  }

  public func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size * Self.advance
  }
}
