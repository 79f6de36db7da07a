// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Which form of a text a number takes: what the `Plural-Forms` header of a `.po` file says, an expression of C.
///
/// The expression is kept as a list of steps on a stack, so that no expression, however deep, needs a deep stack.
struct PluralRule: Sendable, Equatable {
  /// A step: pushes a value, or takes values from the stack and pushes what comes of them.
  enum Step: Sendable, Equatable {
    case number(UInt64)
    case n
    case not
    case binary(Operator)
    /// Of three values: the second where the first is not zero, and else the third.
    case choose
  }

  /// What C makes of two values.
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

  /// How many forms there are. At least 1.
  let formCount: Int
  private let steps: [Step]

  /// One form for one, another one for all else: what gettext supposes where a file says nothing.
  static let germanic = PluralRule(formCount: 2, steps: [.n, .number(1), .binary(.notEqual)])

  private init(formCount: Int, steps: [Step]) {
    self.formCount = formCount
    self.steps = steps
  }

  /// gettext knows no language with more than six.
  private static let largestFormCount: UInt64 = 100

  /// - Parameter header: Such as `nplurals=2; plural=(n != 1);`. Nil for one that makes no sense.
  init?(header: String) {
    var values: [Substring: Substring] = [:]
    for part in header.utf8.split(separator: UInt8(ascii: ";")).map(Substring.init) {
      guard let sign = part.firstIndex(of: "=") else { continue }
      values[part[..<sign].trimmed] = part[part.index(after: sign)...].trimmed
    }
    guard let count = values["nplurals"].flatMap({ UInt64($0) }),
      (1...Self.largestFormCount).contains(count), let expression = values["plural"],
      let steps = PluralParser.steps(of: expression)
    else { return nil }
    self.init(formCount: Int(count), steps: steps)
  }

  /// The number of the form, the first one 0; 0 too where the expression names a form that there is not.
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

  /// As C has it for unsigned numbers; a division by zero makes zero.
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
  /// Without blanks at both ends.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

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
