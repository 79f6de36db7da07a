// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Texts with placeholders: `%@` for the next argument, `%2$@` for the second one, `%%` for a percent sign.
enum MessageFormat {
  static let placeholder = "%@"

  static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "%" ? ["%", "%"] : [$0] })
  }

  /// Returns a text with its arguments inserted. Invalid placeholders stay. One without an argument is removed.
  static func string(format text: String, arguments: [String]) -> String {
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

  enum Part: Equatable {
    case text(Substring)
    /// The number of the argument, counted from 1; nil for the next argument.
    case placeholder(Int?)
  }

  /// Returns the parts in their order. A doubled percent sign is a separate part.
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
        // A number that does not fit into an `Int` refers to no argument.
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
