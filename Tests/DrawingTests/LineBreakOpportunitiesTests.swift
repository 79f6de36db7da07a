// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Drawing

/// A bar marks a position where a line may break. The rule numbers refer to UAX #14.
struct LineBreakOpportunitiesTests {
  private func check(_ marked: String, _ rule: Comment) {
    let text = String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "|" }))
    #expect(LineBreakOpportunities.pieces(of: text[...]).joined(separator: "|") == marked, rule)
  }

  @Test(
    arguments: [
      ("one |two  |three", "LB7, LB18: after spaces, however many"),
      ("a\u{200B}|b", "LB8: a zero width space is a place to break"),
      ("a\u{200B} |b", "LB8: also across spaces"),
      ("10\u{A0}km |away", "LB12: nothing breaks at a no-break space"),
      ("a\u{2060}漢\u{2060}字", "LB11: nor at a word joiner"),
      ("well-|known", "LB21: after a hyphen"),
      ("non\u{2011}breaking", "LB12: not after a no-break hyphen"),
      ("hy\u{AD}|phen", "LB21: after a soft hyphen"),
      ("and/|or", "LB13: after a slash, never before it"),
      ("a|—|b", "LB31: on both sides of a dash"),
      ("a|— —|b", "LB17: but not between two of them"),
    ] as [(String, Comment)])
  func `text lines break after spaces and hyphens but not at no-break characters`(
    marked: String, rule: Comment
  ) {
    check(marked, rule)
  }

  @Test(
    arguments: [
      ("see |(this) |now", "LB14, LB13: brackets hold on to what they enclose"),
      ("wait |( no", "LB14: an opening bracket even across spaces"),
      ("What?! |No.", "LB13, LB15d: sentence ends stay with the word"),
      ("« quote »", "LB15a, LB15b: French quotation marks over their spaces"),
      ("f(x)y", "LB30: brackets inside a word"),
      ("say |“yes” |now", "LB19: quotation marks hold on to words"),
      ("安|全。", "LB13: a full stop does not start a line"),
      ("「安|全」|と", "LB14, LB13: corner brackets"),
      ("人々", "LB21: a repetition mark does not start a line"),
      ("か|きゃっ", "LB1, LB21: small kana do not start a line"),
    ] as [(String, Comment)])
  func `text lines do not break between words and their punctuation`(marked: String, rule: Comment)
  {
    check(marked, rule)
  }

  @Test(
    arguments: [
      ("$1,234.50 |or |-5 |%", "LB25: a number with its sign and its separators"),
      ("12:30 |2026-11-21 |1/2", "LB25: times, dates and fractions"),
      ("100% |(12)€ |€(5)", "LB25: with postfix and prefix, in brackets too"),
      ("ls |-la |--all", "LB20a: a hyphen at the start of a word"),
      ("3D |a4", "LB23: digits and letters"),
      ("א-b", "LB21a: a hyphen after a Hebrew letter"),
    ] as [(String, Comment)])
  func `text lines do not break inside numbers and command options`(marked: String, rule: Comment) {
    check(marked, rule)
  }

  @Test(
    arguments: [
      ("漢|字|か|な|カ|ナ", "LB31: between ideographs and kana"),
      ("한|국|어", "LB31: between syllables"),
      ("\u{1112}\u{1161}\u{11AB}|\u{1100}\u{116E}", "LB26: a syllable spelt in jamo is one"),
      ("ภาษาไทย |ภาษา", "LB1: no dictionary, so Thai breaks at spaces"),
      ("नमस्ते |दुनिया", "LB9: marks stay with their letters"),
      ("مرحبا |بالعالم", "LB18: Arabic at spaces"),
      ("\u{1B05}\u{1B44}\u{1B06}", "LB28a: a Balinese conjunct"),
    ] as [(String, Comment)])
  func `text lines break by the rules of the script, such as Chinese, Thai or Arabic`(
    marked: String, rule: Comment
  ) {
    check(marked, rule)
  }

  @Test(
    arguments: [
      ("👩‍👩‍👧|👩‍🚀", "LB8a: a family is one picture"),
      ("👍🏽|👍", "LB30b: skin tones go with their base"),
      ("🇩🇪|🇫🇷|🇯🇵", "LB30a: flags are pairs of letters"),
      ("❤️|❤️", "LB9: a variation selector goes with its base"),
      ("e\u{301}a", "LB9: an accent goes with its letter"),
      ("a |\u{301}b", "LB10: a mark on a space is a letter"),
    ] as [(String, Comment)])
  func `text lines do not break inside emoji and combining sequences`(marked: String, rule: Comment)
  {
    check(marked, rule)
  }

  @Test
  func `every range of the line break table has a known class and starts after the previous range`()
  {
    let ranges = LineBreakTable.ranges

    #expect(ranges.allSatisfy { LineBreakClass(rawValue: UInt8($0 & 0x3F)) != nil })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0 >> 8 < $1 >> 8 })
    #expect(ranges.first.map { $0 >> 8 } == 0)
  }

  @Test
  func `splitting a text at its line break opportunities keeps all text and splits no character`() {
    let text = "A “naïve” 漢字-test: 1,000€ 👩‍👩‍👧🇩🇪\u{AD} ภาษา (x) क्षि ..."[...]

    let pieces = LineBreakOpportunities.pieces(of: text)

    #expect(pieces.joined() == String(text))
    let boundaries = Set(text.indices)
    #expect(pieces.allSatisfy { boundaries.contains($0.startIndex) })
  }
}
