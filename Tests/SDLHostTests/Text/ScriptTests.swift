// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct ScriptTests {
  private nonisolated static let samples: [(Character, Script)] = [
    ("a", .latin), ("é", .latin), ("ß", .latin), ("漢", .han), ("か", .kana), ("カ", .kana),
    ("한", .hangul), ("。", .han), ("！", .han), ("😀", .emoji), ("❤️", .emoji), ("1️⃣", .emoji),
    ("1", .common), (" ", .common), ("(", .common), ("→", .common), ("\u{E000}", .common),
  ]

  @Test(arguments: samples)
  func `each character is assigned to its Unicode script`(character: Character, script: Script) {
    #expect(Script(character) == script)
  }

  @Test(
    arguments: [
      ("Ω", "Grek"), ("ж", "Cyrl"), ("א", "Hebr"), ("ع", "Arab"), ("न", "Deva"), ("ก", "Thai"),
      ("ߒ", "Nkoo"), ("𞤀", "Adlm"), ("ꦲ", "Java"), ("𒀀", "Xsux"),
    ] as [(Character, String)])
  func `each character has the script tag that SDL_ttf needs to shape it`(
    character: Character, tag: String
  ) {
    #expect(Script(character).shapingTag == tag)
  }

  @Test func `emoji and letters of an unknown script have the tag of the common script`() {
    #expect(Script("😀").shapingTag == "Zyyy")
    #expect(Script.unknown.shapingTag == "Zyyy")
    #expect(Script("😀").package == "fonts-noto-color-emoji")
  }
}
