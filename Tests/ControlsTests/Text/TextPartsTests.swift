// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Controls

/// Long paragraphs in parts, and the rows of a text that has such.
struct TextPartsTests {
  private static func check(_ parts: TextParts, of text: String) {
    var end = 0
    for part in 0..<parts.count {
      let range = parts.range(part)
      #expect(range.lowerBound == end && (!range.isEmpty || parts.count == 1))
      let index = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      #expect(index.samePosition(in: text.unicodeScalars) != nil)
      if !range.isEmpty {
        #expect(
          parts.part(of: range.lowerBound) == part && parts.part(of: range.upperBound - 1) == part)
      }
      end = range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `TextParts divides a long text only after spaces, and does not divide a short text`() {
    let short = TextParts("short", length: 100)
    let text = String(repeating: "four ", count: 100)
    let long = TextParts(text[...], length: 100)

    #expect(short.count == 1 && short.range(0) == 0..<5)
    #expect(long.count > 2 && (0..<long.count).allSatisfy { long.range($0).lowerBound % 5 == 0 })
    Self.check(long, of: text)
  }

  @Test func `TextParts changes only one part when text is inserted into a long text`() {
    var text = String(repeating: "four ", count: 200)
    var parts = TextParts(text[...], length: 100)
    let before = parts

    text.insert("x", at: text.index(text.startIndex, offsetBy: 417))
    let replaced = parts.replace(417..<417, with: 1, in: text[...])

    let part = before.part(of: 417)
    #expect(replaced.parts == part..<part + 1 && replaced.count == 1 && parts.count == before.count)
    #expect(parts.range(part).count == before.range(part).count + 1)
    #expect(parts.range(part + 1).lowerBound == before.range(part + 1).lowerBound + 1)
  }

  @Test(arguments: 0..<20)
  func `TextParts covers the whole text after each of many random edits`(run: Int) {
    var numbers = SeededGenerator(seed: UInt64(run))
    var text = String(repeating: "four 🇩🇪e\u{301} ", count: 50)
    var parts = TextParts(text[...], length: 64)

    for _ in 0..<100 {
      let scalars = text.unicodeScalars
      let indices = (0..<2).map { _ in
        scalars.index(
          scalars.startIndex, offsetBy: Int.random(in: 0...scalars.count, using: &numbers))
      }.sorted()
      let isShort = Bool.random(using: &numbers)
      let inserted =
        ["", "x", "\u{301}", String(repeating: "long ", count: 40)]
        .randomElement(using: &numbers) ?? ""
      let end = isShort ? indices[0] : indices[1]
      let start = text.utf8.distance(from: text.startIndex, to: indices[0])
      let bytes = start..<text.utf8.distance(from: text.startIndex, to: end)
      text.replaceSubrange(indices[0]..<end, with: inserted)
      let before = parts
      let (replaced, count) = parts.replace(bytes, with: inserted.utf8.count, in: text[...])
      #expect(parts.count == before.count - replaced.count + count)
      Self.check(parts, of: text)
    }
  }

  // MARK: Rows

  private static func check(_ rows: TextRows, of storage: TextStorage) {
    var next = TextPosition.zero
    for index in 0..<rows.count {
      let row = rows.row(index, of: storage)
      let start = TextPosition(row.paragraph, row.bytes.lowerBound)
      #expect(start == next && rows.row(of: start) == index)
      let end = row.bytes.upperBound
      #expect(row.isLast == (end == storage.byteCount(ofParagraph: row.paragraph)))
      next = row.isLast ? TextPosition(row.paragraph + 1, 0) : TextPosition(row.paragraph, end)
    }
    #expect(next == TextPosition(storage.paragraphCount, 0))
  }

  @Test(arguments: 0..<10)
  func `TextRows covers all paragraphs of a text after each of many random edits`(run: Int) {
    var numbers = SeededGenerator(seed: UInt64(run))
    let long = String(repeating: "a long paragraph ", count: 1000)
    var storage = TextStorage("one\n\(long)\ntwo\n\(long)\(long)")
    var rows = TextRows(storage)
    Self.check(rows, of: storage)

    for _ in 0..<60 {
      var changes: [TextStorage.Change] = []
      for _ in 0..<Int.random(in: 1...2, using: &numbers) {
        let positions = (0..<2).map { _ in
          let paragraph = Int.random(in: 0..<storage.paragraphCount, using: &numbers)
          let count = storage.byteCount(ofParagraph: paragraph)
          return TextPosition(paragraph, Int.random(in: 0...count, using: &numbers))
        }.sorted()
        let isShort = Int.random(in: 0..<4, using: &numbers) > 0
        let text = ["x", "", "a\nb", long, "\n"].randomElement(using: &numbers) ?? ""
        changes.append(
          storage.replace(positions[0]..<(isShort ? positions[0] : positions[1]), with: text))
      }
      let change = changes.dropFirst().reduce(changes[0]) { $0.merged(with: $1) }
      let before = rows.count
      let (replaced, inserted) = rows.update(for: change, in: storage)
      #expect(rows.count == before - replaced.count + inserted)
      Self.check(rows, of: storage)
    }
  }

  // MARK: Undo

  @Test func `a text editor drops undo steps beyond its byte limit, but keeps the last step`() {
    var editor = TextEditor()
    let text = String(repeating: "x", count: UndoHistory.maximumByteCount / 3)

    for _ in 0..<5 { editor.insert(text, kind: .other) }
    #expect(editor.history.undoSteps.count == 3)
    editor.selectAll()
    editor.deleteSelection()

    #expect(editor.history.undoSteps.count == 1)
    #expect(editor.undo() && editor.storage.byteCount == 5 * text.utf8.count)
  }
}
