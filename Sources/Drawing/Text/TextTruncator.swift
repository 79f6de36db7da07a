// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shortens a line to a width, with an ellipsis where characters are left out.
@MainActor
struct TextTruncator {
  /// The mark for text that was cut off.
  static let ellipsis = "…"

  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double
  let mode: LineBreakMode

  /// - Parameter cutsAlways: Shows an ellipsis even if the text fits, since more follows it.
  func truncating(_ text: Substring, cutsAlways: Bool) -> String {
    let start = text.start(bytes: TextLayout.longestLine)
    let isWhole = start.endIndex == text.endIndex
    if isWhole {
      let whole = shown(text)
      if !cutsAlways, fits(whole) { return whole }
      if cutsAlways, mode == .byTruncatingTail, fits(whole + Self.ellipsis) {
        return whole + Self.ellipsis
      }
    }
    let head = mode == .byTruncatingHead ? [] : Array(shown(start))
    let end = text.end(bytes: TextLayout.longestLine)
    let tail = mode == .byTruncatingTail ? [] : Array(shown(end))
    let limit = isWhole ? max(head.count, tail.count) : head.count + tail.count
    let kept = LineBreaker.longest { count in
      count <= limit && fits(joined(head, tail, count))
    }
    return joined(head, tail, kept)
  }

  /// What is drawn of a text; line ends become spaces.
  private func shown(_ text: Substring) -> String {
    let shown = LineBreaker.shown(text)
    guard shown[...].firstLineEnd() != nil else { return shown }
    return String(shown.map { $0.isNewline ? " " : $0 })
  }

  /// `count` characters of both ends, one more of the head's, around the ellipsis.
  private func joined(_ head: [Character], _ tail: [Character], _ count: Int) -> String {
    let fromTail = min(tail.count, head.isEmpty ? count : count / 2)
    var start = head.prefix(count - fromTail)
    var end = tail.suffix(fromTail)
    while start.last == " " { start.removeLast() }
    while end.first == " " { end.removeFirst() }
    return String(start) + Self.ellipsis + String(end)
  }

  private func fits(_ line: String) -> Bool {
    measurer.fits(line, within: maximumWidth, in: font)
  }
}
