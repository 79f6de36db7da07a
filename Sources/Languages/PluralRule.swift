// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Chooses the form of a text for a number, by the C expression in the `Plural-Forms` header of a `.po` file.
struct PluralRule: Sendable {
  /// Computes an expression for a value of `n`.
  typealias Expression = @Sendable (UInt64) -> UInt64

  let formCount: Int
  private let expression: Expression

  /// One form for 1, and another one for all other numbers. It is gettext's default for files without a rule.
  static let germanic = PluralRule(formCount: 2) { $0 != 1 ? 1 : 0 }

  /// Returns the number of the form, from 0; 0 too if the expression names a form that does not exist.
  func form(of n: UInt64) -> Int {
    let form = expression(n)
    return form < UInt64(formCount) ? Int(form) : 0
  }
}

extension PluralRule {
  /// A generous limit: gettext knows no language with more than six forms.
  private static let maximumFormCount: UInt64 = 100

  /// Creates a rule from a header such as `nplurals=2; plural=(n != 1);`. Nil for an invalid header.
  init?(header: String) {
    var values: [Substring: Substring] = [:]
    for part in header.utf8.split(separator: UInt8(ascii: ";")).map(Substring.init) {
      guard let sign = part.firstIndex(of: "=") else { continue }
      values[part[..<sign].trimmed] = part[part.index(after: sign)...].trimmed
    }
    guard let count = values["nplurals"].flatMap({ UInt64($0) }),
      (1...Self.maximumFormCount).contains(count), let text = values["plural"],
      let expression = PluralParser.expression(of: text)
    else { return nil }
    self.init(formCount: Int(count), expression: expression)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// Parses the expression of a plural rule: the C operators that gettext knows, `n`, and numbers.
struct PluralParser {
  private var bytes: ArraySlice<UInt8>
  private var depth = 0
  /// The number of operators, numbers and `n` so far.
  private var stepCount = 0

  /// The rule of Arabic, the longest one in use, has 28 steps and a depth of 6.
  private static let maximumStepCount = 1000
  private static let maximumDepth = 100

  private typealias Operator = (
    sign: String, value: @Sendable (_ left: UInt64, _ right: UInt64) -> UInt64
  )

  /// The operators for unsigned numbers, from the lowest precedence to the highest. Of two operators with the same
  /// start, the longer one is first. A division by zero results in zero.
  private static let levels: [[Operator]] = [
    [("||", { $0 != 0 || $1 != 0 ? 1 : 0 })],
    [("&&", { $0 != 0 && $1 != 0 ? 1 : 0 })],
    [("==", { $0 == $1 ? 1 : 0 }), ("!=", { $0 != $1 ? 1 : 0 })],
    [
      ("<=", { $0 <= $1 ? 1 : 0 }), (">=", { $0 >= $1 ? 1 : 0 }), ("<", { $0 < $1 ? 1 : 0 }),
      (">", { $0 > $1 ? 1 : 0 }),
    ],
    [("+", { $0 &+ $1 }), ("-", { $0 &- $1 })],
    [
      ("*", { $0 &* $1 }), ("/", { $1 == 0 ? 0 : $0 / $1 }), ("%", { $1 == 0 ? 0 : $0 % $1 }),
    ],
  ]

  /// Returns the parsed expression; nil if it is invalid, too long or too deep.
  static func expression(of text: Substring) -> PluralRule.Expression? {
    var parser = PluralParser(bytes: Array(text.utf8)[...])
    guard let expression = parser.parseChoice() else { return nil }
    parser.skipBlanks()
    return parser.bytes.isEmpty ? expression : nil
  }

  private mutating func parseChoice() -> PluralRule.Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, let condition = parseOperation(0) else { return nil }
    guard consume("?") else { return condition }
    guard let yes = parseChoice(), consume(":"), let no = parseChoice() else { return nil }
    return step { condition($0) != 0 ? yes($0) : no($0) }
  }

  private mutating func parseOperation(_ level: Int) -> PluralRule.Expression? {
    guard level < Self.levels.count else { return parseValue() }
    guard var left = parseOperation(level + 1) else { return nil }
    while let sign = Self.levels[level].first(where: { consume($0.sign) }) {
      guard let right = parseOperation(level + 1),
        let result = step({ [left] in sign.value(left($0), right($0)) })
      else { return nil }
      left = result
    }
    return left
  }

  private mutating func parseValue() -> PluralRule.Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return nil }
    if consume("!") { return parseValue().flatMap { value in step { value($0) == 0 ? 1 : 0 } } }
    if consume("(") { return parseChoice().flatMap { consume(")") ? $0 : nil } }
    if consume("n") { return step { $0 } }
    skipBlanks()
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
    bytes = bytes.dropFirst(digits.count)
    return step { _ in number }
  }

  /// Returns an expression if the rule is not too long.
  private mutating func step(_ expression: @escaping PluralRule.Expression) -> PluralRule
    .Expression?
  {
    stepCount += 1
    return stepCount <= Self.maximumStepCount ? expression : nil
  }

  private mutating func consume(_ sign: String) -> Bool {
    skipBlanks()
    guard bytes.starts(with: sign.utf8) else { return false }
    bytes = bytes.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func skipBlanks() {
    bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
