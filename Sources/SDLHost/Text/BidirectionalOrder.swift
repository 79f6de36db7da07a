// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import CFriBidi

/// The visual order of characters by the Unicode bidirectional algorithm (UAX #9), implemented by FriBidi.
nonisolated struct BidirectionalOrder {
  /// The embedding levels. Even levels run from left to right, odd levels from right to left.
  let levels: [FriBidiLevel]

  /// The paragraph level, 0 or 1: by default the direction of the first strong character.
  let baseLevel: FriBidiLevel

  /// The smallest first byte in UTF-8 of characters that run from right to left or change the direction.
  private static let firstRightToLeftByte: UInt8 = 0xD6

  /// The Unicode version of FriBidi 1.0.8. It treats newer characters as letters that run from left to right.
  private static let lastKnownVersion = (major: 10, minor: 0)

  init(_ characters: [Character]) {
    guard characters.contains(where: { $0.utf8.first ?? 0 >= Self.firstRightToLeftByte }) else {
      levels = [FriBidiLevel](repeating: 0, count: characters.count)
      baseLevel = 0
      return
    }
    let order = BidirectionalOrder(scalars: characters.flatMap(\.unicodeScalars))
    var scalarIndex = 0
    levels = characters.map { character in
      defer { scalarIndex += character.unicodeScalars.count }
      return order.levels[scalarIndex]
    }
    baseLevel = order.baseLevel
  }

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

  /// - Parameter brackets: The bracket types; nil if no character is a bracket.
  init(types: [FriBidiCharType], brackets: [FriBidiBracketType]?, direction: FriBidiParType) {
    var direction = direction
    var levels = [FriBidiLevel](repeating: 0, count: types.count)
    // FriBidi returns 0 if memory is short; all runs then go from left to right.
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(types.count), &direction, &levels)
    self.levels = levels
    let isRightToLeft = direction.rawValue & FRIBIDI_TYPE_RTL.rawValue == FRIBIDI_TYPE_RTL.rawValue
    baseLevel = isRightToLeft && highest > 0 ? 1 : 0
  }

  /// The bidirectional class of a symbol or mark that is newer than FriBidi's table; nil for others.
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

  /// The order of runs from left to right by their levels (rule L2).
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
