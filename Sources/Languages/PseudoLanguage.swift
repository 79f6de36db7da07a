// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The language in which every text is longer than in English and stands in brackets; see docs/LANGUAGES.md.
enum PseudoLanguage {
  static let brackets = (open: "⟦", close: "⟧")

  /// How much longer a text becomes. German is about 35 % longer than English, short words more.
  private static let growth = 0.4

  private static let accents: [Character: Character] = [
    "a": "á", "c": "ç", "e": "é", "g": "ğ", "i": "ï", "k": "ķ", "l": "ł", "n": "ñ", "o": "ö",
    "r": "ř", "s": "š", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž",
    "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ğ", "I": "Î", "L": "Ł", "N": "Ñ", "O": "Ø",
    "R": "Ř", "S": "Š", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
  ]

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]

  /// Vowels are doubled until the text is longer by `growth`; what is missing at the end is filled with dots. Places for
  /// what is put in stay.
  static func text(for text: String) -> String {
    var result = brackets.open
    // Letters that the text owes.
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
