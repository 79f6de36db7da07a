// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a line of a paragraph may end: the Unicode line breaking algorithm (UAX #14, version 16.0).
///
/// Words of Thai, Lao and Khmer are not told apart, since that takes a dictionary: such text
/// breaks at its spaces.
struct LineBreakOpportunities {
  /// A character with the marks that belong to it (rule LB9).
  struct Unit {
    var kind: LineBreakClass
    var isWide: Bool
    /// Ends in a zero width joiner: nothing breaks after it.
    var endsInJoiner = false
    let start: String.Index
  }

  let units: [Unit]

  init(_ text: Substring) {
    var units: [Unit] = []
    units.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let entry = LineBreakClass.entry(of: scalars[index])
      let isJoiner = entry.kind == .zeroWidthJoiner
      if isJoiner || entry.kind == .combiningMark {
        if let last = units.last, last.kind.takesMarks {
          units[units.count - 1].endsInJoiner = isJoiner
        } else {
          // Rule LB10: a mark on nothing stands like a letter.
          units.append(
            Unit(kind: .alphabetic, isWide: false, endsInJoiner: isJoiner, start: index))
        }
      } else {
        units.append(Unit(kind: entry.kind, isWide: entry.isWide, start: index))
      }
      index = scalars.index(after: index)
    }
    self.units = units
  }

  /// The stretches between which a line may break, in order; joined they are the text.
  static func pieces(of text: Substring) -> [Substring] {
    let opportunities = LineBreakOpportunities(text)
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in opportunities.units.indices.dropFirst() where opportunities.breaks(before: index) {
      let end = opportunities.units[index].start
      pieces.append(text[start..<end])
      start = end
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }
}

extension LineBreakClass {
  /// Whether combining marks go with the character (rule LB9).
  var takesMarks: Bool {
    switch self {
    case .space, .zeroWidthSpace, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: false
    default: true
    }
  }

  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter || self == .dottedCircle }

  /// A hanging hyphen: what looks like one in class BA behaves like it only where a rule says so.
  var isHyphen: Bool { self == .hyphenMinus || self == .hyphen }

  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  var isClosing: Bool { self == .closing || self == .closingParenthesis }

  var isIdeographic: Bool {
    self == .ideograph || self == .pictograph || self == .emojiBase || self == .emojiModifier
  }

  var isHangul: Bool {
    switch self {
    case .hangulLeading, .hangulVowel, .hangulTrailing, .hangulSyllable, .hangulClosedSyllable:
      true
    default: false
    }
  }

  /// What rule LB28a builds a syllable of a Brahmic script on.
  var isSyllableBase: Bool { self == .aksara || self == .aksaraStart || self == .dottedCircle }
}
