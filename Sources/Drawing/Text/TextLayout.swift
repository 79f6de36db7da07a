// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Text cut into lines for a width. A label measures and draws it.
@MainActor
public struct TextLayout {
  /// One drawn line: its text, its advance, and where its baseline starts in the layout.
  public struct Line: Sendable, Equatable {
    /// May begin with marks of direction: where the paragraph runs in another direction than the line alone would, and
    /// where an embedding or an isolate goes on from the line before.
    public let text: String
    /// The characters of those marks.
    package let markCount: Int
    /// The advance of the text, in points.
    public let width: Double
    /// Where the baseline starts, in points from the layout's top left corner.
    public let baseline: Point

    /// The characters of the text that are in the line. Spaces at a line break are included though
    /// they are not drawn; a line end is not included.
    public let range: Range<String.Index>

    /// Whether the paragraph runs from right to left.
    public let isRightToLeft: Bool
  }

  /// Where lines lie in the width.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the left edge of the width, in every layout direction.
    case left
    /// At the right edge of the width, in every layout direction.
    case right
    /// At the edge where reading begins, as `Pin.leading`: the left one, or the right one in a right-to-left layout.
    case leading
    /// In the middle of the width.
    case center
    /// At the edge where reading ends, as `Pin.trailing`: the right one, or the left one in a right-to-left layout.
    case trailing
    /// At the side where the paragraph begins: the right one when its first letter is of a
    /// right-to-left script.
    case natural

    /// The same with a side in place of `leading` and `trailing`.
    package func resolved(isMirrored: Bool) -> Alignment {
      switch self {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .left, .right, .center, .natural: self
      }
    }
  }

  /// Distance between baselines as a multiple of the font size.
  package static let lineHeightFactor = 1.4

  /// Bytes of one line that are looked at: more than a line ever shows. What follows is left out where the
  /// number of lines is limited.
  package nonisolated static let longestLine = 16_384

  /// Points by which a line may be wider than its room: widths are fractions, and a view that is as wide as its text and
  /// its margins may have a little less when the margins are taken off again.
  nonisolated static let widthTolerance = 0.001

  /// The mark for text that was cut off.
  public static let ellipsis = TextTruncator.ellipsis

  /// From the top down. A paragraph without text has an empty line.
  public let lines: [Line]

  /// The width of the widest line and the height of all lines, in points.
  public let size: Size

  /// Whether text was left out, or is wider than the layout.
  public let isTruncated: Bool

  /// Lays `text` out in `width` points. Where `maximumLines` is not 0, at most 16,384 bytes of UTF-8
  /// a line are looked at.
  ///
  /// - Parameters:
  ///   - width: Points; infinity for a single line a paragraph.
  ///   - maximumLines: 0 for no limit.
  ///   - lineBreakMode: Where lines break, and what shows of text beyond the last one.
  ///   - isMirrored: Whether the layout runs from right to left, for `leading` and `trailing`. Default false.
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
    let cutter = TextCutter(
      measurer: measurer, font: font, width: width, maximumLines: maximumLines,
      mode: lineBreakMode)
    let cut = cutter.cut(text)
    let metrics = measurer.metrics(of: font)
    let lineHeight = Self.lineHeight(of: font)
    let leading = (lineHeight - metrics.height) / 2
    let widths = cut.lines.map { measurer.width(of: $0.text, in: font) }
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    let alignment = alignment.resolved(isMirrored: isMirrored)
    lines = zip(cut.lines, widths).enumerated().map { index, line in
      let isAtEnd = alignment == .natural && line.0.direction == .rightToLeft
      let x =
        switch alignment {
        case .center: (room - line.1) / 2
        case .right, .trailing: room - line.1
        case .left, .leading, .natural: isAtEnd ? room - line.1 : 0
        }
      let y = Double(index) * lineHeight + leading + metrics.ascent
      return Line(
        text: line.0.text, markCount: line.0.markCount, width: line.1, baseline: Point(x, y),
        range: line.0.range,
        isRightToLeft: line.0.direction == .rightToLeft)
    }
    size = Size(widest, Double(cut.lines.count) * lineHeight)
    isTruncated = cut.isTruncated || widest > width + Self.widthTolerance
  }

  /// The distance between two baselines, in points.
  public static func lineHeight(of font: Font) -> Double {
    (font.size * lineHeightFactor).rounded()
  }
}

/// What happens to text that is wider than its place; the names are UIKit's.
public enum LineBreakMode: Sendable, Hashable, CaseIterable {
  /// Lines break where UAX #14 allows it; what is beyond the last line is left out.
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// A paragraph is one line, cut off at the edge.
  case byClipping
  /// Lines break between words, and the last one keeps the end of the text: `…end`.
  case byTruncatingHead
  /// Lines break between words, and the last one keeps the start of the remaining text: `start…`.
  case byTruncatingTail
  /// Lines break between words, and the last one keeps the start and the end of the remaining text:
  /// `start…end`.
  case byTruncatingMiddle

  /// Whether text that is left out is stood for by an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
