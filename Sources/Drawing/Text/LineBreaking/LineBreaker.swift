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
    let length = maximumWidth / max(1, font.size * Self.narrowCharacter)
    var pieces = LinePieces(
      paragraph, breaksWords: breaksWords,
      lineLength: Int(max(0, min(length, Double(TextLayout.longestLine)))))
    var lines: [Line] = []
    var characters: Int?
    while lines.count < limit, pieces.has(0) {
      let end = endOfLine(&pieces)
      if end > 0 {
        lines.append(line(0, end, &pieces))
        pieces.drop(end)
      } else {
        // Not even one piece fits. The next line of a long word mostly has as many characters.
        let head = longestPrefix(of: pieces[0], near: characters)
        characters = head.count
        lines.append(Line(text: head))
        pieces.cutFirst(at: head.endIndex)
      }
    }
    return lines.isEmpty ? [Line(text: paragraph)] : lines
  }

  /// A short paragraph is asked for whole, which saves asking for its words.
  private func fitsAtOnce(_ paragraph: Substring) -> Bool {
    let least = Double(paragraph.utf8.count) * font.size * Self.narrowCharacter
    return least <= maximumWidth && fits(Line(text: Self.trimmingEnd(paragraph)))
  }

  /// How many pieces are in the next line: guessed from the widths of the pieces, which mostly are known
  /// words, and settled by the width of the line.
  private func endOfLine(_ pieces: inout LinePieces) -> Int {
    var sum = 0.0
    var end = 0
    while pieces.has(end) {
      let next = sum + pieces.width(of: end, measure: width)
      if next > maximumWidth, end > 0 { break }
      sum = next
      end += 1
      // What follows a word that is too wide is looked at together with the rest of the word.
      if sum > maximumWidth { break }
    }
    while end > 0, !fits(line(0, end, &pieces)) { end -= 1 }
    while end > 0, pieces.has(end) {
      sum += pieces.width(of: end, measure: width)
      let least = sum * (1 - Self.sumTolerance.share) - font.size * Self.sumTolerance.ems
      guard least <= maximumWidth, fits(line(0, end + 1, &pieces)) else { break }
      end += 1
    }
    return end
  }

  /// Infinity for a piece that is far wider than a line.
  private func width(of piece: Substring) -> Double {
    let shown = Self.shown(piece)
    return measurer.isFarWider(shown, than: maximumWidth, in: font)
      ? .infinity : measurer.width(of: shown, in: font)
  }

  private func fits(_ line: Line) -> Bool {
    measurer.fits(line.shown, within: maximumWidth, in: font)
  }

  /// The line of the pieces from `first` to the one before `end`.
  private func line(_ first: Int, _ end: Int, _ pieces: inout LinePieces) -> Line {
    let (start, last) = (pieces[first], pieces[end - 1])
    // Spaces may hang over the edge: they are not seen.
    let text = Self.trimmingEnd(start.base[start.startIndex..<last.endIndex])
    let endsInHyphen = text.unicodeScalars.last == Self.softHyphen
    return Line(text: text, isHyphenated: endsInHyphen && pieces.has(end))
  }

  /// As many characters as fit, at least one.
  private func longestPrefix(of piece: Substring, near guess: Int?) -> Substring {
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
    let count = Self.longest(near: guess) { count in
      guard let end = end(count) else { return false }
      return fits(Line(text: piece[..<end]))
    }
    return piece[..<(end(max(1, count)) ?? piece.endIndex)]
  }

  /// The largest number for which `fits` holds, where it holds for all below; 0 for none. What is
  /// asked about is never much larger than the answer, or than a guess at it.
  static func longest(near guess: Int? = nil, where fits: (Int) -> Bool) -> Int {
    var high = max(1, guess ?? 8)
    var step = guess == nil ? high : 1
    var low = 0
    if fits(high) {
      repeat {
        low = high
        high += step
        step *= 2
      } while fits(high)
    } else {
      while high > step {
        low = high - step
        if fits(low) { break }
        high = low
        low = 0
        step *= 2
      }
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
