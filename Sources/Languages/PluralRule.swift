// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Chooses the form of a text for a number, by the C expression in the `Plural-Forms` header of a `.po` file.
///
/// The expression is stored as steps of a stack machine, so that a deep expression needs no deep call stack.
struct PluralRule: Sendable, Equatable {
  enum Step: Sendable, Equatable {
    case number(UInt64)
    case n
    case not
    case binary(Operator)
    /// Replaces three values: by the second one if the first one is not zero, otherwise by the third one.
    case choose
  }

  enum Operator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
  }

  let formCount: Int
  private let steps: [Step]

  /// One form for 1, and another one for all other numbers. It is gettext's default for files without a rule.
  static let germanic = PluralRule(formCount: 2, steps: [.n, .number(1), .binary(.notEqual)])

  private init(formCount: Int, steps: [Step]) {
    self.formCount = formCount
    self.steps = steps
  }

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
      (1...Self.maximumFormCount).contains(count), let expression = values["plural"],
      let steps = PluralParser.steps(of: expression)
    else { return nil }
    self.init(formCount: Int(count), steps: steps)
  }

  /// Returns the number of the form, from 0; 0 too if the expression names a form that does not exist.
  func form(of n: UInt64) -> Int {
    var stack: [UInt64] = []
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .n: stack.append(n)
      case .not:
        let value = stack.popLast() ?? 0
        stack.append(value == 0 ? 1 : 0)
      case .binary(let sign):
        let right = stack.popLast() ?? 0
        let left = stack.popLast() ?? 0
        stack.append(Self.value(left, sign, right))
      case .choose:
        let no = stack.popLast() ?? 0
        let yes = stack.popLast() ?? 0
        let condition = stack.popLast() ?? 0
        stack.append(condition != 0 ? yes : no)
      }
    }
    let form = stack.last ?? 0
    return form < UInt64(formCount) ? Int(form) : 0
  }

  /// Returns the result of an operator for unsigned numbers, as in C. A division by zero results in zero.
  private static func value(_ left: UInt64, _ sign: Operator, _ right: UInt64) -> UInt64 {
    switch sign {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? 0 : left / right
    case .remainder: right == 0 ? 0 : left % right
    }
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
  private var steps: [PluralRule.Step] = []
  private var depth = 0

  /// The rule of Arabic, the longest one in use, has 28 steps and a depth of 6.
  private static let maximumStepCount = 1000
  private static let maximumDepth = 100

  /// From the lowest precedence to the highest. Of two operators with the same start, the longer one is first.
  private static let levels: [[PluralRule.Operator]] = [
    [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater],
    [.plus, .minus], [.times, .divided, .remainder],
  ]

  /// Returns the steps; nil if the expression is invalid, too long or too deep.
  static func steps(of text: Substring) -> [PluralRule.Step]? {
    var parser = PluralParser(bytes: Array(text.utf8)[...])
    guard parser.parseChoice() else { return nil }
    parser.skipBlanks()
    return parser.bytes.isEmpty ? parser.steps : nil
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  private mutating func parseChoice() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, parseOperation(0) else { return false }
    guard consume("?") else { return true }
    return parseChoice() && consume(":") && parseChoice() && append(.choose)
  }

  private mutating func parseOperation(_ level: Int) -> Bool {
    guard level < Self.levels.count else { return parseValue() }
    guard parseOperation(level + 1) else { return false }
    while let sign = Self.levels[level].first(where: { consume($0.rawValue) }) {
      guard parseOperation(level + 1), append(.binary(sign)) else { return false }
    }
    return true
  }

  private mutating func parseValue() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return false }
    if consume("!") { return parseValue() && append(.not) }
    if consume("(") { return parseChoice() && consume(")") }
    if consume("n") { return append(.n) }
    skipBlanks()
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return false }
    bytes = bytes.dropFirst(digits.count)
    return append(.number(number))
  }

  private mutating func append(_ step: PluralRule.Step) -> Bool {
    steps.append(step)
    return steps.count <= Self.maximumStepCount
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
