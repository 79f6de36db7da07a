// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

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
