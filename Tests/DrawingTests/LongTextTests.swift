// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Drawing

/// Long and unusual text. The measured length is proportional to the displayed part, or to the whole text if all
/// lines are requested.
@MainActor
struct LongTextTests {
  /// Every character is 5 points wide at this size.
  private let font = Font(size: 10)
  private let measurer = CountingMeasurer()

  private static let megabyte = String(repeating: "abcdefghi ", count: 100_000)
  private static let word = String(repeating: "abcdefghij", count: 20_000)

  private func layout(
    _ text: String, width: Double, lines: Int = 0, mode: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      text, font: font, width: width, maximumLines: lines, lineBreakMode: mode, measurer: measurer)
  }

  @Test(arguments: LineBreakMode.allCases, [1, 3])
  func `laying out a few lines of a long text measures only the displayed part`(
    mode: LineBreakMode, lines: Int
  ) {
    for text in [Self.megabyte, Self.word, "short\n" + Self.megabyte, Self.megabyte + "\nend"] {
      let made = layout(text, width: 200, lines: lines, mode: mode)

      #expect(made.isTruncated && made.lines.count <= lines)
    }
    #expect(measurer.bytes < 4 * 40_000 * lines)
  }

  @Test
  func `the line break mode determines whether a truncated long text shows its start, end or both`()
  {
    let text = "start " + Self.megabyte + "\n" + Self.megabyte + "end"

    #expect(layout(text, width: 50, lines: 1).lines.map(\.text) == ["start abc…"])
    let middle = layout(text, width: 50, lines: 1, mode: .byTruncatingMiddle)
    #expect(middle.lines.map(\.text) == ["start…end"])
    #expect(
      layout(text, width: 50, lines: 1, mode: .byTruncatingHead).lines[0].text == "…efghi end")
    #expect(layout(text, width: .infinity, lines: 1).lines[0].text.utf8.count < 17_000)
  }

  @Test func `a word of 200,000 letters fills each of its lines and is measured in linear time`() {
    let made = layout(Self.word, width: 250)

    #expect(made.lines.dropLast().allSatisfy { $0.width == 250 } && made.lines.count == 4000)
    #expect(made.lines.map(\.text).joined() == Self.word)
    #expect(measurer.bytes < 40 * Self.word.utf8.count)
  }

  @Test func `a long paragraph breaks into lines at the same words as a reference implementation`()
  {
    var numbers = SeededGenerator(seed: 1)
    let words = (0..<20_000).map { _ in
      String(repeating: "x", count: Int.random(in: 1...12, using: &numbers))
    }

    let made = layout(words.joined(separator: " "), width: 200)

    var expected: [String] = []
    for word in words {
      if let last = expected.last, last.count + 1 + word.count <= 40 {
        expected[expected.count - 1] = last + " " + word
      } else {
        expected.append(word)
      }
    }
    #expect(made.lines.map(\.text) == expected)
    #expect(measurer.bytes < 40 * 130_000)
  }

  @Test(arguments: [
    "a" + String(repeating: "\u{301}", count: 30_000),
    String(repeating: "👨\u{200D}", count: 6000),
    String(repeating: "\u{202E}a\u{2066}", count: 15_000),
    "abc\0def\0", String(repeating: "\t", count: 30_000),
    String(repeating: "\r\n\r\u{2028}\u{2029}\u{85}", count: 2000),
  ])
  func
    `a long text without words is laid out completely, and its first line in limited time`(
      text: String
    )
  {
    let whole = layout(text, width: 200, mode: .byWordWrapping)
    #expect(whole.lines.first?.range.lowerBound == text.startIndex)
    #expect(whole.lines.last?.range.upperBound == text.endIndex)
    #expect(
      zip(whole.lines, whole.lines.dropFirst()).allSatisfy { pair in
        pair.0.range.upperBound <= pair.1.range.lowerBound
      })

    #expect(measurer.count { _ = layout(text, width: 200, lines: 1) } < 60_000)
  }

  // MARK: Parts of a text

  @Test
  func `a text prefix or suffix with a limited number of bytes is cut at a character boundary`() {
    let text = String(repeating: "e\u{301}🇩🇪x", count: 200)[...]
    let limits = Set(text.indices).union([text.endIndex])

    for bytes in 256..<400 {
      let (start, end) = (text.prefix(maxBytes: bytes), text.suffix(maxBytes: bytes))
      #expect(limits.contains(start.endIndex) && limits.contains(end.startIndex))
      #expect((bytes - 12...bytes).contains(start.utf8.count))
      #expect((bytes - 12...bytes).contains(end.utf8.count))
    }
    #expect(text.prefix(maxBytes: 100_000) == text && text.suffix(maxBytes: 100_000) == text)
  }

  @Test
  func `a character longer than the byte limit of a text prefix is cut between Unicode scalars`() {
    let text = ("a" + String(repeating: "\u{301}", count: 10_000))[...]

    #expect((990...1000).contains(text.prefix(maxBytes: 1000).utf8.count))
    #expect((990...1000).contains(text.suffix(maxBytes: 1000).utf8.count))
  }

  @Test func `firstLineEnd finds each kind of newline character`() {
    for end in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let text = "aé—\(end)b"[...]
      let found = text.firstLineEnd()
      #expect(found?.lowerBound == text.firstIndex(where: \.isNewline))
      #expect(found.map { text[$0.upperBound...] } == "b")
    }
    #expect("aé—\u{2027}\u{84}"[...].firstLineEnd() == nil && ""[...].firstLineEnd() == nil)
  }

  @Test func `appendOffsets appends the offset after each occurrence of a byte in a text`() {
    for length in 0...40 {
      for distance in 1...9 {
        let text = String(
          decoding: (0..<length).map { $0 % distance == 0 ? 0x0A : [0x0B, 0x8A, 0x09][$0 % 3] },
          as: UTF8.self)
        var offsets = [7]
        text.appendOffsets(after: 0x0A, to: &offsets)

        let expected = text.utf8.enumerated().filter { $1 == 0x0A }.map { $0.offset + 1 }
        #expect(offsets == [7] + expected && text.count(ofByte: 0x0A) == expected.count)
      }
    }
  }

  @Test func `hasSameBytes is false for canonically equivalent texts with different bytes`() {
    #expect("".hasSameBytes(as: "") && "é世".hasSameBytes(as: "é世"))
    #expect(!"e\u{301}".hasSameBytes(as: "é") && !"a".hasSameBytes(as: "b"))
    #expect(!"\u{212B}".hasSameBytes(as: "\u{c5}x"))
  }
}
