// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Appends values, and the commas between them, to a JSON text.
package nonisolated struct JSONWriter {
  /// The choices among JSON's spellings. Each kind of file has a fixed one: programs and tests compare the text.
  package enum Format {
    /// Saved states and recordings: `3.0`, and a line break in a string as `\u000a`.
    case state
    /// Lines of `CallbackLog`: a line break in a string as `\n`.
    case callbacks
    /// Lines of a log: `3`, and each control character that has a letter in JSON with its letter.
    case lines
    /// Like `lines`, with each value on an indented line.
    case indented

    fileprivate var letters: [UInt8: Unicode.Scalar] {
      switch self {
      case .state: [:]
      case .callbacks: [9: "t", 10: "n", 13: "r"]
      case .lines, .indented: [8: "b", 9: "t", 10: "n", 12: "f", 13: "r"]
      }
    }
  }

  package private(set) var bytes: [UInt8] = []
  private let format: Format
  private var depth = 0

  package init(_ format: Format) { self.format = format }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a value. The keys of dictionaries are sorted.
  package mutating func append(_ value: StateValue) {
    switch value {
    case .bool(let value): append(literal: value ? "true" : "false")
    case .integer(let value): append(literal: String(value))
    case .number(let value):
      let text = value.isFinite ? value.description : "0.0"
      let isShort = format != .state && text.hasSuffix(".0")
      append(literal: isShort ? String(text.dropLast(2)) : text)
    case .string(let text): append(text)
    case .array(let values):
      appendNested(in: ("[", "]")) { writer in for value in values { writer.append(value) } }
    case .dictionary(let values):
      appendDictionary { writer in
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
          writer.append(key: key)
          writer.append(value)
        }
      }
    }
  }

  package mutating func appendDictionary(_ members: (inout JSONWriter) -> Void) {
    appendNested(in: ("{", "}"), members)
  }

  package mutating func append(key: String) {
    append(key)
    bytes += (format == .indented ? " : " : ":").utf8
  }

  package mutating func append(literal: String) {
    separate()
    bytes += literal.utf8
  }

  /// Appends the text in quotes. Characters that JSON does not allow in a string (RFC 8259, section 7), line breaks of
  /// JavaScript and control characters of terminals are escaped: a terminal may receive the text too, for example from
  /// `--record -`.
  package mutating func append(_ text: String) {
    separate()
    put("\"")
    let start = bytes.count
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<32:
        if let letter = format.letters[byte] {
          bytes += [UInt8(ascii: "\\"), UInt8(ascii: letter)]
        } else {
          bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
        }
      default: bytes.append(byte)
      }
    }
    if bytes[start...].contains(where: { $0 > 0x7E }) {
      let written = String(decoding: bytes[start...], as: UTF8.self)
      bytes.replaceSubrange(start..., with: written.escapingControls(as: .json).utf8)
    }
    put("\"")
  }

  private mutating func appendNested(
    in brackets: (Unicode.Scalar, Unicode.Scalar), _ elements: (inout JSONWriter) -> Void
  ) {
    separate()
    put(brackets.0)
    breakLine()
    depth += 1
    elements(&self)
    depth -= 1
    breakLine()
    indent()
    put(brackets.1)
  }

  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: ":"), UInt8(ascii: " "): return
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\n"): break
    default:
      put(",")
      breakLine()
    }
    indent()
  }

  private mutating func breakLine() { if format == .indented { put("\n") } }

  private mutating func indent() {
    if format == .indented { bytes += Array(repeating: UInt8(ascii: " "), count: 2 * depth) }
  }

  private mutating func put(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }
}
