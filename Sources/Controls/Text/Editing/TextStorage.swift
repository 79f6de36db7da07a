// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// A text as a list of paragraphs, so that an edit of one paragraph changes no other.
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

  /// At least one; without their line ends.
  private(set) var paragraphs: [String]

  init(_ text: String = "") {
    paragraphs = Self.paragraphs(of: Self.normalized(text))
  }

  var text: String { self[start..<end] }

  var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].isEmpty }

  /// Characters, line ends too. Walks through all of the text.
  var count: Int { paragraphs.reduce(paragraphs.count - 1) { $0 + $1.count } }

  /// Bytes of UTF-8, line ends too: at least as many as characters.
  var byteCount: Int { byteCount(of: start..<end) }

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
    let first = paragraphs[start.paragraph][index(start)...]
    let last = paragraphs[end.paragraph][..<index(end)]
    return String(unsafeUninitializedCapacity: byteCount(of: range)) { bytes in
      var count = Self.write(first, to: bytes, at: 0)
      for paragraph in start.paragraph + 1..<end.paragraph {
        bytes[count] = 0x0A
        count = Self.write(paragraphs[paragraph][...], to: bytes, at: count + 1)
      }
      bytes[count] = 0x0A
      return Self.write(last, to: bytes, at: count + 1)
    }
  }

  /// - Returns: Where the text ends.
  private static func write(
    _ text: Substring, to bytes: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    bytes[place..<place + text.utf8.count].initialize(fromContentsOf: text.utf8)
  }

  /// Bytes of UTF-8 between two positions, line ends too.
  func byteCount(of range: Range<TextPosition>) -> Int {
    let (start, end) = (range.lowerBound, range.upperBound)
    var count = end.offset - start.offset
    for paragraph in start.paragraph..<end.paragraph {
      count += paragraphs[paragraph].utf8.count + 1
    }
    return count
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
    if start.paragraph == end.paragraph, text.count(ofByte: 0x0A) == 0 {
      // In place: a paragraph may be the whole of a long text.
      let place = index(start)..<index(end)
      paragraphs[start.paragraph].replaceSubrange(place, with: text)
      let edit = Change.Edit(bytes: start.offset..<end.offset, inserted: text.utf8.count)
      return Change(first: start.paragraph, removed: 1, inserted: 1, edit: edit)
    }
    let before = paragraphs[start.paragraph][..<index(start)]
    let after = paragraphs[end.paragraph][index(end)...]
    let new = Self.paragraphs(of: String(before) + text + after)
    let old = start.paragraph..<end.paragraph + 1
    paragraphs.replaceSubrange(old, with: new)
    return Change(first: start.paragraph, removed: old.count, inserted: new.count)
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

  private static func paragraphs(of text: String) -> [String] {
    let lineEnds = text.count(ofByte: 0x0A)
    guard lineEnds > 0 else { return [text] }
    var text = text
    return text.withUTF8 { bytes in
      var paragraphs: [String] = []
      paragraphs.reserveCapacity(lineEnds + 1)
      var start = 0
      for place in 0...bytes.count where place == bytes.count || bytes[place] == 0x0A {
        let paragraph = UnsafeBufferPointer(rebasing: bytes[start..<place])
        paragraphs.append(String(decoding: paragraph, as: UTF8.self))
        start = place + 1
      }
      return paragraphs
    }
  }
}
