// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import Testing

@testable import Controls

/// Lines of letters 7 points wide, 20 high.
struct ParagraphLayoutTests {
  private func layout(_ text: String, letters: Double = 10) -> ParagraphLayout {
    ParagraphLayout(
      text, font: Font(size: 14), width: letters * 7, measurer: ApproximateTextMeasurer())
  }

  @Test(arguments: [
    "", "short", "one two three four", "averyveryverylongword and more", "trailing spaces     x",
    "two\u{2028}lines of one paragraph",
    "\u{202B}abc def ghi jkl\u{202C} and \u{2067}one two three",
  ])
  func `each offset in a paragraph has a caret rectangle whose center maps back to the offset`(
    text: String
  ) {
    let layout = layout(text)
    var offset = 0
    for character in text + "." {
      let rect = layout.caretRect(at: offset)
      let line = layout.line(of: offset)
      #expect(rect.minY == Double(line) * layout.lineHeight && rect.height == layout.lineHeight)
      let ends = layout.ends(ofLine: line)
      #expect(ends.start <= offset)
      if offset <= ends.end { #expect(layout.offset(at: rect.center) == offset) }
      offset += character.utf8.count
    }
  }

  @Test func `each line of a paragraph starts after the space at the previous line's end`() {
    let layout = layout("one two three four five six")

    #expect((0..<layout.layout.lines.count).map { layout.ends(ofLine: $0).start } == [0, 8, 19])
    #expect((0..<layout.layout.lines.count).map { layout.ends(ofLine: $0).end } == [7, 18, 27])
  }

  @Test func `a paragraph layout returns nil for a caret position beyond either end of a line`() {
    let layout = layout("one two three")

    #expect(layout.offset(nextTo: 6, toRight: true) == 7)
    #expect(layout.offset(nextTo: 7, toRight: true) == nil)
    #expect(layout.offset(nextTo: 8, toRight: false) == nil)
    #expect(layout.offset(nextTo: 13, toRight: true) == nil)
  }

  @Test func `a text selection has a rectangle in each line that it reaches`() {
    let layout = layout("one two three")

    #expect(layout.rects(of: 4..<10) == [Rect(28, 0, 28, 20), Rect(0, 20, 14, 20)])
    #expect(layout.rects(of: 3..<3).isEmpty)
  }

  @Test func `a point outside a paragraph maps to the nearest offset of its text`() {
    let layout = layout("one two three")

    #expect(layout.offset(at: Point(-20, -50)) == 0)
    #expect(layout.offset(at: Point(500, 5)) == 7)
    #expect(layout.offset(at: Point(500, 500)) == 13)
    #expect(layout.offset(at: Point(13, 5), ofCharacter: true) == 1)
  }

  @Test func `a paragraph layout treats a character of several bytes as one character`() {
    let layout = layout("aé漢👩‍👩‍👧b")

    #expect(layout.offset(at: Point(7 * 3, 5)) == 1 + 2 + 3)
    #expect(layout.offset(nextTo: 6, toRight: true) == 6 + 18)
  }
}
