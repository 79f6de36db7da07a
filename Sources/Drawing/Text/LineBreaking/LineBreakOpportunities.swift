// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The positions where a line of a paragraph may end: the Unicode line breaking algorithm (UAX #14, version 16.0). Text
/// in Thai, Lao and Khmer breaks only at spaces, since its words can be separated only with a dictionary.
struct LineBreakOpportunities {
  /// A character with its combining marks (rule LB9).
  struct Unit {
    var kind: LineBreakClass
    var isWide: Bool
    /// Whether the unit ends with a zero width joiner, after which no line breaks.
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
          // Rule LB10: a mark without a base is treated like a letter.
          units.append(Unit(kind: .alphabetic, isWide: false, endsInJoiner: isJoiner, start: index))
        }
      } else {
        units.append(Unit(kind: entry.kind, isWide: entry.isWide, start: index))
      }
      index = scalars.index(after: index)
    }
    self.units = units
  }

  /// Returns the pieces between which a line may break, in order. Joined, they are the text.
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
  /// Whether combining marks belong to the character (rule LB9). No line ends before the others (LB6, LB7).
  var takesMarks: Bool { self != .space && self != .zeroWidthSpace && !endsLine }

  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter || self == .dottedCircle }

  /// Whether the character is a hyphen. Hyphens of class BA behave like one only where a rule names them.
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

  /// Whether a syllable of a Brahmic script can be built on the character (rule LB28a).
  var isSyllableBase: Bool { self == .aksara || self == .aksaraStart || self == .dottedCircle }
}

extension LineBreakOpportunities {
  /// Whether a line may end before a unit that is not the first. Applies the rules in their order.
  func breaks(before index: Int) -> Bool {
    let before = units[index - 1]
    let after = units[index]
    if before.kind.endsLine {
      return !(before.kind == .carriageReturn && after.kind == .lineFeed)
    }
    guard after.kind.takesMarks else { return false }  // LB6, LB7
    // LB8, LB8a
    let left = indexBeforeSpaces(endingAt: index)
    if left >= 0, units[left].kind == .zeroWidthSpace { return true }
    if before.endsInJoiner { return false }
    if joinsAtPunctuation(before, after, left, index) { return false }
    if before.kind == .space { return true }  // LB18
    if joinsAtQuotation(before, after, index) { return false }
    if before.kind == .contingentBreak || after.kind == .contingentBreak { return true }  // LB20
    return !joinsWords(before, after, index)
  }

  /// Returns the index of the last unit before `index` that is not a space; -1 if there is none.
  private func indexBeforeSpaces(endingAt index: Int) -> Int {
    var precedingIndex = index - 1
    while precedingIndex >= 0, units[precedingIndex].kind == .space { precedingIndex -= 1 }
    return precedingIndex
  }

  /// LB11 to LB17: characters that stay with their neighbor, some of them even across spaces.
  private func joinsAtPunctuation(
    _ before: Unit, _ after: Unit, _ left: Int, _ index: Int
  ) -> Bool {
    if before.kind == .wordJoiner || after.kind == .wordJoiner { return true }  // LB11
    if before.kind == .glue { return true }  // LB12
    if after.kind == .glue {  // LB12a
      switch before.kind {
      case .space, .breakAfter, .hyphenMinus, .hyphen: break
      default: return true
      }
    }
    switch after.kind {  // LB13
    case .closing, .closingParenthesis, .exclamation, .symbolAllowingBreak: return true
    default: break
    }
    if left >= 0 {
      let held = units[left].kind
      if held == .opening { return true }  // LB14
      if held == .initialQuotation, opensQuotation(left) { return true }  // LB15a
      if held.isClosing, after.kind == .nonstarter { return true }  // LB16
      if held == .breakBoth, after.kind == .breakBoth { return true }  // LB17
    }
    if after.kind == .finalQuotation, closesQuotation(index) { return true }  // LB15b
    if after.kind == .infixSeparator {  // LB15c, LB15d
      return before.kind != .space || kind(at: index + 1) != .number
    }
    return false
  }

  /// LB15a: whether an initial quotation mark is at a position where a quotation begins.
  private func opensQuotation(_ index: Int) -> Bool {
    guard let before = kind(at: index - 1) else { return true }
    return before == .opening || before == .glue || before.isQuotation || !before.takesMarks
  }

  /// LB15b: whether a final quotation mark is at a position where a quotation ends.
  private func closesQuotation(_ index: Int) -> Bool {
    guard let after = kind(at: index + 1) else { return true }
    switch after {
    case .glue, .wordJoiner, .exclamation, .infixSeparator, .symbolAllowingBreak: return true
    default: return after.isClosing || after.isQuotation || !after.takesMarks
    }
  }

  /// LB19, LB19a: no break on either side of a quotation mark, except between East Asian characters.
  private func joinsAtQuotation(_ before: Unit, _ after: Unit, _ index: Int) -> Bool {
    if after.kind.isQuotation {
      if after.kind != .initialQuotation || !before.isWide { return true }
      if index + 1 >= units.count || !units[index + 1].isWide { return true }
    }
    if before.kind.isQuotation {
      if before.kind != .finalQuotation || !after.isWide { return true }
      if index < 2 || !units[index - 2].isWide { return true }
    }
    return false
  }

