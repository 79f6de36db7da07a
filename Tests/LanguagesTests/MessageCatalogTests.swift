// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import Languages

/// What a `.po` file says.
struct MessageCatalogTests {
  private static let german = #"""
    # German.
    msgid ""
    msgstr ""
    "Language: de\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"

    #. A note for translators.
    #: Somewhere.swift:12
    msgid "Back"
    msgstr "Zurück"

    msgctxt "key"
    msgid "Back"
    msgstr "Zurück-Taste"

    #, objc-format
    msgid "Back to %@"
    msgstr "Zurück zu „%@“"

    #, fuzzy
    msgid "Next"
    msgstr "Vielleicht weiter"
    msgid "Done"
    msgstr ""

    msgid ""
    "Two "
    "lines\n"
    "with \"quotes\", a \\ and a\ttab"
    msgstr "ok"

    #, fuzzy, objc-format
    #| msgid "old"
    msgid "%@ page"
    msgid_plural "%@ pages"
    msgstr[0] "nein"
    msgstr[1] "nein"
    msgid "%@ row"
    msgid_plural "%@ rows"
    msgstr[0] "%@ Zeile"
    msgstr[1] "%@ Zeilen"

    #~ msgid "Gone"
    #~ msgstr "Weg"
    """#

  private static func read(_ text: String) throws(MessageCatalogError) -> MessageCatalog {
    try MessageCatalog(po: text.utf8)
  }

  @Test func `texts, contexts and plural forms are read from a message catalog`() throws {
    let catalog = try Self.read(Self.german)

    #expect(catalog.language == "de")
    #expect(catalog.translation(of: "Back", context: nil) == "Zurück")
    #expect(catalog.translation(of: "Back", context: "key") == "Zurück-Taste")
    #expect(
      catalog.translation(of: "Two lines\nwith \"quotes\", a \\ and a\ttab", context: nil) == "ok")
    #expect(catalog.translation(of: "%@ row", count: 1) == "%@ Zeile")
    #expect(catalog.translation(of: "%@ row", count: 0) == "%@ Zeilen")
  }

  @Test(arguments: ["Next", "Done", "Gone", "%@ page", "Unknown"])
  func `a fuzzy, empty, obsolete or missing entry of a message catalog has no translation`(
    text: String
  ) throws {
    let catalog = try Self.read(Self.german)

    #expect(catalog.translation(of: text, context: nil) == nil)
  }

  private static let broken: [(String, Int)] = [
    (#"msgid "a""#, 1), ("msgid \"a\"\nmsgstr \"b", 2), ("msgstr \"b\"", 1), ("\"lost\"", 1),
    ("nonsense", 1), ("msgid a\n", 1), ("msgid \"a\"\nmsgstr \"\\q\"", 2),
    ("msgid \"a\"\nmsgstr \"\\\"", 2), ("msgid \"a\"\nmsgstr \"b\"c\"", 2),
    ("msgctxt \"a\"\nmsgctxt \"b\"", 2), ("msgid \"a\"\nmsgstr[0] \"b\"", 2),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"b\"", 3),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[-1] \"b\"", 3),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[99999999999999999999] \"b\"", 3),
    ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"", 4), ("msgid_plural \"a\"", 1),
  ]

  @Test(arguments: broken)
  func `the error for an invalid message catalog contains the line number`(text: String, line: Int)
  {
    #expect { try Self.read(text) } throws: { ($0 as? MessageCatalogError)?.line == line }
  }

  @Test
  func `a message catalog with CRLF line breaks, without a header or without entries is accepted`()
    throws
  {
    let catalog = try Self.read("msgid \"a\"\r\nmsgstr \"b\"\r\n")

    #expect(catalog.translation(of: "a", context: nil) == "b")
    #expect(catalog.language.isEmpty)
    #expect(try Self.read("").texts.isEmpty)
  }

  @Test func `reading a randomly corrupted message catalog does not crash`() {
    var random = SeededGenerator(seed: 3)
    let bytes = Array(Self.german.utf8)

    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: broken[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: broken.removeSubrange(index..<min(index + 9, broken.count))
        default: broken.insert(contentsOf: broken[index...].prefix(40), at: index)
        }
      }
      let catalog = try? MessageCatalog(po: broken)
      for (text, _, _, _) in catalog?.texts ?? [] {
        _ = catalog?.translation(of: text, count: 3)
      }
    }
  }
}
