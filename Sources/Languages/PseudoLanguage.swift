// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The language in which every text is longer than in English, and in brackets. See docs/LANGUAGES.md.
enum PseudoLanguage {
  static let brackets = (open: "⟦", close: "⟧")

  /// The growth of a text. German is about 35 % longer than English, and short words grow more.
  private static let growth = 0.4

  private static let accents: [Character: Character] = [
    "a": "á", "c": "ç", "e": "é", "g": "ğ", "i": "ï", "k": "ķ", "l": "ł", "n": "ñ", "o": "ö",
    "r": "ř", "s": "š", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž",
    "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ğ", "I": "Î", "L": "Ł", "N": "Ñ", "O": "Ø",
    "R": "Ř", "S": "Š", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]

  /// Returns a text in the pseudo-language. Vowels are doubled until the text has grown by `growth`, and dots at the
  /// end fill the rest. Placeholders stay.
  static func text(for text: String) -> String {
    var result = brackets.open
    var debt = 0.0
    for part in MessageFormat.parts(of: text) {
      switch part {
      case .placeholder(let number): result += number.map { "%\($0)$@" } ?? "%@"
      case .text("%"): result += text.contains("%%") ? "%%" : "%"
      case .text(let text):
        for character in text {
          let shown = accents[character] ?? character
          result.append(shown)
          debt += growth
          if debt >= 1, vowels.contains(character) {
            result.append(shown)
            debt -= 1
          }
        }
      }
    }
    return result + String(repeating: "·", count: Int(debt.rounded())) + brackets.close
  }
}
