// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Writes JSON without Foundation, which this module does not import.
nonisolated enum JSONText {
  /// The text in quotes. Characters that JSON does not allow in a string (RFC 8259, section 7), line ends of JavaScript and
  /// controls of terminals are escaped.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += String(scalar).escapingControls(as: .json)
      }
    }
    return result + "\""
  }

  /// Members in the order given.
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
