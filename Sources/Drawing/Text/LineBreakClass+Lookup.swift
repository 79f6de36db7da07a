// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
