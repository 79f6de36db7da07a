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
      let run = run(of: piece)
      let isMirrored = !piece.level.isMultiple(of: 2)
      let edges = edges(of: piece, run: run, visible)
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
  private func edges(of piece: Piece, run: TextRun, _ characters: [Character]) -> [Double] {
    let count = piece.characters.count
    let width = run.face.width(
      of: run.text, script: run.script, isRightToLeft: run.isRightToLeft)
    guard piece.face != nil, piece.text == run.text else {
      // The hint that a font is missing belongs to all of them alike.
      return (0...count).map { width * Double($0) / Double(count) }
    }
    var edges = [0.0]
    edges.reserveCapacity(count + 1)
    var anchor = 0.0
    var start = 0
    for place in 1..<max(1, count) {
      let text = String(piece.characters[start..<place].map { characters[$0] })
      let reach = anchor + self.width(of: text, run, joinsBefore: start > 0)
      // Never back, where letters join and take less room together.
      edges.append(min(width, max(reach, edges[place - 1])))
      if place - start == Self.stretch {
        start = place
        anchor = edges[place]
      }
    }
    edges.append(max(width, edges[count - 1]))
    return edges
  }

  /// Characters that are measured from the same start. Measuring each from the start of its run would
  /// take the square of the run's length.
  private static let stretch = 32

  /// A letter of a joining script keeps the form that it has inside its word.
  private func width(of text: String, _ run: TextRun, joinsBefore: Bool) -> Double {
    var text = text
    if run.script.joins {
      if joinsBefore { text = Self.joiner + text }
      if text.last?.isWhitespace != true { text += Self.joiner }
    }
    return run.face.width(of: text, script: run.script, isRightToLeft: run.isRightToLeft)
  }

  /// ZERO WIDTH JOINER.
  private static let joiner = "\u{200D}"

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
