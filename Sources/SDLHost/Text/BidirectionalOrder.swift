// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFriBidi

/// In which order the characters of a line stand, from left to right: the Unicode bidirectional algorithm (UAX #9)
/// by FriBidi, embeddings, overrides and isolates included.
nonisolated struct BidirectionalOrder {
  /// Even levels run left to right, odd ones right to left.
  let levels: [FriBidiLevel]

  /// Level 0 or 1: the direction of the first strong character where none was asked for.
  let base: FriBidiLevel

  /// No character that runs from right to left, and none that changes directions, has a first byte of UTF-8 below
  /// this one.
  private static let firstByte: UInt8 = 0xD6

  /// FriBidi 1.0.8 has the classes of Unicode 10; it takes what came later for letters that run from left to right.
  private static let lastKnownVersion = (major: 10, minor: 0)

  /// The levels of a line's characters: one each.
  init(_ characters: [Character]) {
    guard characters.contains(where: { $0.utf8.first ?? 0 >= Self.firstByte }) else {
      levels = [FriBidiLevel](repeating: 0, count: characters.count)
      base = 0
      return
    }
    let order = BidirectionalOrder(scalars: characters.flatMap(\.unicodeScalars))
    var place = 0
    levels = characters.map { character in
      defer { place += character.unicodeScalars.count }
      return order.levels[place]
    }
    base = order.base
  }

  /// The levels of a paragraph's scalars.
  init(scalars: [Unicode.Scalar], direction: FriBidiParType = FRIBIDI_PAR_ON) {
    let values = scalars.map(\.value)
    let count = FriBidiStrIndex(values.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: values.count)
    fribidi_get_bidi_types(values, count, &types)
    for (index, scalar) in scalars.enumerated() where types[index] == FRIBIDI_TYPE_LTR {
      if let type = Self.typeOfLaterScalar(scalar) { types[index] = type }
    }
    var brackets = [FriBidiBracketType](repeating: 0, count: values.count)
    fribidi_get_bracket_types(values, count, types, &brackets)
    self.init(types: types, brackets: brackets, direction: direction)
  }

  /// - Parameter brackets: Nil where no character is a bracket.
  init(types: [FriBidiCharType], brackets: [FriBidiBracketType]?, direction: FriBidiParType) {
    var direction = direction
    var levels = [FriBidiLevel](repeating: 0, count: types.count)
    // 0 when there is no memory; then all runs from left to right.
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(types.count), &direction, &levels)
    self.levels = levels
    let isRightToLeft = direction.rawValue & FRIBIDI_TYPE_RTL.rawValue == FRIBIDI_TYPE_RTL.rawValue
    base = isRightToLeft && highest > 0 ? 1 : 0
  }

  /// The class of a picture, a sign or a mark that is younger than FriBidi's table; nil for others.
  private static func typeOfLaterScalar(_ scalar: Unicode.Scalar) -> FriBidiCharType? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .otherPunctuation, .openPunctuation,
      .closePunctuation,
      .dashPunctuation, .initialPunctuation, .finalPunctuation:
      return properties.age.map { $0 > lastKnownVersion } ?? false ? FRIBIDI_TYPE_ON : nil
    case .nonspacingMark, .enclosingMark:
      return FRIBIDI_TYPE_NSM
    default:
      return nil
    }
  }

  /// Rule L2: the order in which runs of the given levels stand from left to right.
  static func visualOrder(ofLevels levels: [FriBidiLevel]) -> [Int] {
    guard levels.contains(where: { $0 > 0 }) else { return Array(levels.indices) }
    let letters = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: levels.count)
    var levels = levels
    var order = levels.indices.map { FriBidiStrIndex($0) }
    let highest = fribidi_reorder_line(
      0, letters, FriBidiStrIndex(levels.count), 0, FRIBIDI_PAR_LTR, &levels, nil, &order)
    return highest > 0 ? order.map { Int($0) } : Array(levels.indices)
  }
}
