// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The words of a paragraph, for moving the caret and for double clicks.
///
/// Words consist of letters, digits and underscores, with an apostrophe between letters and a point or comma between
/// digits, as in UAX #29. Changes between Han, Hiragana and Katakana are boundaries too, since there is no dictionary
/// of their words.
nonisolated struct WordBoundaries {
  private enum Kind {
    case word
    case han
    case hiragana
    case katakana
    case space
    case other

    var isWord: Bool { self != .space && self != .other }
  }

  /// The maximum number of characters before and after an index, far more than a word.
  private static let maximumDistance = 2000

  let text: Substring

  /// Creates the words around an index. In a long text, more distant characters are ignored.
  init(_ text: Substring, around index: String.Index) {
    let start = text.index(index, offsetBy: -Self.maximumDistance, limitedBy: text.startIndex)
    let end = text.index(index, offsetBy: Self.maximumDistance, limitedBy: text.endIndex)
    self.text = text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
  }

  /// The end of the word at or after an index; the end of the paragraph if there is none.
  func end(after index: String.Index) -> String.Index {
    var index = index
    while index < text.endIndex, !kind(at: index).isWord { index = text.index(after: index) }
    return index < text.endIndex ? runEnd(from: index) : index
  }

  /// The start of the word before an index; the start of the paragraph if there is none.
  func start(before index: String.Index) -> String.Index {
    var index = index
    while index > text.startIndex {
      let before = text.index(before: index)
      if kind(at: before).isWord { return runStart(from: before) }
      index = before
    }
    return index
  }

  /// The range that a double click selects: a word, a run of spaces, or a run of other characters. At the end of the
  /// paragraph it is before the index.
  func range(at index: String.Index) -> Range<String.Index> {
    guard !text.isEmpty else { return index..<index }
    let inside = index < text.endIndex ? index : text.index(before: index)
    return runStart(from: inside)..<runEnd(from: inside)
  }

  private func runEnd(from start: String.Index) -> String.Index {
    let kind = kind(at: start)
    var index = start
    repeat {
      index = text.index(after: index)
    } while index < text.endIndex
      && self.kind(at: index) == kind
    return index
  }

  private func runStart(from end: String.Index) -> String.Index {
    let kind = kind(at: end)
    var index = end
    while index > text.startIndex {
      let before = text.index(before: index)
      guard self.kind(at: before) == kind else { break }
      index = before
    }
    return index
  }

  private func kind(at index: String.Index) -> Kind {
    let character = text[index]
    let kind = Self.kind(of: character)
    guard kind == .other, index > text.startIndex else { return kind }
    let next = text.index(after: index)
    guard next < text.endIndex else { return kind }
    let (before, after) = (text[text.index(before: index)], text[next])
    switch character {
    case "'", "\u{2019}": return before.isLetter && after.isLetter ? .word : kind
    case ".", ",": return before.isNumber && after.isNumber ? .word : kind
    default: return kind
    }
  }

  private static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    default: break
    }
    if scalar.properties.isIdeographic { return .han }
    if character.isWhitespace { return .space }
    return character.isLetter || character.isNumber || character == "_" ? .word : .other
  }
}
