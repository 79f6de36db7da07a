// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// Finds the parts of Swift source that have a color: comments, strings, numbers, keywords and attributes.
nonisolated struct SwiftHighlighter {
  typealias Part = (bytes: Range<Int>, color: ColorRole)

  private static let comment = ColorRole.secondaryText
  private static let literal = ColorRole.success
  private static let keyword = ColorRole.accent
  private static let attribute = ColorRole.danger

  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "didSet", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating",
    "nil", "nonisolated", "open", "operator", "override", "package", "private", "protocol",
    "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "any",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]

  private let bytes: [UInt8]
  private var position = 0
  private var lineStart = 0
  private var lines: [[Part]] = [[]]

  private init(_ source: String) { bytes = Array(source.utf8) }

  /// The parts of each line, as byte offsets from its start.
  static func parts(of source: String) -> [[Part]] {
    var highlighter = SwiftHighlighter(source)
    while highlighter.position < highlighter.bytes.count {
      let start = highlighter.position
      let color = highlighter.scanToken()
      highlighter.add(start..<min(highlighter.position, highlighter.bytes.count), color)
    }
    return highlighter.lines
  }

  /// Moves behind the next token. Returns its color; nil for a token that is not colored.
  private mutating func scanToken() -> ColorRole? {
    if isNext("//") {
      skip { $0 != UInt8(ascii: "\n") }
      return Self.comment
    }
    if isNext("/*") {
      position += 2
      skip(past: "*/")
      return Self.comment
    }
    // A raw string, or a word such as `#expect`.
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    position += hashes
    if isNext("\"") {
      skipString(hashes: hashes)
      return Self.literal
    }
    if hashes > 0 || isNext("@") {
      position += hashes > 0 ? 0 : 1
      skip(while: Self.isLetter)
      return Self.attribute
    }
    if Self.isDigit(bytes[position]) {
      skipNumber()
      return Self.literal
    }
    let start = position
    skip(while: Self.isLetter)
    if position == start { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    return !isMember && Self.keywords.contains(word) ? Self.keyword : nil
  }

  // MARK: Scanning

  private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    position += bytes[position...].prefix(while: belongs).count
  }

  private mutating func skip(past end: String) {
    while position < bytes.count, !isNext(end) { position += 1 }
    position = min(bytes.count, position + end.utf8.count)
  }

  /// A period belongs to a number only before a digit: `0.5`, but not `0...9` or `0.short`.
  private mutating func skipNumber() {
    skip(while: Self.isLetter)
    guard isNext("."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) else { return }
    position += 1
    skip(while: Self.isLetter)
  }

  private mutating func skipString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    let escape = "\\" + marks
    position += quotes.utf8.count
    while position < bytes.count, !isNext(quotes + marks) {
      guard isNext(escape) else {
        position += 1
        continue
      }
      position += escape.utf8.count
      if isNext("(") { skipInterpolation() } else { position += 1 }
    }
    position = min(bytes.count, position + quotes.utf8.count + hashes)
  }

  /// Scans `\(…)` in a string, which may contain strings.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if isNext("\"") {
        skipString(hashes: 0)
        continue
      }
      if isNext("(") { depth += 1 } else if isNext(")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// Adds a token, which may extend over several lines.
  private mutating func add(_ range: Range<Int>, _ color: ColorRole?) {
    var start = range.lowerBound
    while true {
      let lineEnd = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      if let color {
        let end = lineEnd ?? range.upperBound
        lines[lines.count - 1].append((start - lineStart..<end - lineStart, color))
      }
      guard let lineEnd else { return }
      lines.append([])
      start = lineEnd + 1
      lineStart = start
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit(byte)
    }
  }
}
