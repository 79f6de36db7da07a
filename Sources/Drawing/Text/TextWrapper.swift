// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Splits a text into its displayed lines: paragraphs, line breaks, and the ellipsis for omitted text.
@MainActor
struct TextWrapper {
  struct Line {
    var text: String
    /// The number of direction marks at the start of `text` that the paragraph does not have there.
    var markCount: Int
    var direction: WritingDirection
    var range: Range<String.Index>
  }

  let measurer: any TextMeasurer
  let font: Font
  let width: Double
  /// The largest number of lines; 0 for no limit.
  let maximumLines: Int
  let mode: LineBreakMode

  func wrap(_ text: String) -> (lines: [Line], isTruncated: Bool) {
    var lines: [Line] = []
    let start = text[...].prefix(maxBytes: maximumByteCount)
    let isCutOff = start.endIndex < text.endIndex
    var rest = start
    var isTruncated = false
    while true {
      let end = rest.firstLineEnd()
      let paragraph = rest[..<(end?.lowerBound ?? rest.endIndex)]
      let next = end.map { rest[$0.upperBound...] }
      let direction = WritingDirection(of: paragraph) ?? .leftToRight
      let broken = wrappedLines(of: paragraph, limit: maximumLines - lines.count)
      let isCut = broken.last.map { $0.text.endIndex < paragraph.endIndex } ?? false
      let isFull = maximumLines > 0 && lines.count + broken.count >= maximumLines
      var shown = broken.map { $0.displayedText }
      if isFull, let last = broken.last {
        let more = isCutOff || next.map { !$0.allSatisfy(\.isWhitespace) } ?? false
        let overflows = isCut && !paragraph[last.text.endIndex...].allSatisfy { $0 == " " }
        if more || overflows || (mode.truncates && !fits(last)) {
          isTruncated = true
          if mode.truncates {
            let part = text[last.text.startIndex...]
            shown[shown.count - 1] = truncatedLine(paragraph[part.startIndex...], of: part, more)
          }
        }
      }
      var open: [Unicode.Scalar] = []
      for (index, text) in shown.enumerated() {
        let start = index == 0 ? paragraph.startIndex : broken[index].text.startIndex
        let end =
          index + 1 < broken.count ? broken[index + 1].text.startIndex : paragraph.endIndex
        let marked = direction.addingDirectionMarks(to: text, openControls: open)
        lines.append(
          Line(
            text: marked.text, markCount: marked.markCount, direction: direction,
            range: start..<end))
        DirectionControl.scan(paragraph[start..<end], updatingOpenControls: &open)
      }
      guard !isFull, let next else { return (lines, isTruncated || isCutOff) }
      rest = next
    }
  }

  private func wrappedLines(of paragraph: Substring, limit: Int) -> [LineBreaker.Line] {
    // The only line takes all of the remaining text, so there is nothing to break.
    if mode == .byClipping || (mode.truncates && maximumLines > 0 && limit == 1) {
      return [LineBreaker.Line(text: paragraph)]
    }
    let breaker = LineBreaker(
      measurer: measurer, font: font, maximumWidth: width, breaksWords: mode == .byCharWrapping)
    return breaker.lines(of: paragraph, limit: maximumLines > 0 ? limit : .max)
  }

  private var maximumByteCount: Int {
    maximumLines > 0
      ? min(maximumLines, Int.max / TextLayout.maximumLineByteCount)
        * TextLayout.maximumLineByteCount : .max
  }

  private func fits(_ line: LineBreaker.Line) -> Bool {
    measurer.fits(line.displayedText, within: width, in: font)
  }

  /// Shortens the last line within its paragraph, or with all remaining text if the mode shows the end of the text.
  private func truncatedLine(_ line: Substring, of rest: Substring, _ more: Bool) -> String {
    let truncator = TextTruncator(
      measurer: measurer, font: font, maximumWidth: width, mode: mode)
    return more && mode != .byTruncatingTail
      ? truncator.truncated(rest, alwaysAddsEllipsis: false)
      : truncator.truncated(line, alwaysAddsEllipsis: more)
  }
}
