// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A text, and where its paragraphs lie in it.
///
/// Paragraphs end with a line feed; carriage returns become line feeds. Every position that it
/// returns lies between grapheme clusters.
nonisolated struct TextStorage: Sendable, Equatable {
  /// Which paragraphs an edit replaced, and by how many.
  struct Change: Sendable, Equatable {
    /// Bytes of a paragraph that were replaced by so many others.
    struct Edit: Sendable, Equatable {
      var bytes: Range<Int>
      var inserted: Int
    }

    var first: Int
    var removed: Int
    var inserted: Int
    /// What changed in the paragraph, where it is one and stays one.
    var edit: Edit?

    /// Both changes as one.
    func followed(by next: Change) -> Change {
      let all = Self.joined(
        first..<first + removed, inserted, next.first..<next.first + next.removed, next.inserted)
      var change = Change(
        first: all.range.lowerBound, removed: all.range.count, inserted: all.inserted)
      if let edit, let later = next.edit, first == next.first {
        let both = Self.joined(edit.bytes, edit.inserted, later.bytes, later.inserted)
        change.edit = Edit(bytes: both.range, inserted: both.inserted)
      }
      return change
    }

    /// Replaces a range by so many, and then a range of what came of it.
    private static func joined(
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
  /// The place in the bytes of the text where each paragraph begins. At least one.
  private(set) var starts: [Int]

  init(_ text: String = "") {
    self.text = Self.normalized(text)
    self.text.makeContiguousUTF8()
    starts = [0]
    self.text.appendPlaces(after: Self.lineFeed, to: &starts)
  }

  private static let lineFeed: UInt8 = 0x0A

  var isEmpty: Bool { text.isEmpty }

  var paragraphCount: Int { starts.count }

  /// Without its line end.
  func paragraph(_ paragraph: Int) -> Substring {
    text[index(ofByte: starts[paragraph])..<index(ofByte: byteEnd(ofParagraph: paragraph))]
  }

  /// Bytes of UTF-8, without the line end.
  func byteCount(ofParagraph paragraph: Int) -> Int {
    byteEnd(ofParagraph: paragraph) - starts[paragraph]
  }

  private func byteEnd(ofParagraph paragraph: Int) -> Int {
    paragraph + 1 < starts.count ? starts[paragraph + 1] - 1 : text.utf8.count
  }

  /// Characters, line ends too. Walks through all of the text.
  var count: Int { text.count }

  /// Bytes of UTF-8, line ends too: at least as many as characters.
  var byteCount: Int { text.utf8.count }

  var start: TextPosition { .zero }

  var end: TextPosition { paragraphEnd(starts.count - 1) }

  func paragraphEnd(_ paragraph: Int) -> TextPosition {
    TextPosition(paragraph, byteCount(ofParagraph: paragraph))
  }

  /// Bytes of UTF-8 between two positions, line ends too.
  func byteCount(of range: Range<TextPosition>) -> Int {
    byte(range.upperBound) - byte(range.lowerBound)
  }

  /// The text between two positions.
  subscript(range: Range<TextPosition>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Positions

  /// The position as an index of the text, and of its paragraph.
  func index(_ position: TextPosition) -> String.Index { index(ofByte: byte(position)) }

  func position(_ index: String.Index, inParagraph paragraph: Int) -> TextPosition {
    let bytes = text.utf8.distance(from: text.startIndex, to: index)
    return TextPosition(paragraph, bytes - starts[paragraph])
  }

  func byte(_ position: TextPosition) -> Int {
    starts[position.paragraph] + position.offset
  }

  /// The position of a byte of the text; the nearest end for a byte outside the text. It may be inside a character.
  func position(ofByte byte: Int) -> TextPosition {
    let byte = min(max(0, byte), text.utf8.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return TextPosition(low, byte - starts[low])
  }

  func index(ofByte byte: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: byte)
  }

  /// The nearest position that the text has, at or after this one: within the text, and not inside a
  /// character.
  func rounded(_ position: TextPosition) -> TextPosition {
    guard position >= .zero else { return start }
    guard position.paragraph < starts.count else { return end }
    let text = paragraph(position.paragraph)
    guard position.offset < text.utf8.count else { return paragraphEnd(position.paragraph) }
    let index = index(TextPosition(position.paragraph, max(0, position.offset)))
    if String.Index(index, within: text) != nil {
      return TextPosition(position.paragraph, max(0, position.offset))
    }
    return self.position(text.index(after: index), inParagraph: position.paragraph)
  }

  /// One character on; the end of a paragraph is one. Nil at the end of the text.
  func position(after position: TextPosition) -> TextPosition? {
    let text = paragraph(position.paragraph)
    let index = index(position)
    if index < text.endIndex {
      return self.position(text.index(after: index), inParagraph: position.paragraph)
    }
    guard position.paragraph + 1 < starts.count else { return nil }
    return TextPosition(position.paragraph + 1, 0)
  }

  /// One character back. Nil at the start of the text.
  func position(before position: TextPosition) -> TextPosition? {
    if position.offset > 0 {
      let text = paragraph(position.paragraph)
      return self.position(text.index(before: index(position)), inParagraph: position.paragraph)
    }
    guard position.paragraph > 0 else { return nil }
    return paragraphEnd(position.paragraph - 1)
  }

  // MARK: Editing

  /// Puts a text in place of the range between two positions, which need not lie between
  /// characters.
  @discardableResult
  mutating func replace(_ range: Range<TextPosition>, with new: String) -> Change {
    let (first, last) = (range.lowerBound.paragraph, range.upperBound.paragraph)
    let bytes = byte(range.lowerBound)..<byte(range.upperBound)
    var places: [Int] = []
    new.appendPlaces(after: Self.lineFeed, to: &places)
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    let inserted = new.utf8.count
    for index in last + 1..<starts.count { starts[index] += inserted - bytes.count }
    starts.replaceSubrange(
      first + 1..<last + 1, with: places.lazy.map { $0 + bytes.lowerBound })
    var change = Change(first: first, removed: last - first + 1, inserted: places.count + 1)
    if first == last, places.isEmpty {
      let offset = range.lowerBound.offset
      change.edit = Change.Edit(bytes: offset..<offset + bytes.count, inserted: inserted)
    }
    return change
  }

  /// The text with line feeds for line ends.
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

/// Places as numbers of characters, which take a walk through what is counted.
nonisolated extension TextStorage {
  /// Characters between two positions, line ends too.
  func characters(in range: Range<TextPosition>) -> Int {
    text[index(range.lowerBound)..<index(range.upperBound)].count
  }

  /// The position so many characters after `start`; nil where the text ends before.
  func position(after count: Int, from start: TextPosition) -> TextPosition? {
    guard let end = text.index(index(start), offsetBy: count, limitedBy: text.endIndex) else {
      return nil
    }
    return position(atByte: text.utf8.distance(from: text.startIndex, to: end))
  }

  /// The position of a byte of the text; one inside a character is moved to its end.
  func position(atByte byte: Int) -> TextPosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return rounded(TextPosition(low, byte - starts[low]))
  }
}
