// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

extension String {
  /// The notation in which `escapingControls(as:)` writes a replaced character.
  package enum ControlEscape {
    /// Like a Swift literal: `\u{1B}`.
    case swift
    /// Like a JSON string: `\u001b`, or two such units.
    case json
  }

  /// Returns the text as one line without commands for a terminal, which is read in the order in which it is stored.
  ///
  /// Control characters, line ends, direction marks, tags and other invisible characters become visible. The joiners of
  /// emoji and of scripts such as Persian stay.
  package func escapingControls(as escape: ControlEscape = .swift) -> String {
    guard !utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if !scalar.isInvisibleControl {
        result.unicodeScalars.append(scalar)
      } else if escape == .swift {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// ZWNJ and ZWJ, which emoji and words of some scripts need for their correct shapes.
  private static let joiners: ClosedRange<Unicode.Scalar> = "\u{200C}"..."\u{200D}"

  /// The tags and the variation selectors of plane 14, and its unassigned characters.
  private static let tags: ClosedRange<Unicode.Scalar> = "\u{E0000}"..."\u{E0FFF}"

  fileprivate var isInvisibleControl: Bool {
    if ("\u{20}"..."\u{7E}").contains(self) { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !Self.joiners.contains(self)
    default: Self.tags.contains(self)
    }
  }
}
