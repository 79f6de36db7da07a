// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Measures text. The host that draws text implements it, so that the measured size is the drawn
/// size.
@MainActor
public protocol TextMeasurer: AnyObject {
  /// How far the letters of a font reach above and below the baseline.
  func metrics(of font: Font) -> FontMetrics

  /// The advance of `text` on one line, in points. Line ends count as nothing. A host may measure and draw
  /// only the start of a text of more than 16,384 bytes of UTF-8.
  func width(of text: String, in font: Font) -> Double

  /// Where each character (grapheme cluster) of a line stands, in the order of the text. Default:
  /// each character begins where the width of the text before it ends, which is right for scripts
  /// that run from left to right.
  func clusters(of text: String, in font: Font) -> [TextCluster]

  /// How large a picture is of itself, in points: one for each pixel, or what an SVG file says. Only the header of a file is
  /// read. Nil for one that cannot be read, and in a host that reads none, which is the default.
  func size(of image: Image) -> Size?

  /// Whether a picture can be drawn. At first only the header of a file is read. Default ready.
  func state(of image: Image) -> ImageState
}

extension TextMeasurer {
  public func size(of image: Image) -> Size? { nil }
  public func state(of image: Image) -> ImageState { .ready }
}

extension TextMeasurer {
  public func clusters(of text: String, in font: Font) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var end = text.startIndex
    var left = 0.0
    while end < text.endIndex {
      end = text.index(after: end)
      // Kerning may make the text narrower than the text before was.
      let right = max(left, width(of: String(text[..<end]), in: font))
      clusters.append(TextCluster(left: left, right: right))
      left = right
    }
    return clusters
  }
}

extension TextMeasurer {
  /// Whether a line is at most so many points wide. Of one that is far wider only the start is measured.
  func fits(_ line: String, within width: Double, in font: Font) -> Bool {
    guard width.isFinite else { return true }
    return !isFarWider(line, than: width, in: font)
      && self.width(of: line, in: font) <= width + TextLayout.widthTolerance
  }

  /// Whether the start of a long line is wider already. A short one is never found to be.
  func isFarWider(_ line: String, than width: Double, in font: Font) -> Bool {
    var bytes = 256
    while bytes < line.utf8.count {
      // What follows may take a little room back, as where letters join.
      let start = String(line[...].start(bytes: bytes))
      if self.width(of: start, in: font) > width + 2 * font.size { return true }
      bytes *= 4
    }
    return false
  }
}

/// Where one character (grapheme cluster) of a line stands.
public struct TextCluster: Sendable, Hashable {
  /// Points from the start of the line to the character's left edge.
  public var left: Double

  /// Points from the start of the line to its right edge; never less than `left`. A character that
  /// is not seen takes no room.
  public var right: Double

  /// Whether the character is in a run that is read from right to left.
  public var isRightToLeft: Bool

  /// Creates a cluster between two edges, in points from the start of the line. `right` must be at
  /// least `left`. Default: a character that is read from left to right.
  public init(left: Double, right: Double, isRightToLeft: Bool = false) {
    self.left = left
    self.right = right
    self.isRightToLeft = isRightToLeft
  }
}

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
