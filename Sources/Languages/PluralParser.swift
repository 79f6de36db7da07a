// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Reads the expression of a plural rule: C's operators that gettext knows, `n`, and numbers.
struct PluralParser {
  private var bytes: ArraySlice<UInt8>
  private var steps: [PluralRule.Step] = []
  private var depth = 0

  /// The rule of Arabic, the longest that is in use, has 28 steps, and is 6 deep.
  private static let largestStepCount = 1000
  private static let largestDepth = 100

  /// From the loosest to the tightest; of two that begin alike the longer one first.
  private static let levels: [[PluralRule.Operator]] = [
    [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater],
    [.plus, .minus], [.times, .divided, .remainder],
  ]

  /// Nil where it makes no sense, or is far too long or deep to be a rule.
  static func steps(of text: Substring) -> [PluralRule.Step]? {
    var parser = PluralParser(bytes: Array(text.utf8)[...])
    guard parser.takeChoice() else { return nil }
    parser.skipBlanks()
    return parser.bytes.isEmpty ? parser.steps : nil
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// `condition ? value : value`, or a value alone.
  private mutating func takeChoice() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.largestDepth, takeOperation(0) else { return false }
    guard take("?") else { return true }
    return takeChoice() && take(":") && takeChoice() && append(.choose)
  }

  private mutating func takeOperation(_ level: Int) -> Bool {
    guard level < Self.levels.count else { return takeValue() }
    guard takeOperation(level + 1) else { return false }
    while let sign = Self.levels[level].first(where: { take($0.rawValue) }) {
      guard takeOperation(level + 1), append(.binary(sign)) else { return false }
    }
    return true
  }

  private mutating func takeValue() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.largestDepth else { return false }
    if take("!") { return takeValue() && append(.not) }
    if take("(") { return takeChoice() && take(")") }
    if take("n") { return append(.n) }
    skipBlanks()
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return false }
    bytes = bytes.dropFirst(digits.count)
    return append(.number(number))
  }

  private mutating func append(_ step: PluralRule.Step) -> Bool {
    steps.append(step)
    return steps.count <= Self.largestStepCount
  }

  private mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard bytes.starts(with: sign.utf8) else { return false }
    bytes = bytes.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func skipBlanks() {
    bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
