// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// An object that measures text. In a window, the object that draws text is also the measurer, so that sizes agree.
@MainActor
public protocol TextMeasurer: AnyObject {
  /// Returns the distances that the letters of a font reach above and below the baseline.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the width of `text` on one line, in points. Line ends have no width. Of a text of more than 16,384 bytes
  /// of UTF-8, an implementation may measure and draw only the start.
  func width(of text: String, in font: Font) -> Double

  /// Returns the position of each character (grapheme cluster) of a line, in the order of the text. By default, each
  /// character begins at the right edge of the text before it, which is correct for left-to-right scripts.
  func clusters(of text: String, in font: Font) -> [TextCluster]

  /// Returns the natural size of an image in points: one point per pixel, or the size that an SVG file declares. Only
  /// the header of the file is read. Nil if the file cannot be read; the default implementation always returns nil.
  func size(of image: Image) -> Size?

  /// Returns whether an image can be drawn. At first, only the header of its file is read. Default: returns `ready`.
  func state(of image: Image) -> ImageState
}

extension TextMeasurer {
  public func size(of image: Image) -> Size? { nil }
  public func state(of image: Image) -> ImageState { .ready }

  public func clusters(of text: String, in font: Font) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var end = text.startIndex
    var left = 0.0
    while end < text.endIndex {
      end = text.index(after: end)
      // Kerning may make the text narrower than the text before the character was.
      let right = max(left, width(of: String(text[..<end]), in: font))
      clusters.append(TextCluster(left: left, right: right))
      left = right
    }
    return clusters
  }
}

extension TextMeasurer {
  /// Whether a line is at most `width` points wide. If a line is much wider, only its start is measured.
  func fits(_ line: String, within width: Double, in font: Font) -> Bool {
    guard width.isFinite else { return true }
    return !isFarWider(line, than: width, in: font)
      && self.width(of: line, in: font) <= width + TextLayout.widthTolerance
  }

  /// Whether the start of a long line is already wider than `width`. Always false for a short line.
  func isFarWider(_ line: String, than width: Double, in font: Font) -> Bool {
    var bytes = 256
    while bytes < line.utf8.count {
      // The following characters may make the text a little narrower again, for example by joining.
      let start = String(line[...].prefix(maxBytes: bytes))
      if self.width(of: start, in: font) > width + 2 * font.size { return true }
      bytes *= 4
    }
    return false
  }
}

/// The position of one character (grapheme cluster) in a line.
public struct TextCluster: Sendable, Hashable {
  /// The left edge of the character, in points from the left edge of the line.
  public var left: Double

  /// The right edge of the character, in points from the left edge of the line; `left` if the character has no width.
  public var right: Double

  /// Whether the character is part of text that is read from right to left.
  public var isRightToLeft: Bool

  /// Creates the position of a character from its edges, in points from the left edge of the line. Pass a `right` of
  /// at least `left`. By default, the character is read from left to right.
  public init(left: Double, right: Double, isRightToLeft: Bool = false) {
    self.left = left
    self.right = right
    self.isRightToLeft = isRightToLeft
  }
}

/// A text measurer without fonts, for tests: every character has the same width, a fraction of the font size.
public final class ApproximateTextMeasurer: TextMeasurer {
  /// The width of every character as a fraction of the font size, close to the mean of a Latin text face.
  public static let advance = 0.5

  /// Creates a text measurer. It has no state, so any number of views can share it.
  public nonisolated init() {}

  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2)
  }

  public func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size * Self.advance
  }
}