  /// LB20a to LB30b.
  private func joinsWords(_ before: Unit, _ after: Unit, _ index: Int) -> Bool {
    if before.kind.isHyphen, after.kind.isLetter, startsWord(index - 1) { return true }  // LB20a
    switch after.kind {  // LB21, LB22
    case .breakAfter, .hyphenMinus, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if before.kind == .breakBefore { return true }
    if kind(at: index - 2) == .hebrewLetter, after.kind != .hebrewLetter {  // LB21a
      if before.kind.isHyphen || (before.kind == .breakAfter && !before.isWide) { return true }
    }
    if before.kind == .symbolAllowingBreak, after.kind == .hebrewLetter { return true }  // LB21b
    return joinsNumbers(before, after, index) || joinsLetters(before, after, index)
  }

  /// LB20a: whether a hyphen is at the start of a word, as in `-v`, and stays with it. Like Unicode 17, this includes
  /// hyphens before Hebrew letters; it also includes several hyphens, as in `--all`.
  private func startsWord(_ index: Int) -> Bool {
    var first = index
    while kind(at: first - 1)?.isHyphen ?? false { first -= 1 }
    guard let before = kind(at: first - 1) else { return true }
    return before == .contingentBreak || before == .glue || !before.takesMarks
  }

  /// LB23 to LB25, and the part of LB27 about prefixes and postfixes.
  private func joinsNumbers(_ before: Unit, _ after: Unit, _ index: Int) -> Bool {
    switch (before.kind, after.kind) {
    case (let left, .number) where left.isLetter: return true  // LB23
    case (.number, let right) where right.isLetter: return true
    // LB23a, LB27
    case (.prefix, let right) where right.isIdeographic || right.isHangul: return true
    case (let left, .postfix) where left.isIdeographic || left.isHangul: return true
    case (.prefix, let right), (.postfix, let right):
      if right.isLetter || right == .number { return true }  // LB24, LB25
      guard right == .opening else { return false }
      let next = kind(at: index + 1)
      return next == .number || (next == .infixSeparator && kind(at: index + 2) == .number)
    case (let left, .prefix) where left.isLetter, (let left, .postfix) where left.isLetter:
      return true
    case (.hyphenMinus, .number), (.infixSeparator, .number): return true
    case (_, .number): return before.kind == .number || endsNumber(index - 1)
    case (_, .prefix), (_, .postfix):
      return endsNumber(before.kind.isClosing ? index - 2 : index - 1)
    default: return false
    }
  }

  private func endsNumber(_ index: Int) -> Bool {
    var lastIndex = index
    while let kind = kind(at: lastIndex), kind == .symbolAllowingBreak || kind == .infixSeparator {
      lastIndex -= 1
    }
    return kind(at: lastIndex) == .number
  }

  /// LB26 and LB28 to LB30b.
  private func joinsLetters(_ before: Unit, _ after: Unit, _ index: Int) -> Bool {
    switch (before.kind, after.kind) {
    case (.hangulLeading, .hangulLeading), (.hangulLeading, .hangulVowel),
      (.hangulLeading, .hangulSyllable), (.hangulLeading, .hangulClosedSyllable),
      (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTrailing),
      (.hangulSyllable, .hangulVowel), (.hangulSyllable, .hangulTrailing),
      (.hangulTrailing, .hangulTrailing), (.hangulClosedSyllable, .hangulTrailing):
      return true  // LB26
    case (.infixSeparator, let right) where right.isLetter: return true  // LB29
    case (let left, .opening) where left.isLetter || left == .number: return !after.isWide  // LB30
    case (.closingParenthesis, let right) where right.isLetter || right == .number:
      return !before.isWide
    case (.regionalIndicator, .regionalIndicator): return isSecondIndicator(index)  // LB30a
    case (.emojiBase, .emojiModifier), (.pictograph, .emojiModifier): return true  // LB30b
    case (let left, let right) where left.isLetter && right.isLetter: return true  // LB28
    default: return joinsSyllable(before.kind, after.kind, index)
    }
  }

  /// LB28a: whether the two are in one syllable of a Brahmic script.
  private func joinsSyllable(
    _ before: LineBreakClass, _ after: LineBreakClass, _ index: Int
  ) -> Bool {
    if before == .aksaraPrebase { return after.isSyllableBase }
    if before.isSyllableBase, after == .viramaFinal || after == .virama { return true }
    let startsSyllable = after == .aksara || after == .dottedCircle
    if before == .virama, startsSyllable { return kind(at: index - 2)?.isSyllableBase ?? false }
    return before.isSyllableBase && after.isSyllableBase && kind(at: index + 1) == .viramaFinal
  }

  /// LB30a: a flag is a pair of regional indicators.
  private func isSecondIndicator(_ index: Int) -> Bool {
    var precedingIndex = index - 1
    while kind(at: precedingIndex) == .regionalIndicator { precedingIndex -= 1 }
    return (index - precedingIndex).isMultiple(of: 2)
  }

  private func kind(at index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].kind : nil
  }
}
