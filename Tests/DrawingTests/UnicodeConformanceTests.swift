// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Glibc
import TestSupport
import Testing

@testable import Drawing

/// Unicode's own tests of where lines and characters end, and of the direction of a paragraph.
struct UnicodeConformanceTests {
  /// The lines of one version of a test file that test a rule which another version of Unicode defines differently.
  private struct ChangedLines {
    var version: String
    var rule: String
    var lines: [ClosedRange<Int>]
  }

  /// Lines of `LineBreakTest.txt` that ask for other than Unicode 16.0, which the library follows.
  private static let changedBreaks = [
    ChangedLines(
      version: "15.0.0",
      rule: "LB15 until 15.1: a quotation mark held on to a bracket across spaces",
      lines: [4770...4770, 4772...4772, 4818...4818, 4820...4820, 7514...7515, 7519...7520]),
    ChangedLines(
      version: "15.0.0", rule: "LB20a since 16.0: a hyphen at the start of a word goes with it",
      lines: [
        2265...2265, 2267...2267, 2313...2313, 2315...2315, 2421...2421, 2423...2423, 2425...2425,
        2427...2427, 2429...2429, 2431...2431,
      ]),
    ChangedLines(
      version: "15.0.0",
      rule: "LB21a until 16.0: a hyphen between two Hebrew letters held on to both",
      lines: [7680...7680]),
    ChangedLines(
      version: "15.0.0", rule: "LB25 since 16.0: a separator goes with the number that follows",
      lines: [2873...2873, 2875...2875, 7477...7477, 7576...7581, 7583...7587]),
    ChangedLines(
      version: "15.1.0", rule: "Balinese digits were of class ID until 16.0",
      lines: [
        497...497, 499...499, 3541...3541, 3543...3543, 3561...3561, 3563...3563, 3565...3565,
        3567...3567, 5897...5897, 5899...5899,
      ]),
    ChangedLines(
      version: "15.1.0", rule: "LB20a since 16.0",
      lines: [
        3233...3233, 3235...3235, 3289...3289, 3291...3291, 3413...3413, 3415...3415, 3417...3417,
        3419...3419, 3421...3421, 3423...3423,
      ]),
    ChangedLines(version: "15.1.0", rule: "LB21a until 16.0", lines: [10284...10284]),
    ChangedLines(
      version: "15.1.0", rule: "LB25 since 16.0",
      lines: [3933...3933, 3935...3935, 10081...10081, 10180...10185, 10187...10191]),
    ChangedLines(
      version: "16.0.0", rule: "LB20a since 17.0: before Hebrew letters too",
      lines: [6561...6561, 6563...6563, 13217...13217, 13219...13219]),
  ]

  /// Lines of `GraphemeBreakTest.txt` about U+2701, which Swift 6.3 takes for a pictograph no longer, as Unicode 17.
  private static let changedCharacters = [
    ChangedLines(version: "15.0.0", rule: "GB11", lines: [625...625]),
    ChangedLines(version: "15.1.0", rule: "GB11", lines: [1199...1199]),
    ChangedLines(version: "16.0.0", rule: "GB11", lines: [1105...1105]),
  ]

  /// Notes each line that fails or passes against what is known.
  private func check(_ failures: [Int], against changed: [ChangedLines], version: String) {
    var unexplained = Set(failures)
    for change in changed where change.version == version {
      for line in change.lines.joined() {
        #expect(unexplained.remove(line) != nil, "line \(line) passes: \(change.rule)")
      }
    }
    #expect(unexplained.isEmpty, "lines of Unicode \(version): \(unexplained.sorted().prefix(20))")
  }

  /// Where a text is cut, given the pieces that it is cut into: before its first scalar, and after each.
  private func breaks(_ counts: [Int]) -> [Bool] {
    [true] + counts.flatMap { [Bool](repeating: false, count: $0 - 1) + [true] }
  }

  @Test func `line breaks match the Unicode LineBreakTest`() throws {
    var count = 0
    var failures: [Int] = []
    let version = try UnicodeTestFile("auxiliary/LineBreakTest.txt").forEachLine { number, line in
      var (scalars, expected) = UnicodeTestFile.breaks(line)
      // Rule LB2 forbids it, but there the first piece begins.
      expected[0] = true
      count += 1
      let pieces = LineBreakOpportunities.pieces(of: Substring(String(scalars)))
      if breaks(pieces.map(\.unicodeScalars.count)) != expected { failures.append(number) }
    }

    check(failures, against: Self.changedBreaks, version: version)
    #expect(count > 7_600)
  }

  @Test func `character breaks match the Unicode GraphemeBreakTest`() throws {
    var count = 0
    var failures: [Int] = []
    let version = try UnicodeTestFile("auxiliary/GraphemeBreakTest.txt").forEachLine {
      number, line in
      let (scalars, expected) = UnicodeTestFile.breaks(line)
      count += 1
      if breaks(String(scalars).map(\.unicodeScalars.count)) != expected { failures.append(number) }
    }

    check(failures, against: Self.changedCharacters, version: version)
    #expect(count > 600)
  }

  @Test func `paragraph directions match the Unicode BidiCharacterTest`() throws {
    var count = 0
    var failures: [Int] = []
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { number, line in
      var pointer = line
      let scalars = UnicodeTestFile.scalars(&pointer)
      pointer += 1
      // 2 for the direction of the text itself.
      guard UnicodeTestFile.number(&pointer) == 2 else { return }
      pointer += 1
      let expected = UnicodeTestFile.number(&pointer)
      count += 1
      let direction = WritingDirection(of: Substring(String(scalars))) ?? .leftToRight
      if (direction == .rightToLeft ? 1 : 0) != expected { failures.append(number) }
    }

    #expect(failures.isEmpty, "lines \(failures.prefix(20)), \(failures.count) in all")
    #expect(count > 20)
  }

  @Test func `the directions of letters and marks match DerivedBidiClass`() throws {
    var count = 0
    var failures: [String] = []
    try UnicodeTestFile("extracted/DerivedBidiClass.txt").forEachLine { _, line in
      // A range of characters and their class: `05D0..05EA    ; R # Lo  [27] …`.
      let parts = String(cString: line).split { $0 == " " || $0 == ";" || $0 == "." }
      guard let semicolon = strchr(line, 0x3B) else { return }
      var pointer = UnsafePointer(semicolon) + 1
      UnicodeTestFile.skipSpaces(&pointer)
      let name = String(cString: pointer).prefix { $0 != " " }
      for part in parts.prefix(2) {
        guard let scalar = UInt32(part, radix: 16).flatMap({ Unicode.Scalar($0) }) else { continue }
        let expected: WritingDirection?
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
          expected = name == "L" ? .leftToRight : .rightToLeft
        case .nonspacingMark: expected = nil
        default: continue
        }
        count += 1
        // What begins an isolate keeps the text from being taken for one without a letter.
        let direction = WritingDirection(of: Substring(String(scalar) + "\u{2066}"))
        if direction != expected { failures.append(String(part)) }
      }
    }

    #expect(failures.isEmpty, "\(failures.prefix(20)), \(failures.count) in all")
    #expect(count > 1_000)
  }
}
