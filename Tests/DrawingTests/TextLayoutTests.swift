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

  @Test func `text lines break after spaces and keep every word`() {
    #expect(lines("one two three", width: 40) == ["one two", "three"])
  }

  @Test func `a trailing space of a text line may exceed the line's width`() {
    #expect(lines("four four", width: 20) == ["four", "four"])
  }

  @Test func `a word wider than its line breaks between characters`() {
    #expect(lines("abcdefgh", width: 15) == ["abc", "def", "gh"])
  }

  @Test func `text lines break between any two ideographs`() {
    #expect(lines("漢字漢字", width: 10) == ["漢字", "漢字"])
  }

  @Test func `each paragraph starts a new line, even an empty paragraph`() {
    #expect(lines("a\n\nb", width: 100) == ["a", "", "b"])
  }

  @Test func `a single line of text that does not fit ends in an ellipsis`() {
    #expect(lines("one two three", width: 40, maximum: 1) == ["one two…"])
    #expect(lines("one two", width: 40, maximum: 1) == ["one two"])
  }

  @Test
  func `text beyond the maximum number of lines is replaced with an ellipsis in the last line`() {
    #expect(lines("one two three four", width: 40, maximum: 2) == ["one two", "three f…"])
    #expect(lines("one two three", width: 40, maximum: 2) == ["one two", "three"])
    #expect(lines("one\ntwo\nthree", width: 40, maximum: 2) == ["one", "two…"])
    #expect(lines("one\ntwo\n", width: 40, maximum: 2) == ["one", "two"])
  }

  @Test func `trailing alignment places text lines at the trailing edge of the layout`() {
    let layout = TextLayout(
      "abcd", font: font, width: 100, alignment: .trailing, measurer: measurer)

    #expect(layout.lines[0].baseline.x == 80)
    #expect(layout.size == Size(20, 14))
  }

  private func line(_ text: String, _ mode: LineBreakMode, width: Double = 45) -> [String] {
    TextLayout(
      text, font: font, width: width, maximumLines: 1, lineBreakMode: mode, measurer: measurer
    ).lines.map(\.text)
  }

  @Test func `a text line is truncated at its tail, head or middle`() {
    let text = "abcdefghijklmnop"

    #expect(line(text, .byTruncatingTail) == ["abcdefgh…"])
    #expect(line(text, .byTruncatingHead) == ["…ijklmnop"])
    #expect(line(text, .byTruncatingMiddle) == ["abcd…mnop"])
    #expect(line("abc def", .byTruncatingMiddle) == ["abc def"])
    #expect(line("abc defg hijklmno", .byTruncatingTail) == ["abc defg…"])
  }

  @Test
  func
    `in a single line, the wrapping modes omit the text that does not fit, and byClipping keeps it`()
  {
    #expect(line("one two three", .byWordWrapping) == ["one two"])
    #expect(line("one two three", .byCharWrapping) == ["one two t"])
    #expect(line("one two three", .byClipping) == ["one two three"])
  }

  @Test func `text lines break between any two characters with byCharWrapping`() {
    let layout = TextLayout(
      "ab cd\nef", font: font, width: 20, lineBreakMode: .byCharWrapping, measurer: measurer)

    #expect(layout.lines.map(\.text) == ["ab c", "d", "ef"])
  }

  @Test func `the line break mode determines where the last of several text lines is truncated`() {
    let layout = { (mode: LineBreakMode) in
      TextLayout(
        "one two three four five six", font: font, width: 45, maximumLines: 2,
        lineBreakMode: mode, measurer: measurer
      ).lines.map(\.text)
    }

    #expect(layout(.byTruncatingTail) == ["one two", "three fo…"])
    #expect(layout(.byTruncatingHead) == ["one two", "…five six"])
    #expect(layout(.byTruncatingMiddle) == ["one two", "three…six"])
    #expect(layout(.byWordWrapping) == ["one two", "three"])
  }

  @Test
  func
    `in one line, byTruncatingHead shows the end of the text, byTruncatingTail the first paragraph`()
  {
    #expect(line("first\nsecond line\nlast", .byTruncatingHead) == ["…ine last"])
    #expect(line("first\nlast", .byTruncatingTail, width: 100) == ["first…"])
  }

  @Test func `a text layout's isTruncated is true only if text was left out`() {
    let isTruncated = { (width: Double, mode: LineBreakMode) in
      TextLayout(
        "one two three", font: font, width: width, maximumLines: 1, lineBreakMode: mode,
        measurer: measurer
      ).isTruncated
    }

    for mode in LineBreakMode.allCases {
      #expect(isTruncated(40, mode))
      #expect(!isTruncated(100, mode))
    }
  }

  @Test func `a soft hyphen is visible only where a line breaks at the hyphen`() {
    #expect(lines("super\u{AD}market", width: 35) == ["super-", "market"])
    #expect(lines("super\u{AD}market", width: 100) == ["supermarket"])
    // With the hyphen the first part would be too wide.
    #expect(lines("a super\u{AD}market", width: 35) == ["a", "super-", "market"])
  }

  @Test func `a zero width space allows a line break and is not drawn`() {
    #expect(lines("abc\u{200B}def", width: 20) == ["abc", "def"])
    #expect(lines("abc\u{200B}def", width: 100) == ["abcdef"])
  }

  @Test func `a word that is too long is broken between whole characters`() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 10) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("👩‍👩‍👧👩‍👩‍👧", width: 5) == ["👩‍👩‍👧", "👩‍👩‍👧"])
    #expect(lines("ab", width: 1) == ["a", "b"])
  }

  @Test(arguments: ["a\r\nb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b"])
  func `a text layout starts a new line at every kind of line separator`(text: String) {
    #expect(lines(text, width: 100) == ["a", "b"])
  }

  @Test func `a right-to-left paragraph with natural alignment is aligned right`() {
    let layout = TextLayout(
      "שלום\nabc", font: font, width: 100, alignment: .natural, measurer: measurer)

    #expect(layout.lines.map(\.baseline.x) == [80, 0])
  }

  @Test func `every line of a paragraph keeps the paragraph's direction`() {
    let mark = "\u{200F}"

    #expect(lines("שלום abc", width: 20) == ["שלום", mark + "abc"])
    #expect(lines("שלום 123", width: 20) == ["שלום", mark + "123"])
    #expect(lines("abcd שלום", width: 20) == ["abcd", "\u{200E}שלום"])
    #expect(lines("שלום שלום", width: 20) == ["שלום", "שלום"])
  }

  @Test func `a bidirectional embedding or isolate continues in the next line`() {
    let (rightToLeft, end) = ("\u{202B}", "\u{202C}")
    let (isolate, endOfIsolate) = ("\u{2066}", "\u{2069}")
    let mark = "\u{200F}"

    #expect(
      lines("\(rightToLeft)abc def\(end) gh", width: 20)
        == ["\(rightToLeft)abc", "\(rightToLeft)def\(end)", "gh"])
    #expect(
      lines("שלום \(isolate)ab cd\(endOfIsolate)", width: 20)
        == ["שלום", "\(mark)\(isolate)ab", "\(mark)\(isolate)cd\(endOfIsolate)"])
    #expect(
      lines("\(isolate)a \(rightToLeft)b\(endOfIsolate) cdef", width: 20)
        == ["\(isolate)a", "\(isolate)\(rightToLeft)b\(endOfIsolate)", "cdef"])
  }

  @Test(arguments: [
    ("abc שלום", false), ("שלום abc", true), ("12 שלום", true), ("«שלום» abc", true),
    ("\u{2067}שלום\u{2069} abc", false), ("\u{2066}abc\u{2069} שלום", true),
    ("\u{5B0}abc", false), ("12", false),
  ])
  func `a paragraph's direction is the direction of its first letter outside isolates`(
    text: String, isRightToLeft: Bool
  ) throws {
    let layout = TextLayout(
      text, font: Font(size: 10), width: 200, alignment: .natural,
      measurer: ApproximateTextMeasurer())

    let line = try #require(layout.lines.first)
    #expect(line.isRightToLeft == isRightToLeft)
    #expect(line.baseline.x == (isRightToLeft ? 200 - line.width : 0))
  }

  @Test func `laying out a text takes a limited number of measurements for each word and line`() {
    let counter = CountingMeasurer()
    let text = String(repeating: "word ", count: 100_000)

    _ = TextLayout(text, font: font, width: 100, maximumLines: 1, measurer: counter)
    #expect(counter.count < 40)

    counter.count = 0
    let layout = TextLayout(
      String(text.prefix(50_000)), font: font, width: 300, measurer: counter)
    // A word each, and one or two for each line.
    #expect(layout.lines.count == 834)
    #expect(counter.count < 10_000 + 4 * 834)
  }

  private final class CountingMeasurer: TextMeasurer {
    private let base = ApproximateTextMeasurer()
    var count = 0

    func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }

    func width(of text: String, in font: Font) -> Double {
      count += 1
      return base.width(of: text, in: font)
    }
  }
}
