// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Cuts a text into the lines that are shown: paragraphs, line breaks, and the ellipsis for the
/// rest.
@MainActor
struct TextCutter {
  struct Line {
    var text: String
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
    var rest = text[...]
    var isTruncated = false
    while true {
      let end = rest.firstIndex(where: \.isNewline)
      let paragraph = rest[..<(end ?? rest.endIndex)]
      let next = end.map { rest[rest.index(after: $0)...] }
      let direction = WritingDirection(of: paragraph) ?? .leftToRight
      let broken = breaking(paragraph, limit: maximumLines - lines.count)
      let isCut = broken.last.map { $0.text.endIndex < paragraph.endIndex } ?? false
      let isFull = maximumLines > 0 && lines.count + broken.count >= maximumLines
      var shown = broken.map { $0.shown }
      if isFull, let last = broken.last {
        let more = next.map { !$0.allSatisfy(\.isWhitespace) } ?? false
        let overflows = isCut && !paragraph[last.text.endIndex...].allSatisfy { $0 == " " }
        if more || overflows || (mode.truncates && !fits(last)) {
          isTruncated = true
          if mode.truncates {
            shown[shown.count - 1] = truncating(from: last.text.startIndex, paragraph, next, more)
          }
        }
      }
      for (index, text) in shown.enumerated() {
        let start = index == 0 ? paragraph.startIndex : broken[index].text.startIndex
        let end =
          index + 1 < broken.count ? broken[index + 1].text.startIndex : paragraph.endIndex
        lines.append(
          Line(text: direction.marking(text), direction: direction, range: start..<end))
      }
      guard !isFull, let next else { return (lines, isTruncated) }
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

  private func fits(_ line: LineBreaker.Line) -> Bool {
    !width.isFinite || measurer.width(of: line.shown, in: font) <= width
  }

  /// The last line, from its start to the end of its paragraph. Where the end of the text is to
  /// show, to the end of the text.
  private func truncating(
    from start: String.Index, _ paragraph: Substring, _ next: Substring?, _ more: Bool
  ) -> String {
    let truncator = TextTruncator(
      measurer: measurer, font: font, maximumWidth: width, mode: mode)
    guard more, mode != .byTruncatingTail, let next else {
      return truncator.truncating(paragraph[start...], cutsAlways: more)
    }
    let all = paragraph.base[start..<next.endIndex]
    let joined = String(all.map { $0.isNewline ? " " : $0 })
    return truncator.truncating(joined[...], cutsAlways: false)
  }
}
