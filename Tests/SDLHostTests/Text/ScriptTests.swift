// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct ScriptTests {
  private nonisolated static let samples: [(Character, Script)] = [
    ("a", .latin), ("é", .latin), ("ß", .latin), ("Ω", .greek), ("ж", .cyrillic),
    ("א", .hebrew), ("ع", .arabic), ("न", .devanagari), ("ก", .thai), ("漢", .han), ("か", .kana),
    ("한", .hangul), ("。", .han), ("😀", .emoji), ("❤️", .emoji), ("1️⃣", .emoji), ("1", .common),
    (" ", .common), ("(", .common), ("→", .common), ("𒀀", .unknown),
  ]

  @Test(arguments: samples)
  func `a character has a script`(character: Character, script: Script) {
    #expect(Script(character) == script)
  }
}
