// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// A name as people sort it: without regard to capital letters, and with 9 before 10.
nonisolated struct NaturalOrder: Comparable {
  private struct Part: Comparable {
    let text: Substring
    let isNumber: Bool

    static func < (one: Part, other: Part) -> Bool {
      guard one.isNumber, other.isNumber else { return one.text < other.text }
      return (one.text.count, one.text) < (other.text.count, other.text)
    }
  }

  private let parts: [Part]
  private let name: String

  init(_ name: String) {
    self.name = name
    var parts: [Part] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let text = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest[text.endIndex...]
      parts.append(Part(text: isNumber ? text.drop { $0 == "0" } : text, isNumber: isNumber))
    }
    self.parts = parts
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  static func < (one: NaturalOrder, other: NaturalOrder) -> Bool {
    one.parts == other.parts
      ? one.name < other.name : one.parts.lexicographicallyPrecedes(other.parts)
  }
}
