// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// In which order the characters of a line stand, from left to right.
///
/// The part of the Unicode bidirectional algorithm (UAX #9) that a line of interface text needs:
/// strong letters, numbers and neutral characters, without explicit embeddings.
nonisolated struct BidirectionalOrder {
  /// The effect of a character on the order.
  enum Class: Sendable {
    case leftToRight
    case rightToLeft
    case number
    /// Stands between digits and belongs to the number there: `10:30`, `1,5`.
    case separator
    case neutral

    init(_ character: Character, script: Script) {
      guard let scalar = character.unicodeScalars.first else {
        self = .neutral
        return
      }
      if let direction = Self.direction(ofMark: scalar) {
        self = direction
      } else if scalar.properties.numericType == .decimal {
        self = .number
      } else if script.isRightToLeft, scalar.properties.isAlphabetic {
        self = .rightToLeft
      } else if scalar.properties.isAlphabetic || scalar.properties.isIdeographic {
        self = .leftToRight
      } else {
        self = ".,:/+-".unicodeScalars.contains(scalar) ? .separator : .neutral
      }
    }

    /// Marks of direction count as invisible letters: LRM, RLM and ALM.
    static func direction(ofMark scalar: Unicode.Scalar) -> Class? {
      switch scalar {
      case "\u{200E}": .leftToRight
      case "\u{200F}", "\u{61C}": .rightToLeft
      default: nil
      }
    }
  }

  /// Even levels run left to right, odd ones right to left.
  let levels: [Int]

  /// Level 0 or 1: the direction of the first strong character.
  let base: Int

  init(_ classes: [Class], brackets: [BracketPair] = []) {
    let first = classes.first { $0 == .leftToRight || $0 == .rightToLeft }
    let base = first == .rightToLeft ? 1 : 0
    self.base = base
    guard classes.contains(.rightToLeft) else {
      levels = [Int](repeating: 0, count: classes.count)
      return
    }
    let baseClass: Class = base == 1 ? .rightToLeft : .leftToRight
    var resolved = Self.resolvingNumbers(classes, base: baseClass)
    for pair in brackets { Self.resolve(pair, in: &resolved, base: baseClass) }
    Self.resolveNeutrals(&resolved, base: baseClass)
    levels = resolved.map { kind in
      switch kind {
      case .leftToRight: base == 0 ? 0 : 2
      case .number: 2
      default: 1
      }
    }
  }

  /// Rules W4 and W7: separators join numbers; a number after a left-to-right letter is one too.
  private static func resolvingNumbers(_ classes: [Class], base: Class) -> [Class] {
    var resolved = classes
    for index in classes.indices.dropFirst().dropLast()
    where classes[index] == .separator && resolved[index - 1] == .number
      && classes[index + 1] == .number
    {
      resolved[index] = .number
    }
    var strong = base
    for index in resolved.indices {
      switch resolved[index] {
      case .leftToRight, .rightToLeft: strong = resolved[index]
      case .number: if strong == .leftToRight { resolved[index] = .leftToRight }
      case .separator, .neutral: resolved[index] = .neutral
      }
    }
    return resolved
  }

  /// Rules N1 and N2: neutrals take the direction that both neighbours share, else the base's.
  private static func resolveNeutrals(_ classes: inout [Class], base: Class) {
    func direction(_ kind: Class) -> Class { kind == .leftToRight ? kind : .rightToLeft }
    var index = 0
    while index < classes.count {
      guard classes[index] == .neutral else {
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end] == .neutral { end += 1 }
      let before = index > 0 ? direction(classes[index - 1]) : base
      let after = end < classes.count ? direction(classes[end]) : base
      for place in index..<end { classes[place] = before == after ? before : base }
      index = end
    }
  }

  /// Rule L2: the order in which runs of the given levels stand from left to right.
  static func visualOrder(ofLevels levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
