// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

extension TextItemizer {
  /// Where each character of a text stands, in pixels from the start of the line.
  ///
  /// The runs are those that are drawn, so carets stand between the visible letters. A character
  /// without a picture, such as a mark of direction, stands at the end of the character before it.
  func clusters(of text: String) -> [TextCluster] {
    // A tab is drawn as several spaces, a control character as nothing.
    var visible: [Character] = []
    var sources: [Int] = []
    var count = 0
    for character in text {
      for shown in Self.visible(String(character)) {
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
      for (place, character) in piece.characters.enumerated() {
        let (start, end) = (edges[place], edges[place + 1])
        let cluster = TextCluster(
          left: left + (isMirrored ? width - end : start),
          right: left + (isMirrored ? width - start : end), isRightToLeft: isMirrored)
        let source = sources[character]
        known[source] = known[source].map { Self.joined($0, cluster) } ?? cluster
      }
      left += width
    }
    return Self.filled(known)
  }

  /// How far each character of a piece reaches from where the piece begins to be read, beginning with
  /// 0: one number more than it has characters.
  private func edges(of piece: Piece, _ characters: [Character]) -> [Double] {
    let run = run(of: piece)
    guard let face = piece.face else {
      // The hint that a font is missing belongs to all of them alike.
      let count = piece.characters.count
      let width = run.face.width(of: run.text, script: run.script, isRightToLeft: false)
      return (0...count).map { width * Double($0) / Double(count) }
    }
    let drawn = piece.characters.map { Self.cut(characters[$0]) }
    return face.edges(of: drawn, script: run.script, isRightToLeft: run.isRightToLeft)
  }

  private static func joined(_ first: TextCluster, _ second: TextCluster) -> TextCluster {
    TextCluster(
      left: min(first.left, second.left), right: max(first.right, second.right),
      isRightToLeft: first.isRightToLeft)
  }

  /// An invisible character takes no room. It stands after the character before it, or at the start
  /// of the line.
  private static func filled(_ known: [TextCluster?]) -> [TextCluster] {
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
