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
        if more || overflows || (mode.truncates && !fits(last.displayedText)) {
          isTruncated = true
          if mode.truncates {
            // A mode that shows the end of the text shortens all remaining text, not only the paragraph.
            let showsEnd = more && mode != .byTruncatingTail
            shown[shown.count - 1] = truncated(
              (showsEnd ? text[...] : paragraph)[last.text.startIndex...],
              alwaysAddsEllipsis: more && !showsEnd)
          }
        }
      }
      var open: [Unicode.Scalar] = []
      for (index, text) in shown.enumerated() {
        let start = index == 0 ? paragraph.startIndex : broken[index].text.startIndex
        let end = index + 1 < broken.count ? broken[index + 1].text.startIndex : paragraph.endIndex
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

  private func fits(_ line: String) -> Bool { measurer.fits(line, within: width, in: font) }

  /// Shortens a line to the width, and writes an ellipsis in place of the omitted characters.
  ///
  /// - Parameter alwaysAddsEllipsis: Whether a text that fits gets an ellipsis too, because more text follows.
  private func truncated(_ text: Substring, alwaysAddsEllipsis: Bool) -> String {
    let start = text.prefix(maxBytes: TextLayout.maximumLineByteCount)
    let isWhole = start.endIndex == text.endIndex
    if isWhole {
      let whole = displayedText(of: text)
      if !alwaysAddsEllipsis, fits(whole) { return whole }
      let marked = whole + TextLayout.ellipsis
      if alwaysAddsEllipsis, mode == .byTruncatingTail, fits(marked) { return marked }
    }
    let head = mode == .byTruncatingHead ? [] : Array(displayedText(of: start))
    let end = text.suffix(maxBytes: TextLayout.maximumLineByteCount)
    let tail = mode == .byTruncatingTail ? [] : Array(displayedText(of: end))
    let limit = isWhole ? max(head.count, tail.count) : head.count + tail.count
    let kept = LineBreaker.largestCount { count in
      count <= limit && fits(joined(head, tail, count))
    }
    return joined(head, tail, kept)
  }

  /// Returns the text without invisible break characters, with spaces in place of line ends.
  private func displayedText(of text: Substring) -> String {
    let shown = LineBreaker.displayedText(of: text)
    guard shown[...].firstLineEnd() != nil else { return shown }
    return String(shown.map { $0.isNewline ? " " : $0 })
  }

  /// Returns `count` characters of both ends around the ellipsis. If the count is odd, the head has one more.
  private func joined(_ head: [Character], _ tail: [Character], _ count: Int) -> String {
    let fromTail = min(tail.count, head.isEmpty ? count : count / 2)
    var start = head.prefix(count - fromTail)
    var end = tail.suffix(fromTail)
    while start.last == " " { start.removeLast() }
    while end.first == " " { end.removeFirst() }
    return String(start) + TextLayout.ellipsis + String(end)
  }
}
