// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer
import Testing

@testable import DrawerApp

/// The syntax highlighting of Swift source.
struct SwiftHighlighterTests {
  /// The parts of a color, as text.
  private func parts(_ source: String, _ color: ColorRole) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return zip(lines, SwiftHighlighter.parts(of: source)).flatMap { line, parts in
      parts.filter { $0.color == color }.map { part in
        String(decoding: Array(line.utf8)[part.bytes], as: UTF8.self)
      }
    }
  }

  private func keywords(_ source: String) -> [String] { parts(source, .accent) }
  private func literals(_ source: String) -> [String] { parts(source, .success) }
  private func comments(_ source: String) -> [String] { parts(source, .secondaryText) }
  private func attributes(_ source: String) -> [String] { parts(source, .danger) }

  @Test func `Swift keywords are highlighted, but not as member names or inside longer names`() {
    #expect(keywords("let letter = value.default") == ["let"])
    #expect(keywords("final class A { init() {} }") == ["final", "class", "init"])
    #expect(keywords("case `in`, .self") == ["case", "in"])
  }

  @Test func `a highlighted comment ends at its line's end or at its closing delimiter`() {
    let source = "a // let b\n/* if\nc */ let d"
    #expect(comments(source) == ["// let b", "/* if", "c */"])
    #expect(keywords(source) == ["let"])
  }

  @Test func `Swift string literals are highlighted with their escapes and interpolations`() {
    #expect(literals(#"f("a", "b\"c")"#) == [#""a""#, #""b\"c""#])
    #expect(literals(#"x = "a \(b("c)") ?? "d") e" + y"#) == [#""a \(b("c)") ?? "d") e""#])
    #expect(literals("#\"a\"b\"# c") == ["#\"a\"b\"#"])
    #expect(literals("s = \"\"\"\nlet \"a\"\n\"\"\"; let") == ["\"\"\"", "let \"a\"", "\"\"\""])
    #expect(keywords("s = \"\"\"\nlet \"a\"\n\"\"\"; let") == ["let"])
    #expect(comments(#""http://a""#).isEmpty)
  }

  @Test func `numbers and attributes are highlighted in Swift code, but not digits in names`() {
    #expect(literals("0x2B63C6, 1.5, 10_000, a1") == ["0x2B63C6", "1.5", "10_000"])
    #expect(literals("{ $0.show(0...9, 1.short, 2.5) }") == ["0", "9", "1", "2.5"])
    #expect(attributes("@MainActor #expect(a)") == ["@MainActor", "#expect"])
  }

  @Test(arguments: ["\"open", "/* open", "\"\"\"open\n", "\"a\\(", "#", "", "\"\\"])
  func `truncated Swift code does not crash the highlighter`(source: String) {
    let bytes = SwiftHighlighter.parts(of: source).flatMap { $0.map(\.bytes.count) }.reduce(0, +)
    #expect(bytes <= source.utf8.count)
  }

  @Test
  func `highlighted ranges are in order and within their lines, even after multibyte letters`() {
    let source = "let ä = \"ö…\" // ü\n  return ä"
    let lines = source.split(separator: "\n")
    for (line, parts) in zip(lines, SwiftHighlighter.parts(of: source)) {
      var end = 0
      for part in parts {
        #expect(part.bytes.lowerBound >= end && part.bytes.upperBound <= line.utf8.count)
        end = part.bytes.upperBound
      }
    }
    #expect(literals(source) == ["\"ö…\""])
  }
}
