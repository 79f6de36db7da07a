// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Breaks a paragraph into lines that fit a width.
///
/// Lines break where UAX #14 allows it. A word that is wider than the line breaks between characters (grapheme
/// clusters), so that no text is lost at the edge.
@MainActor
struct LineBreaker {
  /// A range of the paragraph, without the spaces at its end.
  struct Line {
    var text: Substring
    /// Whether the line ends at a soft hyphen, which is drawn there.
    var isHyphenated = false

    /// The drawn text, without soft hyphens and zero width spaces.
    var displayedText: String {
      LineBreaker.displayedText(of: text) + (isHyphenated ? LineBreaker.hyphen : "")
    }
  }

  nonisolated static let hyphen = "-"
  nonisolated static let softHyphen: Unicode.Scalar = "\u{AD}"
  private nonisolated static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

  /// The largest difference between the sum of the pieces' widths and the width of their line, as a fraction of the
  /// width and in ems. It is caused by kerning across a break, and by rounding of each piece to pixels.
  private static let sumTolerance = (fraction: 0.02, ems: 0.5)

  /// The width of a very narrow character in ems. Searches begin with it.
  private static let minimumCharacterEms = 0.25

  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double
  var breaksWords = false

  func lines(of paragraph: Substring, limit: Int = .max) -> [Line] {
    guard maximumWidth.isFinite, !fitsOnOneLine(paragraph) else {
      return [Line(text: Self.trimmingEnd(paragraph))]
    }
    let length = maximumWidth / max(1, font.size * Self.minimumCharacterEms)
    var pieces = LinePieces(
      paragraph, breaksWords: breaksWords,
      lineLength: Int(max(0, min(length, Double(TextLayout.maximumLineByteCount)))))
    var lines: [Line] = []
    var characters: Int?
    while lines.count < limit, pieces.hasPiece(at: 0) {
      let end = endOfLine(&pieces)
      if end > 0 {
        lines.append(line(0, end, &pieces))
        pieces.removeFirst(end)
      } else {
        // The first piece alone is too wide. The next line of a long word usually has as many characters.
        let head = longestPrefix(of: pieces[0], near: characters)
        characters = head.count
        lines.append(Line(text: head))
        pieces.removeFirstPiece(upTo: head.endIndex)
      }
    }
    return lines.isEmpty ? [Line(text: paragraph)] : lines
  }

  /// Measures a short paragraph as a whole, which avoids measuring its words.
  private func fitsOnOneLine(_ paragraph: Substring) -> Bool {
    let least = Double(paragraph.utf8.count) * font.size * Self.minimumCharacterEms
    return least <= maximumWidth && fits(Line(text: Self.trimmingEnd(paragraph)))
  }

  /// Returns the number of pieces in the next line. The sum of the pieces' widths, which are usually known, gives a
  /// guess, and the width of the line decides.
  private func endOfLine(_ pieces: inout LinePieces) -> Int {
    var sum = 0.0
    var end = 0
    while pieces.hasPiece(at: end) {
      let next = sum + pieces.width(of: end, measure: width)
      if next > maximumWidth, end > 0 { break }
      sum = next
      end += 1
      // The text after a word that is too wide is examined together with the rest of the word.
      if sum > maximumWidth { break }
    }
    while end > 0, !fits(line(0, end, &pieces)) { end -= 1 }
    while end > 0, pieces.hasPiece(at: end) {
      sum += pieces.width(of: end, measure: width)
      let least = sum * (1 - Self.sumTolerance.fraction) - font.size * Self.sumTolerance.ems
      guard least <= maximumWidth, fits(line(0, end + 1, &pieces)) else { break }
      end += 1
    }
    return end
  }

  /// Returns infinity for a piece that is much wider than a line.
  private func width(of piece: Substring) -> Double {
    let shown = Self.displayedText(of: piece)
    return measurer.isFarWider(shown, than: maximumWidth, in: font)
      ? .infinity : measurer.width(of: shown, in: font)
  }

  private func fits(_ line: Line) -> Bool {
    measurer.fits(line.displayedText, within: maximumWidth, in: font)
  }

  private func line(_ first: Int, _ end: Int, _ pieces: inout LinePieces) -> Line {
    let (start, last) = (pieces[first], pieces[end - 1])
    // Spaces are invisible, so they may extend beyond the edge.
    let text = Self.trimmingEnd(start.base[start.startIndex..<last.endIndex])
    let endsInHyphen = text.unicodeScalars.last == Self.softHyphen
    return Line(text: text, isHyphenated: endsInHyphen && pieces.hasPiece(at: end))
  }

  /// Returns as many characters as fit, at least one.
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
    let count = Self.largestCount(near: guess) { count in
      guard let end = end(count) else { return false }
      return fits(Line(text: piece[..<end]))
    }
    return piece[..<(end(max(1, count)) ?? piece.endIndex)]
  }

  /// Returns the largest number for which `fits` is true, if it is true for all smaller numbers; 0 if there is none.
  /// The arguments of `fits` are never much larger than the result or the guess.
  static func largestCount(near guess: Int? = nil, where fits: (Int) -> Bool) -> Int {
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

  nonisolated static func displayedText(of text: Substring) -> String {
    // In UTF-8, both characters begin with a byte that is not ASCII.
    guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return String(text) }
    var shown = String.UnicodeScalarView()
    shown.append(
      contentsOf: text.unicodeScalars.lazy.filter {
        $0 != softHyphen && $0 != zeroWidthSpace
      })
    return String(shown)
  }
}
