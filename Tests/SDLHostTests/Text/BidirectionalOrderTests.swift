// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SDLHost

struct BidirectionalOrderTests {
  /// The characters of a line from left to right. Capitals stand for Hebrew letters, as in the
  /// examples of UAX #9.
  private static func visual(_ text: String) -> String {
    let characters = Array(text)
    let classes = characters.map { character -> BidirectionalOrder.Class in
      if character.isUppercase { return .rightToLeft }
      return BidirectionalOrder.Class(character, script: .latin)
    }
    let order = BidirectionalOrder(
      classes, brackets: BidirectionalOrder.bracketPairs(of: characters))
    return String(
      BidirectionalOrder.visualOrder(ofLevels: order.levels).map { characters[$0] })
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
  func `characters stand where the algorithm puts them`(logical: String, visual: String) {
    #expect(Self.visual(logical) == visual)
  }

  @Test func `nested levels turn within each other`() {
    #expect(BidirectionalOrder.visualOrder(ofLevels: [1, 2, 2, 1, 1]) == [4, 3, 1, 2, 0])
    #expect(BidirectionalOrder.visualOrder(ofLevels: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidirectionalOrder.visualOrder(ofLevels: []) == [])
  }
}
