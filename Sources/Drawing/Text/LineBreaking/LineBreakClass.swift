// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// What a character does to the line around it: the classes of UAX #14, a few of them split where
/// a rule looks at more than the class.
enum LineBreakClass: UInt8 {
  // The raw values are those of `LineBreakTable`.
  /// AL, and AI, SG and XX, which rule LB1 makes AL; so too SA letters: words of Thai, Lao and Khmer need a dictionary to be told apart.
  case alphabetic
  case hebrewLetter
  case number
  case ideograph
  /// ID characters that are set aside for pictures not yet assigned.
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
  /// H2 in the table; see `init(_:)`.
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
  /// U+25CC, which stands for a missing base.
  case dottedCircle
  /// U+2010.
  case hyphen
}

extension LineBreakClass {
  /// A class, and whether the character has East Asian width (F, W or H).
  struct Entry: Equatable {
    var kind: LineBreakClass
    var isWide: Bool
  }

  private static let hangulSyllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// Each vowel's syllables: one without a final consonant, then those with each.
  private static let syllablesPerVowel: UInt32 = 28

  /// The entry of a character; O(log n) of the table's ranges.
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
