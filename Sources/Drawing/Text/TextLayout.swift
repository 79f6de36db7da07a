// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Text cut into lines for a width: what a label measures and draws.
@MainActor
public struct TextLayout {
  /// One drawn line: its text, its advance, and where its baseline starts in the layout.
  public struct Line: Sendable, Equatable {
    public let text: String
    public let width: Double
    public let baseline: Point
  }

  /// Where lines lie in the width.
  public enum Alignment: Sendable {
    case leading
    case center
    case trailing
  }

  /// Distance between baselines as a multiple of the font size.
  public static let lineHeightFactor = 1.4

  /// The mark that stands for text that was cut off.
  public static let ellipsis = "…"

  public let lines: [Line]

  /// The width of the widest line and the height of all lines, in points.
  public let size: Size

  /// Lays `text` out in `width` points.
  ///
  /// - Parameters:
  ///   - width: Points; infinity for a single line a paragraph.
  ///   - maximumLines: 0 for no limit. Text beyond the limit is replaced by an ellipsis.
  public init(
    _ text: String,
    font: Font,
    width: Double,
    maximumLines: Int = 0,
    alignment: Alignment = .leading,
    measurer: any TextMeasurer
  ) {
    let breaker = LineBreaker(measurer: measurer, font: font, maximumWidth: width)
    var texts: [String]
    if maximumLines == 1 {
      let line = text.split(separator: "\n").first.map(String.init) ?? ""
      let whole = line == text && measurer.width(of: line, in: font) <= width
      texts = [whole ? line : Self.truncate(line, breaker, force: line != text)]
    } else {
      texts = breaker.lines(of: text)
      if maximumLines > 0, texts.count > maximumLines {
        let last = Self.truncate(texts[maximumLines - 1], breaker, force: true)
        texts = Array(texts.prefix(maximumLines - 1)) + [last]
      }
    }

    let metrics = measurer.metrics(of: font)
    let lineHeight = (font.size * Self.lineHeightFactor).rounded()
    let leading = (lineHeight - metrics.height) / 2
    let widths = texts.map { measurer.width(of: $0, in: font) }
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    lines = zip(texts, widths).enumerated().map { index, line in
      let x =
        switch alignment {
        case .leading: 0.0
        case .center: (room - line.1) / 2
        case .trailing: room - line.1
        }
      let y = Double(index) * lineHeight + leading + metrics.ascent
      return Line(text: line.0, width: line.1, baseline: Point(x, y))
    }
    size = Size(widest, Double(texts.count) * lineHeight)
  }

  private static func truncate(_ line: String, _ breaker: LineBreaker, force: Bool) -> String {
    let fits = { (text: String) in
      breaker.measurer.width(of: text, in: breaker.font) <= breaker.maximumWidth
    }
    if !force, fits(line) { return line }
    var low = 0
    var high = line.count
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(line.prefix(middle) + ellipsis) { low = middle } else { high = middle - 1 }
    }
    var head = line.prefix(low)
    while head.last == " " { head.removeLast() }
    return head + ellipsis
  }
}
