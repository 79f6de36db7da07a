// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Texts with places for what is put in: `%@` for the next one, `%2$@` for the second, `%%` for a percent sign.
enum MessageFormat {
  static let placeholder = "%@"

  static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "%" ? ["%", "%"] : [$0] })
  }

  /// What makes no sense stays as it is; a number that is too large stands for nothing.
  static func fill(_ text: String, _ arguments: [String]) -> String {
    var result = ""
    var next = 0
    for part in parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .placeholder(let number):
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        if arguments.indices.contains(index) { result += arguments[index] }
      }
    }
    return result
  }

  /// A part of a text.
  enum Part: Equatable {
    case text(Substring)
    /// With its number, the first one 1; nil for the next one.
    case placeholder(Int?)
  }

  /// The parts in their order. A percent sign that is written twice is a part of its own.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      if sign > rest.startIndex { parts.append(.text(rest[..<sign])) }
      let after = rest[rest.index(after: sign)...]
      let digits = after.prefix { $0.isASCII && $0.isWholeNumber }
      if after.first == "%" {
        parts.append(.text("%"))
        rest = after.dropFirst()
      } else if after.first == "@" {
        parts.append(.placeholder(nil))
        rest = after.dropFirst()
      } else if !digits.isEmpty, after.dropFirst(digits.count).hasPrefix("$@") {
        // More places than fit into a number are none.
        parts.append(.placeholder(Int(digits) ?? 0))
        rest = after.dropFirst(digits.count + 2)
      } else {
        parts.append(.text("%"))
        rest = after
      }
    }
    if !rest.isEmpty { parts.append(.text(rest)) }
    return parts
  }
}
