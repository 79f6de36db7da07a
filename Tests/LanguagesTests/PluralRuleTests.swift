// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import Languages

/// Which form a number takes.
struct PluralRuleTests {
  private static let arabic =
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"
  private static let polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

  /// A header, numbers, and the form that each takes.
  private static let known: [(String, [UInt64], [Int])] = [
    ("nplurals=2; plural=(n != 1);", [0, 1, 2, 100], [1, 0, 1, 1]),
    ("nplurals=2; plural=n>1;", [0, 1, 2], [0, 0, 1]),
    ("nplurals=1; plural=0;", [0, 1, 7], [0, 0, 0]),
    (
      arabic, [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111, 1000],
      [0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 3, 4, 5]
    ),
    (polish, [1, 2, 4, 5, 12, 22, 25, 112, 122], [0, 1, 1, 2, 2, 1, 2, 2, 1]),
    (
      "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", [0, 1, 11, 21, 5],
      [2, 0, 1, 0, 1]
    ),
  ]

  @Test(arguments: known)
  func `the plural expression of a catalog header is evaluated as in C to choose the plural form`(
    header: String, numbers: [UInt64], forms: [Int]
  ) throws {
    let rule = try #require(PluralRule(header: header))

    #expect(numbers.map(rule.form) == forms)
  }

  private static let values: [(String, Int)] = [
    ("1+2*3", 7), ("(1+2)*3", 9), ("10-3-2", 5), ("7/2", 3), ("!n", 0), ("!!n", 1), ("n==4", 1),
    ("1||0&&0", 1), ("2<3==1", 1), ("0?1:2?3:4", 3), ("n / 0", 0), ("n % 0", 0),
    ("0-1 > 5", 1), ("18446744073709551615+2", 1), ("99", 99), ("100", 0),
  ]

  @Test(arguments: values)
  func `operators in a plural expression have C's precedence and do not overflow`(
    expression: String, value: Int
  ) throws {
    let rule = try #require(PluralRule(header: "nplurals=100; plural=\(expression);"))

    #expect(rule.form(of: 4) == value)
  }

  @Test(arguments: [
    "", "nplurals=2", "plural=n;", "nplurals=0; plural=0;", "nplurals=-1; plural=0;",
    "nplurals=101; plural=0;", "nplurals=2; plural=;", "nplurals=2; plural=n n;",
    "nplurals=2; plural=(n;", "nplurals=2; plural=n);", "nplurals=2; plural=m;",
    "nplurals=2; plural=n ? 1;", "nplurals=2; plural=n ? 1 : ;", "nplurals=2; plural=n &&;",
    "nplurals=2; plural=18446744073709551616;", "nplurals=2; plural=n=1;", "nplurals=2; plural=-1;",
    "nplurals=2; plural=sizeof(int);", "nplurals=99999999999999999999; plural=0;",
  ])
  func `an invalid plural header of a message catalog is refused`(header: String) {
    #expect(PluralRule(header: header) == nil)
  }

  @Test(arguments: ["(", "!", "n?", "n?n:", "1+", "n&&"])
  func `a plural expression that is nested too deeply or is too long is refused`(part: String) {
    let deep = String(repeating: part, count: 100_000)

    #expect(
      PluralRule(
        header: "nplurals=2; plural=\(deep)n\(part == "(" ? deep.map { _ in ")" }.joined() : "");")
        == nil)
  }

  @Test func `a random plural expression does not crash and chooses a valid plural form`() {
    let words = [
      "n", "1", "0", "(", ")", "?", ":", "&&", "||", "!", "==", "%", "/", "-", " ", "<=",
    ]
    var random = SeededGenerator(seed: 7)

    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined()
      let rule = PluralRule(header: "nplurals=3; plural=\(text);")
      for number in [0, 1, 5, UInt64.max] { #expect((0..<3).contains(rule?.form(of: number) ?? 0)) }
    }
  }
}
