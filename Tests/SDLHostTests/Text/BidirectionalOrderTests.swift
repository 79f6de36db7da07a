// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct BidirectionalOrderTests {
  /// The characters of a line from left to right. Capitals represent Hebrew letters, as in the examples of UAX #9.
  private static func visual(_ text: String) -> String {
    let characters = Array(text)
    let alef: UInt32 = 0x5D0
    let logical = characters.map { character -> Character in
      guard let value = character.asciiValue, character.isUppercase else { return character }
      return Unicode.Scalar(alef + UInt32(value & 31)).map { Character($0) } ?? character
    }
    let levels = BidirectionalOrder(logical).levels
    return String(BidirectionalOrder.visualOrder(ofLevels: levels).map { characters[$0] })
  }

  @Test(arguments: [
    ("plain text, 12", "plain text, 12"),
    ("CAR", "RAC"),
    ("car is THE CAR", "car is RAC EHT"),
    ("the CAR is blue", "the RAC is blue"),
    ("CAR is blue", "is blue RAC"),
    ("CAR 123", "123 RAC"),
    ("CAR 10:30", "10:30 RAC"),
    ("car 1 THE", "car 1 EHT"),
    ("THE car 12 IS", "SI car 12 EHT"),
    ("CAR (test) OK", "KO )test( RAC"),
    ("a (CAR) b", "a (RAC) b"),
    ("CAR!", "!RAC"),
    ("car!", "car!"),
  ])
  func `characters are reordered by the Unicode bidirectional algorithm`(
    logical: String, visual: String
  ) {
    #expect(Self.visual(logical) == visual)
  }

  @Test(arguments: [
    ("\u{2067}car\u{2069} is", 2), ("the \u{202B}of\u{202C} 1", 2), ("\u{202E}car\u{202C}", 1),
    ("a \u{2066}b \u{202E}c\u{202C}\u{2069}", 3),
  ])
  func `explicit directional marks set the embedding levels of the characters`(
    text: String, deepest: Int8
  ) {
    let characters = Array(text)

    #expect(BidirectionalOrder(characters).levels.max() == deepest)
    #expect(BidirectionalOrder(characters).baseLevel == 0)
  }

  @Test(arguments: ["🥰", "🪿", "⯰"])
  func `emoji that are newer than FriBidi's table have no direction of their own`(
    picture: Character
  ) {
    let order = BidirectionalOrder(Array("\(picture) שלום"))

    #expect(order.baseLevel == 1)
    #expect(order.levels.allSatisfy { $0 == 1 })
  }

  @Test
  func `reordering bidirectional text reverses each embedding level within its outer level`() {
    #expect(BidirectionalOrder.visualOrder(ofLevels: [1, 2, 2, 1, 1]) == [4, 3, 1, 2, 0])
    #expect(BidirectionalOrder.visualOrder(ofLevels: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidirectionalOrder.visualOrder(ofLevels: []) == [])
  }
}
