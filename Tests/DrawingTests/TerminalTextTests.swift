// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

/// Text that is written to a terminal.
struct TerminalTextTests {
  @Test(
    arguments: [
      "\u{0}", "\u{7}", "\u{8}", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}",
      "\u{9F}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}",
      "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFF9}",
      "\u{E0001}",
      "\u{E0041}", "\u{E007F}", "\u{E0100}",
    ] as [Unicode.Scalar])
  func `escapingControls escapes a control or invisible character by its code point`(
    scalar: Unicode.Scalar
  ) {
    let number = String(scalar.value, radix: 16, uppercase: true)

    #expect("a\(scalar)b".escapingControls() == "a\\u{\(number)}b")
  }

  @Test(arguments: [
    "", "plain ~ text", "Grün 红 😀", "👩‍👩‍👧 ❤️", "می‌خواهم", "e\u{301}", "a\u{A0}b", #"\n"#,
  ])
  func `escapingControls leaves visible text unchanged`(text: String) {
    #expect(text.escapingControls() == text && text.escapingControls(as: .json) == text)
  }

  @Test func `escapingControls for JSON escapes a character beyond U+FFFF as a surrogate pair`() {
    #expect("\u{1B}\r\n\u{E0041}".escapingControls(as: .json) == #"\u001b\u000d\u000a\udb40\udc41"#)
  }

  @Test func `a fatal error message is printed as one escaped line`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { stopProgram("no \u{1B}[2J\nsesame") }

    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(#"no \u{1B}[2J\u{A}sesame"#) && !said.contains("no \u{1B}"), "\(said)")
  }
}
