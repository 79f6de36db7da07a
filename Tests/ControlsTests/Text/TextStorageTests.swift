// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls

struct TextStorageTests {
  private static func paragraphs(of storage: TextStorage) -> [Substring] {
    (0..<storage.paragraphCount).map(storage.paragraph)
  }

  @Test func `a text storage converts line ends of every kind to line feeds`() {
    let storage = TextStorage("one\r\ntwo\rthree\n\r\n")

    #expect(Self.paragraphs(of: storage) == ["one", "two", "three", "", ""])
    #expect(storage.text == "one\ntwo\nthree\n\n")
  }

  @Test func `an empty text storage has one empty paragraph`() {
    #expect(Self.paragraphs(of: TextStorage("")) == [""])
    #expect(TextStorage("").isEmpty && !TextStorage("\n").isEmpty)
  }

  @Test func `a text storage's positions advance by whole characters and across paragraph ends`() {
    let storage = TextStorage("e\u{301}👩‍👩‍👧\nx")
    var position: TextPosition? = storage.start
    var offsets: [TextPosition] = []
    while let known = position {
      offsets.append(known)
      position = storage.position(after: known)
    }

    #expect(
      offsets == [.zero, TextPosition(0, 3), TextPosition(0, 21), TextPosition(1, 0), storage.end])
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(storage.position(before: after) == before)
    }
    #expect(storage.position(before: .zero) == nil)
    #expect(storage.count == 4)
  }

  @Test func `a text storage moves an invalid position to a valid caret position`() {
    let storage = TextStorage("e\u{301}x\ny")

    #expect(storage.validPosition(for: TextPosition(0, 1)) == TextPosition(0, 3))
    #expect(storage.validPosition(for: TextPosition(0, 2)) == TextPosition(0, 3))
    #expect(storage.validPosition(for: TextPosition(0, 99)) == TextPosition(0, 4))
    #expect(storage.validPosition(for: TextPosition(9, 0)) == storage.end)
    #expect(storage.validPosition(for: TextPosition(-1, 0)) == .zero)
  }

  @Test func `replacing text in a text storage returns the range of changed paragraphs`() {
    var storage = TextStorage("one\ntwo\nthree")

    let change = storage.replace(TextPosition(0, 1)..<TextPosition(1, 2), with: "X\nY\nZ")

    #expect(storage.text == "oX\nY\nZo\nthree")
    #expect(change == TextStorage.Change(firstParagraph: 0, removedCount: 2, insertedCount: 3))
  }

  @Test func `a text storage's subscript returns the text between two positions`() {
    let storage = TextStorage("one\ntwo\nthree")

    #expect(storage[TextPosition(0, 2)..<TextPosition(2, 2)] == "e\ntwo\nth")
    #expect(storage[TextPosition(1, 1)..<TextPosition(1, 2)] == "w")
  }
}
