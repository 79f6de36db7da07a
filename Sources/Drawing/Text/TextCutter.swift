// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Cuts a text into the lines that are shown: paragraphs, line breaks, and the ellipsis for the
/// rest.
@MainActor
struct TextCutter {
  struct Line {
    var text: String
    /// The marks of direction that the text begins with and the paragraph does not have there.
    var markCount: Int
    var direction: WritingDirection
    var range: Range<String.Index>
  }

  let measurer: any TextMeasurer
  let font: Font
  let width: Double
  /// 0 for no limit.
  let maximumLines: Int
  let mode: LineBreakMode

  func cut(_ text: String) -> (lines: [Line], isTruncated: Bool) {
    var lines: [Line] = []
    let start = text[...].start(bytes: most)
    let isCutOff = start.endIndex < text.endIndex
    var rest = start
    var isTruncated = false
    while true {
      let end = rest.firstLineEnd()
      let paragraph = rest[..<(end?.lowerBound ?? rest.endIndex)]
      let next = end.map { rest[$0.upperBound...] }
      let direction = WritingDirection(of: paragraph) ?? .leftToRight
      let broken = breaking(paragraph, limit: maximumLines - lines.count)
      let isCut = broken.last.map { $0.text.endIndex < paragraph.endIndex } ?? false
      let isFull = maximumLines > 0 && lines.count + broken.count >= maximumLines
      var shown = broken.map { $0.shown }
      if isFull, let last = broken.last {
        let more = isCutOff || next.map { !$0.allSatisfy(\.isWhitespace) } ?? false
        let overflows = isCut && !paragraph[last.text.endIndex...].allSatisfy { $0 == " " }
        if more || overflows || (mode.truncates && !fits(last)) {
          isTruncated = true
          if mode.truncates {
            let part = text[last.text.startIndex...]
            shown[shown.count - 1] = truncating(paragraph[part.startIndex...], of: part, more)
          }
        }
      }
      var open: [Unicode.Scalar] = []
      for (index, text) in shown.enumerated() {
        let start = index == 0 ? paragraph.startIndex : broken[index].text.startIndex
        let end =
          index + 1 < broken.count ? broken[index + 1].text.startIndex : paragraph.endIndex
        let marked = direction.marking(text, open: open)
        lines.append(
          Line(
            text: marked.text, markCount: marked.markCount, direction: direction,
            range: start..<end))
        DirectionControl.follow(paragraph[start..<end], open: &open)
      }
      guard !isFull, let next else { return (lines, isTruncated || isCutOff) }
      rest = next
    }
  }

  /// The lines of a paragraph, up to the limit and without the spaces where they break.
  private func breaking(_ paragraph: Substring, limit: Int) -> [LineBreaker.Line] {
    // One line takes all of the remaining text: there is nothing to break.
    if mode == .byClipping || (mode.truncates && maximumLines > 0 && limit == 1) {
      return [LineBreaker.Line(text: paragraph)]
    }
    let breaker = LineBreaker(
      measurer: measurer, font: font, maximumWidth: width, breaksWords: mode == .byCharWrapping)
    return breaker.lines(of: paragraph, limit: maximumLines > 0 ? limit : .max)
  }

  /// Bytes of a text that are looked at.
  private var most: Int {
    maximumLines > 0
      ? min(maximumLines, Int.max / TextLayout.longestLine) * TextLayout.longestLine : .max
  }

  private func fits(_ line: LineBreaker.Line) -> Bool {
    measurer.fits(line.shown, within: width, in: font)
  }

  /// The last line, to the end of its paragraph. Where the end of the text is to show, of all that is left of
  /// the text.
  private func truncating(_ line: Substring, of rest: Substring, _ more: Bool) -> String {
    let truncator = TextTruncator(
      measurer: measurer, font: font, maximumWidth: width, mode: mode)
    return more && mode != .byTruncatingTail
      ? truncator.truncating(rest, cutsAlways: false)
      : truncator.truncating(line, cutsAlways: more)
  }
}
