// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shortens a line to a width, with an ellipsis where characters are left out.
@MainActor
struct TextTruncator {
  /// The mark for text that was cut off.
  static let ellipsis = "…"

  /// Characters at either end that are looked at: more than a line ever shows.
  private static let reach = 4096

  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double
  let mode: LineBreakMode

  /// - Parameter cutsAlways: Shows an ellipsis even if the text fits, since more follows it.
  func truncating(_ text: Substring, cutsAlways: Bool) -> String {
    let start = text.prefix(Self.reach)
    let isWhole = start.endIndex == text.endIndex
    if isWhole {
      let whole = LineBreaker.shown(text)
      if !cutsAlways, fits(whole) { return whole }
      if cutsAlways, mode == .byTruncatingTail, fits(whole + Self.ellipsis) {
        return whole + Self.ellipsis
      }
    }
    let head = mode == .byTruncatingHead ? [] : Array(LineBreaker.shown(start))
    let tail =
      mode == .byTruncatingTail ? [] : Array(LineBreaker.shown(text.suffix(Self.reach)))
    let limit = isWhole ? max(head.count, tail.count) : head.count + tail.count
    let kept = LineBreaker.longest { count in
      count <= limit && fits(joined(head, tail, count))
    }
    return joined(head, tail, kept)
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
    measurer.width(of: line, in: font) <= maximumWidth
  }
}
