// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Cuts a paragraph into lines that fit a width.
///
/// Lines break where UAX #14 allows it. A word that is wider than the line breaks between
/// characters (grapheme clusters), so no text is ever lost at the edge.
@MainActor
struct LineBreaker {
  /// A stretch of the paragraph, without the spaces at its end.
  struct Line {
    var text: Substring
    /// Broken at a soft hyphen, which then shows.
    var isHyphenated = false

    /// What is drawn: soft hyphens and zero width spaces have done their work.
    var shown: String { LineBreaker.shown(text) + (isHyphenated ? LineBreaker.hyphen : "") }
  }

  nonisolated static let hyphen = "-"
  nonisolated static let softHyphen: Unicode.Scalar = "\u{AD}"
  private nonisolated static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// How far the sum of the pieces' widths may be from the width of the line that they make, as a
  /// share of it and in ems: kerning across a break, and each piece's rounding to pixels.
  private static let sumTolerance = (share: 0.02, ems: 0.5)

  /// A character is hardly ever narrower than this share of the font size: where a search begins.
  private static let narrowCharacter = 0.25

  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double
  var breaksWords = false

  /// The lines of a paragraph, the first `limit` of them.
  func lines(of paragraph: Substring, limit: Int = .max) -> [Line] {
    guard maximumWidth.isFinite, !fitsAtOnce(paragraph) else {
      return [Line(text: Self.trimmingEnd(paragraph))]
    }
    var pieces = breaksWords ? [paragraph] : LineBreakOpportunities.pieces(of: paragraph)
    var widths = pieces.map { _ in Double?.none }
    var lines: [Line] = []
    var first = 0
    while first < pieces.count, lines.count < limit {
      let end = endOfLine(first, pieces, &widths)
      if end > first {
        lines.append(
          line(from: pieces[first], through: pieces[end - 1], isLast: end == pieces.count))
        first = end
      } else {
        // Not even one piece fits.
        let head = longestPrefix(of: pieces[first])
        lines.append(Line(text: head))
        pieces[first] = pieces[first][head.endIndex...]
        widths[first] = nil
        if pieces[first].isEmpty { first += 1 }
      }
    }
    return lines.isEmpty ? [Line(text: paragraph)] : lines
  }

  /// A short paragraph is asked for whole, which saves asking for its words.
  private func fitsAtOnce(_ paragraph: Substring) -> Bool {
    let least = Double(paragraph.utf8.count) * font.size * Self.narrowCharacter
    return least <= maximumWidth && fits(Line(text: Self.trimmingEnd(paragraph)))
  }

  /// The piece before which the line that starts with `first` ends: guessed from the widths of the
  /// pieces, which mostly are known words, and settled by the width of the line.
  private func endOfLine(
    _ first: Int, _ pieces: [Substring], _ widths: inout [Double?]
  ) -> Int {
    var sum = 0.0
    var end = first
    while end < pieces.count {
      let next = sum + width(of: end, pieces, &widths)
      if next > maximumWidth, end > first { break }
      sum = next
      end += 1
    }
    while end > first, !fits(first, end, pieces) { end -= 1 }
    while end > first, end < pieces.count {
      sum += width(of: end, pieces, &widths)
      let least = sum * (1 - Self.sumTolerance.share) - font.size * Self.sumTolerance.ems
      guard least <= maximumWidth, fits(first, end + 1, pieces) else { break }
      end += 1
    }
    return end
  }

  private func width(
    of index: Int, _ pieces: [Substring], _ widths: inout [Double?]
  ) -> Double {
    if let known = widths[index] { return known }
    let width = measurer.width(of: Self.shown(pieces[index]), in: font)
    widths[index] = width
    return width
  }

  private func fits(_ first: Int, _ end: Int, _ pieces: [Substring]) -> Bool {
    fits(line(from: pieces[first], through: pieces[end - 1], isLast: end == pieces.count))
  }

  private func fits(_ line: Line) -> Bool {
    measurer.width(of: line.shown, in: font) <= maximumWidth
  }

  private func line(from first: Substring, through last: Substring, isLast: Bool) -> Line {
    // Spaces may hang over the edge: they are not seen.
    let text = Self.trimmingEnd(first.base[first.startIndex..<last.endIndex])
    return Line(
      text: text, isHyphenated: !isLast && text.unicodeScalars.last == Self.softHyphen)
  }

  /// As many characters as fit, at least one.
  private func longestPrefix(of piece: Substring) -> Substring {
    var characters: [String.Index] = []
    var index = piece.startIndex
    let end = { (count: Int) -> String.Index? in
      while characters.count < count {
        guard index < piece.endIndex else { return nil }
        index = piece.index(after: index)
        characters.append(index)
      }
      return characters[count - 1]
    }
    let count = Self.longest { count in
      guard let end = end(count) else { return false }
      return fits(Line(text: piece[..<end]))
    }
    return piece[..<(end(max(1, count)) ?? piece.endIndex)]
  }

  /// The largest number for which `fits` holds, where it holds for all below; 0 for none. What is
  /// asked about is never much larger than the answer.
  static func longest(where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = 8
    while fits(high) {
      low = high
      high *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  nonisolated static func trimmingEnd(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  nonisolated static func shown(_ text: Substring) -> String {
    // Both begin with a byte that no text in ASCII has.
    guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return String(text) }
    var shown = String.UnicodeScalarView()
    shown.append(
      contentsOf: text.unicodeScalars.lazy.filter {
        $0 != softHyphen && $0 != zeroWidthSpace
      })
    return String(shown)
  }
}
