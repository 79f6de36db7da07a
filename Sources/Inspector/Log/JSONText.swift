// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Writes JSON without Foundation, which this module does not import.
nonisolated enum JSONText {
  /// The text in quotes, with what JSON does not allow in a string escaped (RFC 8259, section 7).
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}": result += "\\u00" + hexadecimal(scalar.value)
      // Line ends in JavaScript and in some readers of lines.
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Members in the order given.
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
