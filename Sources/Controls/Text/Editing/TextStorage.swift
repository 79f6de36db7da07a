// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A text as a list of paragraphs, so that an edit of one paragraph changes no other.
///
/// Paragraphs end with a line feed; carriage returns become line feeds. Every position that it
/// returns lies between grapheme clusters.
nonisolated struct TextStorage: Sendable, Equatable {
  /// Which paragraphs an edit replaced, and by how many.
  struct Change: Sendable, Equatable {
    var first: Int
    var removed: Int
    var inserted: Int
  }

  /// At least one; without their line ends.
  private(set) var paragraphs: [String]

  init(_ text: String = "") {
    paragraphs = Self.paragraphs(of: Self.normalized(text))
  }

  var text: String { paragraphs.joined(separator: "\n") }

  var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].isEmpty }

  /// Characters, line ends too. Walks through all of the text.
  var count: Int { paragraphs.reduce(paragraphs.count - 1) { $0 + $1.count } }

  var start: TextPosition { .zero }

  var end: TextPosition { paragraphEnd(paragraphs.count - 1) }

  func paragraphEnd(_ paragraph: Int) -> TextPosition {
    TextPosition(paragraph, paragraphs[paragraph].utf8.count)
  }

  /// The text between two positions.
  subscript(range: Range<TextPosition>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start.paragraph == end.paragraph {
      return String(paragraphs[start.paragraph][index(start)..<index(end)])
    }
    var text = String(paragraphs[start.paragraph][index(start)...])
    for paragraph in start.paragraph + 1..<end.paragraph { text += "\n" + paragraphs[paragraph] }
    return text + "\n" + paragraphs[end.paragraph][..<index(end)]
  }

  // MARK: Positions

  /// The position as an index of its paragraph.
  func index(_ position: TextPosition) -> String.Index {
    let bytes = paragraphs[position.paragraph].utf8
    return bytes.index(bytes.startIndex, offsetBy: position.offset)
  }

  func position(_ index: String.Index, inParagraph paragraph: Int) -> TextPosition {
    let bytes = paragraphs[paragraph].utf8
    return TextPosition(paragraph, bytes.distance(from: bytes.startIndex, to: index))
  }

  /// The nearest position that the text has, at or after this one: within the text, and not inside a
  /// character.
  func rounded(_ position: TextPosition) -> TextPosition {
    guard position >= .zero else { return start }
    guard position.paragraph < paragraphs.count else { return end }
    let text = paragraphs[position.paragraph]
    guard position.offset < text.utf8.count else { return paragraphEnd(position.paragraph) }
    let index = index(TextPosition(position.paragraph, max(0, position.offset)))
    if String.Index(index, within: text) != nil {
      return TextPosition(position.paragraph, max(0, position.offset))
    }
    return self.position(text.index(after: index), inParagraph: position.paragraph)
  }

  /// One character on; the end of a paragraph is one. Nil at the end of the text.
  func position(after position: TextPosition) -> TextPosition? {
    let text = paragraphs[position.paragraph]
    let index = index(position)
    if index < text.endIndex {
      return self.position(text.index(after: index), inParagraph: position.paragraph)
    }
    guard position.paragraph + 1 < paragraphs.count else { return nil }
    return TextPosition(position.paragraph + 1, 0)
  }

  /// One character back. Nil at the start of the text.
  func position(before position: TextPosition) -> TextPosition? {
    if position.offset > 0 {
      let text = paragraphs[position.paragraph]
      return self.position(text.index(before: index(position)), inParagraph: position.paragraph)
    }
    guard position.paragraph > 0 else { return nil }
    return paragraphEnd(position.paragraph - 1)
  }

  // MARK: Editing

  /// Puts a text in place of the range between two positions, which need not lie between
  /// characters.
  @discardableResult
  mutating func replace(_ range: Range<TextPosition>, with text: String) -> Change {
    let (start, end) = (range.lowerBound, range.upperBound)
    let before = paragraphs[start.paragraph][..<index(start)]
    let after = paragraphs[end.paragraph][index(end)...]
    let new = Self.paragraphs(of: String(before) + text + after)
    let old = start.paragraph..<end.paragraph + 1
    if old.count == 1, new.count == 1 {
      paragraphs[start.paragraph] = new[0]
    } else {
      paragraphs.replaceSubrange(old, with: new)
    }
    return Change(first: start.paragraph, removed: old.count, inserted: new.count)
  }

  /// The text with line feeds for line ends.
  static func normalized(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || !isAfterReturn {
        bytes.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func paragraphs(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { bytes in
      String(decoding: bytes, as: UTF8.self)
    }
  }
}
