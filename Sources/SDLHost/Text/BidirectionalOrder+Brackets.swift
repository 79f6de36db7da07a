// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

nonisolated extension BidirectionalOrder {
  /// Two brackets that belong together, by their places in the line.
  struct BracketPair: Equatable {
    var opening: Int
    var closing: Int
  }

  /// The brackets of interface text; Unicode has more, for mathematics.
  private static let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}", "«": "»"]

  /// Rule BD16: pairs in the order of their opening brackets.
  static func bracketPairs(of characters: [Character]) -> [BracketPair] {
    var open: [(closing: Character, index: Int)] = []
    var pairs: [BracketPair] = []
    for (index, character) in characters.enumerated() {
      if let closing = closings[character] {
        open.append((closing, index))
      } else if let match = open.lastIndex(where: { $0.closing == character }) {
        pairs.append(BracketPair(opening: open[match].index, closing: index))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Rule N0: a pair of brackets takes the direction of its content when the content runs as the
  /// line does, or as the text before the pair.
  static func resolve(_ pair: BracketPair, in classes: inout [Class], base: Class) {
    let inside = classes[(pair.opening + 1)..<pair.closing].compactMap(strongDirection)
    guard !inside.isEmpty else { return }
    var direction = base
    if !inside.contains(base) {
      let before = classes[..<pair.opening].reversed().lazy.compactMap(strongDirection).first
      if let before, before != base { direction = before }
    }
    classes[pair.opening] = direction
    classes[pair.closing] = direction
  }

  /// Numbers count as right to left here, as rule N0 says.
  private static func strongDirection(_ kind: Class) -> Class? {
    switch kind {
    case .leftToRight: .leftToRight
    case .rightToLeft, .number: .rightToLeft
    case .separator, .neutral: nil
    }
  }
}
