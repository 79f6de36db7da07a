// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The rows of a text in a text view: one for each paragraph, and several for a long paragraph.
nonisolated struct TextRows: Sendable {
  struct Row: Sendable, Equatable {
    var paragraph: Int
    var bytes: Range<Int>
    /// Whether the row is the end of the paragraph.
    var isLast: Bool

    var start: TextPosition { TextPosition(paragraph, bytes.lowerBound) }
    var end: TextPosition { TextPosition(paragraph, bytes.upperBound) }
  }

  /// Bytes of UTF-8 of a row in a long paragraph, a few dozen lines. A paragraph of up to twice as many is one row.
  static let partLength = 4096

  private struct LongParagraph {
    var paragraph: Int
    var parts: TextParts
    var row: Int
  }

  private var longParagraphs: [LongParagraph] = []
  private var paragraphCount: Int

  init(_ storage: TextStorage) {
    paragraphCount = storage.paragraphCount
    longParagraphs = Self.longParagraphs(in: storage, range: 0..<paragraphCount)
    updateRowIndices()
  }

  var count: Int { firstRow(ofParagraph: paragraphCount) }

  func row(of position: TextPosition) -> Int {
    let index = longParagraphIndex(before: position.paragraph + 1)
    guard index >= 0, longParagraphs[index].paragraph == position.paragraph else {
      return firstRow(ofParagraph: position.paragraph)
    }
    return longParagraphs[index].row + longParagraphs[index].parts.part(of: position.offset)
  }

  func row(_ row: Int, of storage: TextStorage) -> Row {
    let index = longParagraphs.partitioningIndex { $0.row > row } - 1
    guard index >= 0 else { return wholeRow(of: row, in: storage) }
    let (found, part) = (longParagraphs[index], row - longParagraphs[index].row)
    guard part < found.parts.count else {
      return wholeRow(of: found.paragraph + 1 + part - found.parts.count, in: storage)
    }
    return Row(
      paragraph: found.paragraph, bytes: found.parts.range(part),
      isLast: part == found.parts.count - 1)
  }

  private func wholeRow(of paragraph: Int, in storage: TextStorage) -> Row {
    let bytes = 0..<storage.byteCount(ofParagraph: paragraph)
    return Row(paragraph: paragraph, bytes: bytes, isLast: true)
  }

  /// Updates the rows after a change. Returns the replaced rows and the number of new rows.
  mutating func update(
    for change: TextStorage.Change, in storage: TextStorage
  ) -> (rows: Range<Int>, inserted: Int) {
    let first = firstRow(ofParagraph: change.firstParagraph)
    let old = longParagraphIndex(before: change.firstParagraph) + 1
    let end = longParagraphIndex(before: change.firstParagraph + change.removedCount) + 1
    if let edit = change.edit, old < end {
      let replaced = longParagraphs[old].parts.replace(
        edit.bytes, with: edit.insertedByteCount, in: storage.paragraph(change.firstParagraph))
      if longParagraphs[old].parts.count == 1 { longParagraphs.remove(at: old) }
      updateRowIndices()
      return (first + replaced.parts.lowerBound..<first + replaced.parts.upperBound, replaced.count)
    }
    let rows = first..<firstRow(ofParagraph: change.firstParagraph + change.removedCount)
    let shift = change.insertedCount - change.removedCount
    for index in end..<longParagraphs.count { longParagraphs[index].paragraph += shift }
    longParagraphs.replaceSubrange(
      old..<end,
      with: Self.longParagraphs(
        in: storage, range: change.firstParagraph..<change.firstParagraph + change.insertedCount))
    paragraphCount += shift
    updateRowIndices()
    return (rows, firstRow(ofParagraph: change.firstParagraph + change.insertedCount) - first)
  }

  private static func longParagraphs(in storage: TextStorage, range: Range<Int>) -> [LongParagraph]
  {
    var long: [LongParagraph] = []
    for paragraph in range where storage.byteCount(ofParagraph: paragraph) > 2 * partLength {
      let parts = TextParts(storage.paragraph(paragraph), length: partLength)
      long.append(LongParagraph(paragraph: paragraph, parts: parts, row: 0))
    }
    return long
  }

  private mutating func updateRowIndices() {
    var extra = 0
    for index in longParagraphs.indices {
      longParagraphs[index].row = longParagraphs[index].paragraph + extra
      extra += longParagraphs[index].parts.count - 1
    }
  }

  private func firstRow(ofParagraph paragraph: Int) -> Int {
    let index = longParagraphIndex(before: paragraph)
    guard index >= 0 else { return paragraph }
    let before = longParagraphs[index]
    return before.row + before.parts.count + paragraph - before.paragraph - 1
  }

  /// The index of the last long paragraph before a paragraph; -1 for none.
  private func longParagraphIndex(before: Int) -> Int {
    longParagraphs.partitioningIndex { $0.paragraph >= before } - 1
  }
}
