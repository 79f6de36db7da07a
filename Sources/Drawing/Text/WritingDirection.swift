// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// The direction of a paragraph: that of its first letter outside of isolates (rules P2 and P3 of UAX #9).
package enum WritingDirection {
  case leftToRight
  case rightToLeft

  static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  static let rightToLeftMark: Unicode.Scalar = "\u{200F}"

  /// No character of a right-to-left script has a first UTF-8 byte below this one.
  private static let firstRightToLeftByte: UInt8 = 0xD6

  /// The direction of the first letter or mark of direction; nil when there is none.
  package init?(of text: Substring) {
    guard text.utf8.first(where: Self.decides).map({ $0 >= Self.firstRightToLeftByte }) ?? false
    else {
      // Where no letter is, the answer changes nothing.
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

  /// Whether a byte is a Latin letter, or may begin one of a right-to-left script.
  private static func decides(_ byte: UInt8) -> Bool {
    byte >= firstRightToLeftByte || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Vowel signs and other marks count for nothing, though Unicode takes some of them for letters.
  private static func direction(of scalar: Unicode.Scalar) -> WritingDirection? {
    guard scalar.properties.generalCategory != .nonspacingMark else { return nil }
    switch scalar.value {
    case leftToRightMark.value: return .leftToRight
    case rightToLeftMark.value, 0x061C: return .rightToLeft
    // Hebrew to Arabic Extended-A, the presentation forms, and the two planes' worth set aside.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? .rightToLeft : nil
    default:
      return scalar.properties.isAlphabetic || scalar.properties.isIdeographic
        ? .leftToRight : nil
    }
  }

  /// A part of a text that runs this way: between FSI and PDI where it runs the other way.
  package func isolating(_ part: String) -> String {
    guard let own = WritingDirection(of: part[...]), own != self, !part.isEmpty else { return part }
    return "\u{2068}\(part)\u{2069}"
  }

  /// The text of one line of a paragraph that runs this way, with what is to stand in front of it: a mark where the
  /// line alone would be taken to run the other way, and what begins the embeddings and isolates that are open there.
  ///
  /// - Returns: The text, and how many characters stand in front of the line.
  func marking(_ line: String, open: [Unicode.Scalar]) -> (text: String, markCount: Int) {
    var text = line
    if !open.isEmpty {
      var marks = String.UnicodeScalarView()
      marks.append(contentsOf: open)
      text = String(marks) + line
    }
    let own = WritingDirection(of: text[...])
    guard own != self, self == .rightToLeft || own != nil else { return (text, open.count) }
    let mark = self == .rightToLeft ? Self.rightToLeftMark : Self.leftToRightMark
    return (String(mark) + text, open.count + 1)
  }
}

/// What begins or ends a stretch of text with a direction of its own (UAX #9).
enum DirectionControl {
  /// LRE, RLE, LRO and RLO.
  case embedding
  /// PDF.
  case endOfEmbedding
  /// LRI, RLI and FSI.
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

  /// Takes account of a stretch of text: what it leaves open joins `open`, what it ends is removed.
  static func follow(_ text: Substring, open: inout [Unicode.Scalar]) {
    // Each has three bytes, of which the first is this one.
    guard text.utf8.contains(0xE2) else { return }
    for scalar in text.unicodeScalars {
      switch DirectionControl(scalar) {
      case .embedding, .isolate: open.append(scalar)
      case .endOfEmbedding:
        if let last = open.last, DirectionControl(last) == .embedding { open.removeLast() }
      case .endOfIsolate:
        // It ends the embeddings inside of the isolate too.
        if let start = open.lastIndex(where: { DirectionControl($0) == .isolate }) {
          open.removeSubrange(start...)
        }
      case nil: break
      }
    }
  }
}
