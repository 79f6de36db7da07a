// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Cuts a paragraph into lines that fit a width.
///
/// Lines break after spaces and hyphens, and beside ideographs; a word that is wider than the
/// line breaks between characters, so no text is ever lost at the edge.
@MainActor
struct LineBreaker {
  let measurer: any TextMeasurer
  let font: Font
  let maximumWidth: Double

  func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph in lines(ofParagraph: paragraph) }
  }

  private func lines(ofParagraph paragraph: Substring) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in Self.pieces(of: paragraph) {
      if fits(line + piece) {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(Self.trimmingEnd(line)) }
      var rest = piece[...]
      while !fits(String(rest)), rest.count > 1 {
        let head = longestPrefix(of: rest)
        lines.append(String(head))
        rest = rest[head.endIndex...]
      }
      line = String(rest)
    }
    lines.append(Self.trimmingEnd(line))
    return lines
  }

  /// Trailing spaces may hang over the edge: they are not seen.
  private func fits(_ line: String) -> Bool {
    measurer.width(of: Self.trimmingEnd(line), in: font) <= maximumWidth
  }

  private func longestPrefix(of text: Substring) -> Substring {
    var low = 1
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if measurer.width(of: String(text.prefix(middle)), in: font) <= maximumWidth {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return text.prefix(low)
  }

  private static func trimmingEnd(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The stretches between which a line may break, in order; joined they are the paragraph.
  static func pieces(of paragraph: Substring) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in paragraph {
      let ideograph = isIdeograph(character)
      if ideograph, !piece.isEmpty, !(piece.last.map(isIdeograph) ?? false) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      if character == " " || character == "-" || character == "\t" || ideograph {
        pieces.append(piece)
        piece = ""
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }
}
