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

  /// The parts of each line, as byte offsets from its start.
  static func parts(of source: String) -> [[Part]] {
    var highlighter = SwiftHighlighter(source)
    highlighter.scan()
    return highlighter.lines
  }

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private mutating func scan() {
    while let byte = byte(ahead: 0) {
      switch byte {
      case UInt8(ascii: "/") where self.byte(ahead: 1) == UInt8(ascii: "/"):
        scanPart(Self.comment) { $0.skip { $0 != UInt8(ascii: "\n") } }
      case UInt8(ascii: "/") where self.byte(ahead: 1) == UInt8(ascii: "*"):
        scanPart(Self.comment) { $0.skip(past: "*/", from: 2) }
      case UInt8(ascii: "\""): scanPart(Self.literal) { $0.skipString(hashes: 0) }
      case UInt8(ascii: "#"): scanHash()
      case UInt8(ascii: "@"):
        scanPart(Self.attribute) {
          $0.position += 1
          $0.skip(while: Self.isLetter)
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        scanPart(Self.literal) { $0.skipNumber() }
      case _ where Self.isLetter(byte): scanWord()
      default: advance()
      }
    }
  }

  /// Scans a raw string, or a word such as `#expect`.
  private mutating func scanHash() {
    var hashes = 0
    while byte(ahead: hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(ahead: hashes) == UInt8(ascii: "\"") {
      scanPart(Self.literal) {
        $0.position += hashes
        $0.skipString(hashes: hashes)
      }
    } else {
      scanPart(Self.attribute) {
        $0.position += hashes
        $0.skip(while: Self.isLetter)
      }
    }
  }

  private mutating func scanWord() {
    let start = position
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    skip(while: Self.isLetter)
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if !isMember, Self.keywords.contains(word) { add(start..<position, Self.keyword) }
  }

  // MARK: Scanning

  private func byte(ahead: Int) -> UInt8? {
    bytes.indices.contains(position + ahead) ? bytes[position + ahead] : nil
  }

  private mutating func advance() {
    if byte(ahead: 0) == UInt8(ascii: "\n") {
      lines.append([])
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    while let byte = byte(ahead: 0), belongs(byte) { position += 1 }
  }

  /// A period belongs to a number only before a digit: `0.5`, but not `0...9` or `0.short`.
  private mutating func skipNumber() {
    skip(while: Self.isLetter)
    guard byte(ahead: 0) == UInt8(ascii: "."), let next = byte(ahead: 1),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    else { return }
    position += 1
    skip(while: Self.isLetter)
  }

  private mutating func skip(past end: String, from start: Int) {
    position += start
    while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
    position = min(bytes.count, position + end.utf8.count)
  }

  private mutating func skipString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    let quotes = bytes[position...].starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    let escape = "\\" + marks
    position += quotes.utf8.count
    while position < bytes.count, !bytes[position...].starts(with: (quotes + marks).utf8) {
      guard bytes[position...].starts(with: escape.utf8) else {
        position += 1
        continue
      }
      position += escape.utf8.count
      if byte(ahead: 0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
    }
    position = min(bytes.count, position + quotes.utf8.count + hashes)
  }

  /// Scans `\(…)` in a string, which may contain strings.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte(ahead: 0) {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanPart(_ color: ColorRole, _ skip: (inout SwiftHighlighter) -> Void) {
    let start = position
    skip(&self)
    add(start..<min(position, bytes.count), color)
  }

  /// Adds a part, which may extend over several lines.
  private mutating func add(_ range: Range<Int>, _ color: ColorRole) {
    var start = range.lowerBound
    while let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
      lines[lines.count - 1].append((start - lineStart..<end - lineStart, color))
      lines.append([])
      start = end + 1
      lineStart = start
    }
    lines[lines.count - 1].append((start - lineStart..<range.upperBound - lineStart, color))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      0x80...:
      true
    default: false
    }
  }
}
