// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Splits a line into runs of one face, one script and one direction, ordered from left to right.
struct TextItemizer {
  let base: FontFace
  let font: Font
  let scale: Double
  let faces: FaceStore

  /// The maximum length of a run in characters, which limits the size of its bitmap.
  private static let maximumRunLength = 512

  /// The maximum bytes of a drawn character: a letter with some sixty accents. UAX #15 allows thirty.
  private static let maximumCharacterByteCount = 128

  /// The replacement of a tab, since a line of interface text has no tab stops.
  private static let tab = "    "

  /// The replacement of a character that no face has. The log names the package to install.
  private static let missingGlyph: Character = "\u{25A1}"

  struct Piece {
    var text: String
    var characters: [Int]
    /// The face; nil if no installed face has the characters.
    var face: FontFace?
    var script: Script
    var level: Int8

    var isRightToLeft: Bool { !level.isMultiple(of: 2) }
  }

  func runs(of text: String) -> [TextRun] {
    let text = Self.visibleText(of: text)
    guard !text.isEmpty else { return [] }
    if text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= Self.maximumRunLength {
      return [TextRun(text: text, face: base, script: .latin, isRightToLeft: false)]
    }
    let pieces = pieces(of: Array(text))
    return BidirectionalOrder.visualOrder(ofLevels: pieces.map(\.level)).map { index in
      run(of: pieces[index])
    }
  }

  func run(of piece: Piece) -> TextRun {
    if let face = piece.face {
      return TextRun(
        text: piece.text, face: face, script: piece.script,
        isRightToLeft: piece.isRightToLeft)
    }
    let marks = piece.text.map { $0.isWhitespace ? $0 : Self.missingGlyph }
    return TextRun(text: String(marks), face: base, script: .latin, isRightToLeft: false)
  }

  func pieces(of characters: [Character]) -> [Piece] {
    let characters = characters.map(Self.truncatedCharacter)
    let scripts = Self.scripts(of: characters)
    let levels = BidirectionalOrder(characters).levels
    var pieces: [Piece] = []
    for (index, character) in characters.enumerated() {
      // Direction controls have affected the levels, and are invisible.
      if character.unicodeScalars.first?.properties.isBidiControl ?? false { continue }
      let script = scripts[index]
      if character.isWhitespace, let last = pieces.last, last.script == script,
        last.level == levels[index], last.face?.provides(character) ?? true
      {
        // A space joins the run of the preceding word.
        pieces[pieces.count - 1].text.append(character)
        pieces[pieces.count - 1].characters.append(index)
        continue
      }
      let face = face(for: character, script: script)
      if let last = pieces.last, last.face === face, last.script == script,
        last.level == levels[index], last.characters.count < Self.maximumRunLength
      {
        pieces[pieces.count - 1].text.append(character)
        pieces[pieces.count - 1].characters.append(index)
      } else {
        pieces.append(
          Piece(
            text: String(character), characters: [index], face: face, script: script,
            level: levels[index]))
      }
    }
    return pieces
  }

  /// The character without excess marks, which would be indistinguishable.
  static func truncatedCharacter(_ character: Character) -> Character {
    guard character.utf8.count > maximumCharacterByteCount else { return character }
    return String(String(character)[...].prefix(maxBytes: maximumCharacterByteCount)).first
      ?? character
  }

  private func face(for character: Character, script: Script) -> FontFace? {
    if script != .emoji, base.provides(character) { return base }
    let other = faces.fallback(for: character, script: script, font: font, scale: scale)
    return other ?? (base.provides(character) ? base : nil)
  }

  /// The script of each character, or else of the preceding character or the next one with a script.
  private static func scripts(of characters: [Character]) -> [Script] {
    var scripts = characters.map { Script($0) }
    var current = scripts.first { $0 != .common && $0 != .emoji } ?? .latin
    for index in scripts.indices {
      switch scripts[index] {
      case .common: scripts[index] = current
      case .emoji: break
      default: current = scripts[index]
      }
    }
    return scripts
  }

  /// The text without line breaks and other control characters, and with spaces for tabs.
  static func visibleText(of text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        visible += tab
      } else if scalar.value >= 0x20, scalar.value != 0x7F {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension TextItemizer {
  /// The position of each character of a text, in pixels from the start of the line.
  ///
  /// The positions are computed from the drawn runs, so carets are between the visible letters. An invisible character,
  /// such as a direction mark, is at the end of the preceding character.
  func clusters(of text: String) -> [TextCluster] {
    // A tab is drawn as several spaces, and a control character is not drawn.
    var visible: [Character] = []
    var sources: [Int] = []
    var count = 0
    for character in text {
      for shown in Self.visibleText(of: String(character)) {
        visible.append(shown)
        sources.append(count)
      }
      count += 1
    }
    var known = [TextCluster?](repeating: nil, count: count)
    let pieces = pieces(of: visible)
    let order = BidirectionalOrder.visualOrder(ofLevels: pieces.map(\.level))
    var left = 0.0
    for index in order {
      let piece = pieces[index]
      let isMirrored = piece.isRightToLeft
      let edges = edges(of: piece, visible)
      let width = edges.last ?? 0
      for (offset, character) in piece.characters.enumerated() {
        let (start, end) = (edges[offset], edges[offset + 1])
        let cluster = TextCluster(
          left: left + (isMirrored ? width - end : start),
          right: left + (isMirrored ? width - start : end), isRightToLeft: isMirrored)
        let source = sources[character]
        known[source] = known[source].map { Self.joinedCluster($0, cluster) } ?? cluster
      }
      left += width
    }
    return Self.filledClusters(known)
  }

  /// The distances from the piece's start to each character edge, in reading direction, beginning with 0.
  private func edges(of piece: Piece, _ characters: [Character]) -> [Double] {
    let run = run(of: piece)
    guard let face = piece.face else {
      // The boxes for missing characters share the width equally.
      let count = piece.characters.count
      let width = run.face.width(of: run.text, script: run.script, isRightToLeft: false)
      return (0...count).map { width * Double($0) / Double(count) }
    }
    let drawn = piece.characters.map { Self.truncatedCharacter(characters[$0]) }
    return face.edges(of: drawn, script: run.script, isRightToLeft: run.isRightToLeft)
  }

  private static func joinedCluster(_ first: TextCluster, _ second: TextCluster) -> TextCluster {
    TextCluster(
      left: min(first.left, second.left), right: max(first.right, second.right),
      isRightToLeft: first.isRightToLeft)
  }

  /// Gives invisible characters an empty cluster at the end of the preceding one, or at the start of the line.
  private static func filledClusters(_ known: [TextCluster?]) -> [TextCluster] {
    let first = known.lazy.compactMap { $0 }.first
    var edge = first.map { $0.isRightToLeft ? $0.right : $0.left } ?? 0
    var isRightToLeft = first?.isRightToLeft ?? false
    return known.map { cluster in
      let cluster = cluster ?? TextCluster(left: edge, right: edge, isRightToLeft: isRightToLeft)
      edge = cluster.isRightToLeft ? cluster.left : cluster.right
      isRightToLeft = cluster.isRightToLeft
      return cluster
    }
  }
}
