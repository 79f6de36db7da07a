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

/// How far from its baseline the ink of a text reaches that has marks above or below its letters.
package enum StackedMarks {
  /// Ems that the ink of a text reaches which has no more than a few marks on a letter.
  package static let usualReach = 2.0

  /// Ems that the highest stack reaches: hosts draw some sixty marks of one letter.
  package static let largestReach = 16.0

  /// Marks of one letter that stay within the usual reach.
  private static let lowStack = 3

  /// Ems; more than faces put between two marks.
  private static let markHeight = 0.35

  /// The first bytes of marks in UTF-8 begin here.
  private static let firstByte: UInt8 = 0xCC

  /// Ems around its baseline that the ink of a text may reach; nil for a text without marks.
  package static func reach(of text: String) -> Double? {
    guard text.utf8.contains(where: { $0 >= firstByte }) else { return nil }
    var most = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
      default: marks = 0
      }
      most = max(most, marks)
    }
    guard most > 0 else { return nil }
    return min(largestReach, usualReach + markHeight * Double(max(0, most - lowStack)))
  }
}
