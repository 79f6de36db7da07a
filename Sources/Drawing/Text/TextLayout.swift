// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A text that is broken into lines of a maximum width. A label, for example, measures and draws such a layout.
@MainActor
public struct TextLayout {
  /// One line of a text layout: its text, its width, and the position of its baseline.
  public struct Line: Sendable, Equatable {
    /// The text of the line. It begins with invisible Unicode direction controls if the line, drawn alone, would have
    /// another direction than in its paragraph, for example in the middle of an embedded right-to-left quotation.
    public let text: String
    /// The number of those direction marks.
    package let markCount: Int
    /// The width of the line's text, in points.
    public let width: Double
    /// The left end of the line's baseline, in points from the layout's top left corner.
    public let baseline: Point

    /// The line's range in the text. It includes invisible spaces at its end and truncated text, but no newlines.
    public let range: Range<String.Index>

    /// Whether the paragraph of the line runs from right to left.
    public let isRightToLeft: Bool
  }

  /// The horizontal alignment of the lines of a text layout.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the left edge of the layout's width, in every layout direction.
    case left
    /// At the right edge of the layout's width, in every layout direction.
    case right
    /// At the edge where reading begins, like `Pin.leading`: left, or right in a right-to-left layout.
    case leading
    /// In the middle of the layout's width.
    case center
    /// At the edge where reading ends, like `Pin.trailing`: right, or left in a right-to-left layout.
    case trailing
    /// At the edge where the paragraph begins: the right edge if its first letter is of a right-to-left script.
    case natural

    /// Returns the alignment with `left` or `right` in place of `leading` and `trailing`.
    package func resolved(isMirrored: Bool) -> Alignment {
      switch self {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .left, .right, .center, .natural: self
      }
    }
  }

  /// The distance between baselines, as a multiple of the font size.
  package static let lineHeightFactor = 1.4

  /// The largest number of bytes of one line that are examined: more than a line ever displays. If the number of lines
  /// is limited, the bytes after them are omitted.
  package nonisolated static let maximumLineByteCount = 16_384

  /// The tolerance in points for a line that is wider than its space. Widths are fractions, and a view that is as wide
  /// as its text and its margins may be a little narrower after the margins are subtracted again.
  nonisolated static let widthTolerance = 0.001

  /// The character that replaces omitted text.
  public static let ellipsis = "…"

  /// The lines of the layout from top to bottom. An empty line of the text, or an empty text, is a `Line` without text.
  public let lines: [Line]

  /// The width of the widest line and the height of all lines, in points.
  public let size: Size

  /// Whether some text was omitted, or a line is wider than the layout.
  public let isTruncated: Bool

  /// Creates a layout of `text`. With `maximumLines`, only that number × 16,384 bytes of UTF-8 are broken into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum width in points; infinity for one line per paragraph.
  ///   - maximumLines: The maximum number of lines; 0, the default, for no maximum.
  ///   - lineBreakMode: The rule for line breaks, and for the text that does not fit in the last line.
  ///   - isMirrored: Whether `leading` alignment is on the right, and `trailing` on the left. Default false.
  public init(
    _ text: String,
    font: Font,
    width: Double,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    alignment: Alignment = .leading,
    isMirrored: Bool = false,
    measurer: any TextMeasurer
  ) {
    let cut = TextWrapper(
      measurer: measurer, font: font, width: width, maximumLines: maximumLines, mode: lineBreakMode
    ).wrap(text)
    let metrics = measurer.metrics(of: font)
    let lineHeight = Self.lineHeight(of: font)
    let leading = (lineHeight - metrics.height) / 2
    let widths = cut.lines.map { measurer.width(of: $0.text, in: font) }
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    let alignment = alignment.resolved(isMirrored: isMirrored)
    var lines: [Line] = []
    lines.reserveCapacity(cut.lines.count)
    for (index, line) in cut.lines.enumerated() {
      let lineWidth = widths[index]
      let isRightToLeft = line.direction == .rightToLeft
      let x: Double =
        switch alignment {
        case .center: (room - lineWidth) / 2
        case .natural where isRightToLeft, .right, .trailing: room - lineWidth
        case .left, .leading, .natural: 0
        }
      let y = Double(index) * lineHeight + leading + metrics.ascent
      lines.append(
        Line(
          text: line.text, markCount: line.markCount, width: lineWidth, baseline: Point(x, y),
          range: line.range, isRightToLeft: isRightToLeft))
    }
    self.lines = lines
    size = Size(widest, Double(cut.lines.count) * lineHeight)
    isTruncated = cut.isTruncated || widest > width + Self.widthTolerance
  }

  /// Returns the distance between the baselines of two lines in a font, in points.
  public static func lineHeight(of font: Font) -> Double {
    (font.size * lineHeightFactor).rounded()
  }
}

/// How a text that is wider than its space is broken into lines or truncated. The names are UIKit's.
public enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines break where Unicode's rules (UAX #14) allow it, and the text after the last line is omitted.
  case byWordWrapping
  /// Lines break between any two characters, and the text after the last line is omitted.
  case byCharWrapping
  /// Each paragraph is one line, clipped at the edge.
  case byClipping
  /// Lines break between words, and the last line shows the end of the text: `…end`.
  case byTruncatingHead
  /// Lines break between words, and the last line shows the start of the remaining text: `start…`.
  case byTruncatingTail
  /// Lines break between words, and the last line shows the start and the end of the remaining text: `start…end`.
  case byTruncatingMiddle

  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
