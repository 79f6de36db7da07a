// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls

struct WordBoundariesTests {
  /// The ends of all words, as the caret comes by them forwards.
  private func ends(_ text: String) -> [Int] {
    let words = WordBoundaries(text[...], around: text.startIndex)
    var index = text.startIndex
    var ends: [Int] = []
    while index < text.endIndex {
      index = words.end(after: index)
      ends.append(text.distance(from: text.startIndex, to: index))
    }
    return ends
  }

  private func starts(_ text: String) -> [Int] {
    let words = WordBoundaries(text[...], around: text.startIndex)
    var index = text.endIndex
    var starts: [Int] = []
    while index > text.startIndex {
      index = words.start(before: index)
      starts.append(text.distance(from: text.startIndex, to: index))
    }
    return starts
  }

  @Test(arguments: [
    ("one two", [3, 7], [4, 0]), ("  a, b  ", [3, 6, 8], [5, 2, 0]),
    ("don’t 3.14 x_1", [5, 10, 14], [11, 6, 0]), ("a-b", [1, 3], [2, 0]),
    ("'quoted'", [7, 8], [1, 0]),
    ("...", [3], [0]), ("naïve 日本語です", [5, 9, 11], [9, 6, 0]), ("カタカナ漢字", [4, 6], [4, 0]),
    ("שלום עולם", [4, 9], [5, 0]), ("", [], []),
  ])
  func `moving the caret by word stops at word ends forward and at word starts backward`(
    text: String, ends: [Int], starts: [Int]
  ) {
    #expect(self.ends(text) == ends)
    #expect(self.starts(text) == starts)
  }

  @Test(arguments: [
    ("one two", 1, "one"), ("one two", 3, " "), ("one two", 7, "two"), ("a, b", 1, ","),
    ("3.14", 1, "3.14"), ("", 0, ""), ("x  y", 2, "  "), ("don't", 3, "don't"),
  ])
  func `a double click selects a word, a run of spaces or a run of punctuation`(
    text: String, offset: Int, selected: String
  ) {
    let index = text.index(text.startIndex, offsetBy: offset)
    let range = WordBoundaries(text[...], around: index).range(at: index)

    #expect(text[range] == selected)
  }
}
