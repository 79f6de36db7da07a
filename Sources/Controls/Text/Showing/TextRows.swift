// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which rows of a text view a text takes: one for each paragraph, and several for a long one.
nonisolated struct TextRows: Sendable {
  /// One row of a text: a paragraph, or a part of one.
  struct Row: Sendable, Equatable {
    var paragraph: Int
    /// In the paragraph.
    var bytes: Range<Int>
    /// Whether the paragraph ends with it.
    var isLast: Bool
  }

  /// Bytes of UTF-8 that are laid out together, of a paragraph of more than twice as many: a few dozen lines.
  static let partLength = 4096

  /// A paragraph that takes several rows.
  private struct Long {
    var paragraph: Int
    var parts: TextParts
    /// The first of its rows.
    var row: Int
  }

  /// In their order.
  private var long: [Long] = []
  private var paragraphCount: Int

  init(_ storage: TextStorage) {
    paragraphCount = storage.paragraphCount
    long = Self.long(storage, 0..<paragraphCount)
    countRows()
  }

  var count: Int { firstRow(ofParagraph: paragraphCount) }

  func row(of position: TextPosition) -> Int {
    let index = longBefore(paragraph: position.paragraph + 1)
    guard index >= 0, long[index].paragraph == position.paragraph else {
      return firstRow(ofParagraph: position.paragraph)
    }
    return long[index].row + long[index].parts.part(of: position.offset)
  }

  func row(_ row: Int, of storage: TextStorage) -> Row {
    var (low, high) = (-1, long.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if long[middle].row <= row { low = middle } else { high = middle }
    }
    guard low >= 0 else { return whole(row, storage) }
    let (found, part) = (long[low], row - long[low].row)
    guard part < found.parts.count else {
      return whole(found.paragraph + 1 + part - found.parts.count, storage)
    }
    return Row(
      paragraph: found.paragraph, bytes: found.parts.range(part),
      isLast: part == found.parts.count - 1)
  }

  private func whole(_ paragraph: Int, _ storage: TextStorage) -> Row {
    let bytes = 0..<storage.byteCount(ofParagraph: paragraph)
    return Row(paragraph: paragraph, bytes: bytes, isLast: true)
  }

  /// Takes over a change of the paragraphs.
  ///
  /// - Returns: The rows that were replaced, and how many came in their place.
  mutating func take(
    _ change: TextStorage.Change, in storage: TextStorage
  ) -> (rows: Range<Int>, inserted: Int) {
    let first = firstRow(ofParagraph: change.first)
    let old = longBefore(paragraph: change.first) + 1
    let end = longBefore(paragraph: change.first + change.removed) + 1
    if let edit = change.edit, old < end {
      let replaced = long[old].parts.replace(
        edit.bytes, with: edit.inserted, in: storage.paragraph(change.first))
      if long[old].parts.count == 1 { long.remove(at: old) }
      countRows()
      return (first + replaced.parts.lowerBound..<first + replaced.parts.upperBound, replaced.count)
    }
    let rows = first..<firstRow(ofParagraph: change.first + change.removed)
    let shift = change.inserted - change.removed
    for index in end..<long.count { long[index].paragraph += shift }
    long.replaceSubrange(
      old..<end, with: Self.long(storage, change.first..<change.first + change.inserted))
    paragraphCount += shift
    countRows()
    return (rows, firstRow(ofParagraph: change.first + change.inserted) - first)
  }

  private static func long(_ storage: TextStorage, _ range: Range<Int>) -> [Long] {
    var long: [Long] = []
    for paragraph in range where storage.byteCount(ofParagraph: paragraph) > 2 * partLength {
      let parts = TextParts(storage.paragraph(paragraph), length: partLength)
      long.append(Long(paragraph: paragraph, parts: parts, row: 0))
    }
    return long
  }

  private mutating func countRows() {
    var extra = 0
    for index in long.indices {
      long[index].row = long[index].paragraph + extra
      extra += long[index].parts.count - 1
    }
  }

  private func firstRow(ofParagraph paragraph: Int) -> Int {
    let index = longBefore(paragraph: paragraph)
    guard index >= 0 else { return paragraph }
    let before = long[index]
    return before.row + before.parts.count + paragraph - before.paragraph - 1
  }

  /// The last long paragraph before another one; -1 for none.
  private func longBefore(paragraph: Int) -> Int {
    var (low, high) = (-1, long.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if long[middle].paragraph < paragraph { low = middle } else { high = middle }
    }
    return low
  }
}
