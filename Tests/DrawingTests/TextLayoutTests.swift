// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

@MainActor
struct TextLayoutTests {
  /// Every character is 5 points wide at this size.
  private let font = Font(size: 10)
  private let measurer = ApproximateTextMeasurer()

  private func lines(_ text: String, width: Double, maximum: Int = 0) -> [String] {
    TextLayout(text, font: font, width: width, maximumLines: maximum, measurer: measurer)
      .lines.map(\.text)
  }

  @Test func `lines break after spaces and keep every word`() {
    #expect(lines("one two three", width: 40) == ["one two", "three"])
  }

  @Test func `a space may hang over the edge`() {
    #expect(lines("four four", width: 20) == ["four", "four"])
  }

  @Test func `a word wider than the line breaks between characters`() {
    #expect(lines("abcdefgh", width: 15) == ["abc", "def", "gh"])
  }

  @Test func `ideographs break anywhere`() {
    #expect(lines("漢字漢字", width: 10) == ["漢字", "漢字"])
  }

  @Test func `a paragraph end starts a line, an empty one too`() {
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }

  @Test func `a single line that does not fit ends in an ellipsis`() {
    #expect(lines("one two three", width: 40, maximum: 1) == ["one two…"])
    #expect(lines("one two", width: 40, maximum: 1) == ["one two"])
  }

  @Test func `beyond the last line allowed stands an ellipsis`() {
    #expect(lines("one two three four", width: 40, maximum: 2) == ["one two", "three…"])
  }

  @Test func `alignment places lines in the width`() {
    let layout = TextLayout(
      "abcd", font: font, width: 100, alignment: .trailing, measurer: measurer)

    #expect(layout.lines[0].baseline.x == 80)
    #expect(layout.size == Size(20, 14))
  }
}
