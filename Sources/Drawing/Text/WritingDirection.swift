// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The direction of a paragraph: the direction of its first letter outside of isolates (rules P2 and P3 of UAX #9).
package enum WritingDirection {
  case leftToRight
  case rightToLeft

  static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  static let rightToLeftMark: Unicode.Scalar = "\u{200F}"

  /// No character of a right-to-left script has a first UTF-8 byte below this one.
  private static let firstRightToLeftByte: UInt8 = 0xD6

  /// Creates the direction of the first letter or direction mark; nil if there is none.
  package init?(of text: Substring) {
    guard
      text.utf8.first(where: Self.decidesDirection).map({ $0 >= Self.firstRightToLeftByte })
        ?? false
    else {
      // Without a letter, the direction makes no difference.
      self = .leftToRight
      return
    }
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch DirectionControl(scalar) {
      case .isolate: isolates += 1
      case .endOfIsolate: isolates = max(0, isolates - 1)
      case .embedding, .endOfEmbedding: break
      case nil:
        if isolates == 0, let direction = Self.direction(of: scalar) {
          self = direction
          return
        }
      }
    }
    return nil
  }

  /// Whether a byte is a Latin letter, or may begin a letter of a right-to-left script.
  private static func decidesDirection(_ byte: UInt8) -> Bool {
    byte >= firstRightToLeftByte || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Nonspacing marks, such as vowel signs, have no direction here, although Unicode counts some as letters.
  private static func direction(of scalar: Unicode.Scalar) -> WritingDirection? {
    guard scalar.properties.generalCategory != .nonspacingMark else { return nil }
    switch scalar.value {
    case leftToRightMark.value: return .leftToRight
    case rightToLeftMark.value, 0x061C: return .rightToLeft
    // Hebrew to Arabic Extended-A, the presentation forms, and the ranges reserved for right-to-left scripts.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? .rightToLeft : nil
    default:
      return scalar.properties.isAlphabetic || scalar.properties.isIdeographic
        ? .leftToRight : nil
    }
  }

  /// Returns a part of a text that runs in this direction. A part in the other direction is between FSI and PDI.
  package func isolating(_ part: String) -> String {
    guard let own = WritingDirection(of: part[...]), own != self, !part.isEmpty else { return part }
    return "\u{2068}\(part)\u{2069}"
  }

  /// Returns one line of a paragraph that runs in this direction, after the controls that begin its open embeddings and
  /// isolates, and after a direction mark if the line alone would run in the other direction.
  ///
  /// - Returns: The text, and the number of added characters before the line.
  func addingDirectionMarks(to line: String, openControls: [Unicode.Scalar]) -> (
    text: String, markCount: Int
  ) {
    let text = openControls.isEmpty ? line : String(String.UnicodeScalarView(openControls)) + line
    let own = WritingDirection(of: text[...])
    guard own != self, self == .rightToLeft || own != nil else { return (text, openControls.count) }
    let mark = self == .rightToLeft ? Self.rightToLeftMark : Self.leftToRightMark
    return (String(mark) + text, openControls.count + 1)
  }
}

/// A control that begins or ends a range of text with its own direction (UAX #9).
enum DirectionControl {
  /// LRE, RLE, LRO or RLO.
  case embedding
  /// PDF.
  case endOfEmbedding
  /// LRI, RLI or FSI.
  case isolate
  /// PDI.
  case endOfIsolate

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: self = .embedding
    case 0x202C: self = .endOfEmbedding
    case 0x2066...0x2068: self = .isolate
    case 0x2069: self = .endOfIsolate
    default: return nil
    }
  }

  /// Appends the controls that a text opens, and removes the controls that it closes.
  static func scan(_ text: Substring, updatingOpenControls: inout [Unicode.Scalar]) {
    // In UTF-8, each control has three bytes and begins with this one.
    guard text.utf8.contains(0xE2) else { return }
    for scalar in text.unicodeScalars {
      switch DirectionControl(scalar) {
      case .embedding, .isolate: updatingOpenControls.append(scalar)
      case .endOfEmbedding:
        if let last = updatingOpenControls.last, DirectionControl(last) == .embedding {
          updatingOpenControls.removeLast()
        }
      case .endOfIsolate:
        // It also ends the embeddings inside the isolate.
        if let start = updatingOpenControls.lastIndex(where: { DirectionControl($0) == .isolate }) {
          updatingOpenControls.removeSubrange(start...)
        }
      case nil: break
      }
    }
  }
}
