// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import Testing

@testable import SDLHost

struct ScalarTextTests {
  // A family is one character of five scalars.
  private let text = ScalarText(AccessibilityText("a👩‍👩‍👦b c"))

  @Test func `text offsets in characters are converted to offsets in Unicode scalars and back`() {
    #expect(text.count == 9)
    #expect((0...5).map(text.offset) == [0, 1, 6, 7, 8, 9])
    #expect((0...9).map(text.character) == [0, 1, 1, 1, 1, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [
    (ScalarText.Unit.character, 1, 1..<6), (.character, 3, 1..<6), (.word, 6, 6..<8),
    (.word, 7, 6..<8), (.word, 8, 8..<9), (.line, 4, 0..<9), (.paragraph, 9, 0..<9),
  ])
  func `an accessibility text unit, such as a word, ends where the next one begins`(
    unit: ScalarText.Unit, offset: Int, range: Range<Int>
  ) {
    #expect(text.range(of: unit, at: offset) == range)
  }

  @Test
  func `an accessibility sentence ends with its punctuation, and a paragraph with its line break`()
  {
    let text = ScalarText(AccessibilityText("One. Two!\nThree"))

    #expect(text.range(of: .sentence, at: 6) == 4..<9)
    #expect(text.range(of: .paragraph, at: 2) == 0..<10)
    #expect(text.range(of: .paragraph, at: 12) == 10..<15)
  }

  @Test func `the line that a screen reader reads at a text offset is the displayed line`() {
    let lines = [
      AccessibilityText.Line(range: 0..<4, frame: Rect(0, 0, 40, 20)),
      AccessibilityText.Line(range: 4..<6, frame: Rect(0, 20, 20, 20)),
    ]
    let text = ScalarText(AccessibilityText("one to", lines: lines))

    #expect(text.range(of: .line, at: 3) == 0..<4)
    #expect(text.range(of: .line, at: 4) == 4..<6)
    #expect(text.range(of: .line, at: 6) == 4..<6)
  }

  @Test
  func `a character's accessibility frame spans its measured edges, also in right-to-left text`()
    throws
  {
    let line = AccessibilityText.Line(
      range: 0..<2, frame: Rect(10, 0, 30, 20), edges: [30, 20, 0])
    let text = ScalarText(AccessibilityText("אב", lines: [line]))

    #expect(text.frame(of: 0..<1) == Rect(30, 0, 10, 20))
    #expect(text.frame(of: 0..<2) == Rect(10, 0, 30, 20))
    #expect(text.offset(at: Point(15, 5)) == 1)
    #expect(text.offset(at: Point(35, 5)) == 0)
    #expect(text.offset(at: Point(35, 25)) == nil)
  }

  @Test(arguments: [(0, -1, "a👩‍👩‍👦b c"), (6, 7, "b"), (-5, 1, "a"), (8, 99, "c"), (7, 3, "")])
  func `a range that a screen reader requests is clamped to the text`(
    start: Int, end: Int, string: String
  ) {
    #expect(text.string(from: start, to: end) == string)
  }
}
