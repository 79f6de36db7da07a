// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The line breaking class of a character (UAX #14). A few classes are split, since rules distinguish their members.
enum LineBreakClass: UInt8 {
  // The raw values are the numbers in `LineBreakTable`.
  /// AL, and the classes that rule LB1 turns into AL: AI, SG, XX, and letters of SA, since words of Thai, Lao and Khmer
  /// can be separated only with a dictionary.
  case alphabetic
  case hebrewLetter
  case number
  case ideograph
  /// ID characters that are reserved for future pictographs.
  case pictograph
  case emojiBase
  case emojiModifier
  /// NS and CJ: small kana do not start a line.
  case nonstarter
  case breakAfter
  case breakBefore
  case breakBoth
  case hyphenMinus
  case closing
  case closingParenthesis
  case opening
  case quotation
  /// QU that opens (Pi).
  case initialQuotation
  /// QU that closes (Pf).
  case finalQuotation
  case exclamation
  case infixSeparator
  case symbolAllowingBreak
  case postfix
  case prefix
  case glue
  case wordJoiner
  case zeroWidthSpace
  case space
  /// CM, and SA marks.
  case combiningMark
  case zeroWidthJoiner
  case inseparable
  case contingentBreak
  case regionalIndicator
  case hangulLeading
  case hangulVowel
  case hangulTrailing
  /// H2 in the table, which has no H3: `entry(of:)` separates them.
  case hangulSyllable
  case hangulClosedSyllable
  case aksara
  case aksaraPrebase
  case aksaraStart
  case viramaFinal
  case virama
  case mandatoryBreak
  case carriageReturn
  case lineFeed
  case nextLine
  /// U+25CC, which represents a missing base.
  case dottedCircle
  /// U+2010.
  case hyphen
}

extension LineBreakClass {
  /// A class, and whether the character is wide in East Asian text (F, W or H).
  struct Entry: Equatable {
    var kind: LineBreakClass
    var isWide: Bool
  }

  private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// The number of syllables with the same vowel: one without a final consonant, then one for each.
  private static let syllablesPerVowel: UInt32 = 28

  /// Returns the entry of a character, in O(log n) of the table's ranges.
  static func entry(of scalar: Unicode.Scalar) -> Entry {
    let value = scalar.value
    let ranges = LineBreakTable.ranges
    var low = 0
    var high = ranges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] >> 8 <= value { low = middle } else { high = middle }
    }
    let bits = ranges[low]
    var kind = LineBreakClass(rawValue: UInt8(bits & 0x3F)) ?? .alphabetic
    if kind == .hangulSyllable, hangulSyllables.contains(value),
      !(value - hangulSyllables.lowerBound).isMultiple(of: syllablesPerVowel)
    {
      kind = .hangulClosedSyllable
    }
    return Entry(kind: kind, isWide: bits & 0x80 != 0)
  }
}
