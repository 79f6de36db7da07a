// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Shortens a line to a width, and writes an ellipsis in place of the omitted characters.
@MainActor
struct TextTruncator {
  static let ellipsis = "…"

  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double
  let mode: LineBreakMode

  /// - Parameter alwaysAddsEllipsis: Whether a text that fits gets an ellipsis too, because more text follows.
  func truncated(_ text: Substring, alwaysAddsEllipsis: Bool) -> String {
    let start = text.prefix(maxBytes: TextLayout.maximumLineByteCount)
    let isWhole = start.endIndex == text.endIndex
    if isWhole {
      let whole = displayedText(of: text)
      if !alwaysAddsEllipsis, fits(whole) { return whole }
      if alwaysAddsEllipsis, mode == .byTruncatingTail, fits(whole + Self.ellipsis) {
        return whole + Self.ellipsis
      }
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
    return String(start) + Self.ellipsis + String(end)
  }

  private func fits(_ line: String) -> Bool {
    measurer.fits(line, within: maximumWidth, in: font)
  }
}

/// The distance from the baseline to the ink of a text with marks above or below its letters.
package enum StackedMarks {
  /// The distance in ems if no letter has more than a few marks.
  package static let usualReach = 2.0

  /// The distance in ems for the highest stack. Hosts draw about sixty marks on one letter.
  package static let maximumReach = 16.0

  private static let marksWithinUsualReach = 3

  /// The height of one mark in ems, more than fonts use.
  private static let markHeight = 0.35

  private static let firstMarkByte: UInt8 = 0xCC

  /// Returns the distance in ems from the baseline that the ink of a text may reach; nil for a text without marks.
  package static func reach(of text: String) -> Double? {
    guard text.utf8.contains(where: { $0 >= firstMarkByte }) else { return nil }
    var maximumMarks = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
      default: marks = 0
      }
      maximumMarks = max(maximumMarks, marks)
    }
    guard maximumMarks > 0 else { return nil }
    return min(
      maximumReach, usualReach + markHeight * Double(max(0, maximumMarks - marksWithinUsualReach)))
  }
}
