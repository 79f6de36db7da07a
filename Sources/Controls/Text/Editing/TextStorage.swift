// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A text and the positions of its paragraphs.
///
/// Paragraphs end with a line feed; carriage returns become line feeds. Returned positions are between grapheme
/// clusters, except as noted.
nonisolated struct TextStorage: Sendable, Equatable {
  /// The paragraphs that an edit has replaced, and their new number.
  struct Change: Sendable, Equatable {
    /// The replaced bytes of a paragraph, and the number of bytes that replace them.
    struct Edit: Sendable, Equatable {
      var bytes: Range<Int>
      var insertedByteCount: Int
    }

    var firstParagraph: Int
    var removedCount: Int
    var insertedCount: Int
    /// The change in the paragraph, if there is one paragraph before and after.
    var edit: Edit?

    /// This change and the following one as one change.
    func merged(with next: Change) -> Change {
      let all = Self.mergedRange(
        firstParagraph..<firstParagraph + removedCount, insertedCount,
        next.firstParagraph..<next.firstParagraph + next.removedCount, next.insertedCount)
      var change = Change(
        firstParagraph: all.range.lowerBound, removedCount: all.range.count,
        insertedCount: all.inserted)
      if let edit, let later = next.edit, firstParagraph == next.firstParagraph {
        let both = Self.mergedRange(
          edit.bytes, edit.insertedByteCount, later.bytes, later.insertedByteCount)
        change.edit = Edit(bytes: both.range, insertedByteCount: both.inserted)
      }
      return change
    }

    /// Combines two replacements; the second one is applied to the result of the first.
    private static func mergedRange(
      _ first: Range<Int>, _ inserted: Int, _ second: Range<Int>, _ insertedThen: Int
    ) -> (range: Range<Int>, inserted: Int) {
      let start = min(first.lowerBound, second.lowerBound)
      let end = max(first.lowerBound + inserted, second.upperBound)
      return (
        start..<end - inserted + first.count, end - start - second.count + insertedThen
      )
    }
  }

  private(set) var text: String
  /// The byte offset of each paragraph. There is at least one paragraph.
  private(set) var paragraphStarts: [Int]

  init(_ text: String = "") {
    self.text = Self.normalized(text)
    self.text.makeContiguousUTF8()
    paragraphStarts = [0]
    self.text.appendOffsets(after: Self.lineFeed, to: &paragraphStarts)
  }

  private static let lineFeed: UInt8 = 0x0A

  var isEmpty: Bool { text.isEmpty }

  var paragraphCount: Int { paragraphStarts.count }

  /// The text of a paragraph without its line end.
  func paragraph(_ paragraph: Int) -> Substring {
    text[index(ofByte: paragraphStarts[paragraph])..<index(ofByte: byteEnd(ofParagraph: paragraph))]
  }

  /// The bytes of UTF-8 of a paragraph, without the line end.
  func byteCount(ofParagraph paragraph: Int) -> Int {
    byteEnd(ofParagraph: paragraph) - paragraphStarts[paragraph]
  }

  private func byteEnd(ofParagraph paragraph: Int) -> Int {
    paragraph + 1 < paragraphStarts.count ? paragraphStarts[paragraph + 1] - 1 : text.utf8.count
  }

  /// The number of characters including line ends. Counts the whole text.
  var count: Int { text.count }

  /// The bytes of UTF-8 including line ends, at least as many as characters.
  var byteCount: Int { text.utf8.count }

  var start: TextPosition { .zero }

  var end: TextPosition { paragraphEnd(paragraphStarts.count - 1) }

  func paragraphEnd(_ paragraph: Int) -> TextPosition {
    TextPosition(paragraph, byteCount(ofParagraph: paragraph))
  }

  /// The bytes of UTF-8 between two positions, including line ends.
  func byteCount(of range: Range<TextPosition>) -> Int {
    byteOffset(of: range.upperBound) - byteOffset(of: range.lowerBound)
  }

  subscript(range: Range<TextPosition>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Positions

  /// The position as an index of the text, which is also an index of the paragraph.
  func index(_ position: TextPosition) -> String.Index { index(ofByte: byteOffset(of: position)) }

  func position(_ index: String.Index, inParagraph paragraph: Int) -> TextPosition {
    let bytes = text.utf8.distance(from: text.startIndex, to: index)
    return TextPosition(paragraph, bytes - paragraphStarts[paragraph])
  }

  func byteOffset(of position: TextPosition) -> Int {
    paragraphStarts[position.paragraph] + position.offset
  }

  /// The position of a byte, clamped to the text. It may be inside a character.
  func position(ofByte byte: Int) -> TextPosition {
    let byte = min(max(0, byte), text.utf8.count)
    let paragraph = paragraphStarts.partitioningIndex { $0 > byte } - 1
    return TextPosition(paragraph, byte - paragraphStarts[paragraph])
  }

  func index(ofByte byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }

  /// The nearest valid position at or after this one: within the text, and not inside a character.
  func validPosition(for position: TextPosition) -> TextPosition {
    guard position >= .zero else { return start }
    guard position.paragraph < paragraphStarts.count else { return end }
    let text = paragraph(position.paragraph)
    guard position.offset < text.utf8.count else { return paragraphEnd(position.paragraph) }
    let index = index(TextPosition(position.paragraph, max(0, position.offset)))
    if String.Index(index, within: text) != nil {
      return TextPosition(position.paragraph, max(0, position.offset))
    }
    return self.position(text.index(after: index), inParagraph: position.paragraph)
  }

  /// The position one character later, where the end of a paragraph counts as a character. Nil at the end of the text.
  func position(after position: TextPosition) -> TextPosition? {
    let text = paragraph(position.paragraph)
    let index = index(position)
    if index < text.endIndex {
      return self.position(text.index(after: index), inParagraph: position.paragraph)
    }
    guard position.paragraph + 1 < paragraphStarts.count else { return nil }
    return TextPosition(position.paragraph + 1, 0)
  }

  /// The position one character earlier. Nil at the start of the text.
  func position(before position: TextPosition) -> TextPosition? {
    if position.offset > 0 {
      let text = paragraph(position.paragraph)
      return self.position(text.index(before: index(position)), inParagraph: position.paragraph)
    }
    guard position.paragraph > 0 else { return nil }
    return paragraphEnd(position.paragraph - 1)
  }

  // MARK: Editing

  /// Replaces the range between two positions, which may be inside characters.
  @discardableResult
  mutating func replace(_ range: Range<TextPosition>, with new: String) -> Change {
    let (first, last) = (range.lowerBound.paragraph, range.upperBound.paragraph)
    let bytes = byteOffset(of: range.lowerBound)..<byteOffset(of: range.upperBound)
    var lineStarts: [Int] = []
    new.appendOffsets(after: Self.lineFeed, to: &lineStarts)
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    let inserted = new.utf8.count
    for index in last + 1..<paragraphStarts.count {
      paragraphStarts[index] += inserted - bytes.count
    }
    paragraphStarts.replaceSubrange(
      first + 1..<last + 1, with: lineStarts.lazy.map { $0 + bytes.lowerBound })
    var change = Change(
      firstParagraph: first, removedCount: last - first + 1, insertedCount: lineStarts.count + 1)
    if first == last, lineStarts.isEmpty {
      let offset = range.lowerBound.offset
      change.edit = Change.Edit(bytes: offset..<offset + bytes.count, insertedByteCount: inserted)
    }
    return change
  }

  /// The text with line feeds as line ends.
  static func normalized(_ text: String) -> String {
    guard text.count(ofByte: 0x0D) > 0 else { return text }
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
}

/// Positions as numbers of characters, which have to be counted.
nonisolated extension TextStorage {
  /// The number of characters between two positions, including line ends.
  func characterCount(in range: Range<TextPosition>) -> Int {
    text[index(range.lowerBound)..<index(range.upperBound)].count
  }

  /// The position `count` characters after `start`; nil if the text ends before.
  func position(after count: Int, from start: TextPosition) -> TextPosition? {
    text.index(index(start), offsetBy: count, limitedBy: text.endIndex)
      .map { validPosition(atByte: text.utf8.distance(from: text.startIndex, to: $0)) }
  }

  /// The position of a byte; if it is inside a character, the end of the character.
  func validPosition(atByte byte: Int) -> TextPosition {
    validPosition(for: position(ofByte: byte))
  }
}

nonisolated extension Substring {
  /// The part with a range of bytes of UTF-8, counted from the start.
  subscript(bytes range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
