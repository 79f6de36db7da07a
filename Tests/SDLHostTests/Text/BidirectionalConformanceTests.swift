// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import CFriBidi
import Glibc
import TestSupport
import Testing

@testable import SDLHost

/// Unicode's own tests of the bidirectional algorithm. All lines of both files pass.
struct BidirectionalConformanceTests {
  private static let directions = [FRIBIDI_PAR_ON, FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL]

  /// Bidirectional classes by their names, which `key` makes numbers.
  private static let classes: [FriBidiCharType] = {
    let names: [(String, FriBidiCharType)] = [
      ("L", FRIBIDI_TYPE_LTR), ("R", FRIBIDI_TYPE_RTL), ("AL", FRIBIDI_TYPE_AL),
      ("EN", FRIBIDI_TYPE_EN), ("ES", FRIBIDI_TYPE_ES), ("ET", FRIBIDI_TYPE_ET),
      ("AN", FRIBIDI_TYPE_AN), ("CS", FRIBIDI_TYPE_CS), ("NSM", FRIBIDI_TYPE_NSM),
      ("BN", FRIBIDI_TYPE_BN), ("B", FRIBIDI_TYPE_BS), ("S", FRIBIDI_TYPE_SS),
      ("WS", FRIBIDI_TYPE_WS), ("ON", FRIBIDI_TYPE_ON), ("LRE", FRIBIDI_TYPE_LRE),
      ("RLE", FRIBIDI_TYPE_RLE), ("LRO", FRIBIDI_TYPE_LRO), ("RLO", FRIBIDI_TYPE_RLO),
      ("PDF", FRIBIDI_TYPE_PDF), ("LRI", FRIBIDI_TYPE_LRI), ("RLI", FRIBIDI_TYPE_RLI),
      ("FSI", FRIBIDI_TYPE_FSI), ("PDI", FRIBIDI_TYPE_PDI),
    ]
    var classes = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: 1 << 15)
    for (name, type) in names { classes[name.utf8.reduce(0) { $0 << 5 | Int($1 & 31) }] = type }
    return classes
  }()

  /// The classes at the start of a line, up to the semicolon.
  private static func types(_ position: inout UnsafePointer<CChar>) -> [FriBidiCharType] {
    var types: [FriBidiCharType] = []
    var key = 0
    while position[0] != 0 {
      if position[0] >= 0x41 {
        key = key << 5 | Int(position[0] & 31)
      } else if key != 0 {
        types.append(classes[key])
        key = 0
      }
      if position[0] == 0x3B { break }
      position += 1
    }
    return types
  }

  private static func matches(_ levels: [FriBidiLevel], _ expected: [Int?]) -> Bool {
    guard levels.count == expected.count else { return false }
    var index = 0
    while index < levels.count {
      if let level = expected[index], level != Int(levels[index]) { return false }
      index += 1
    }
    return true
  }

  /// The visual order of the characters with a level.
  private static func order(of levels: [Int?]) -> [Int] {
    let indices = levels.indices.filter { levels[$0] != nil }
    let shown = levels.compactMap { $0.map { FriBidiLevel($0) } }
    return BidirectionalOrder.visualOrder(ofLevels: shown).map { indices[$0] }
  }

  @Test func `bidirectional levels and order match the Unicode BidiTest`() throws {
    var levels: [Int?] = []
    var cases = 0
    var failures: [Int] = []
    try UnicodeTestFile("BidiTest.txt").forEachLine { number, line in
      var position = line
      if position[0] == 0x40 {
        if strncmp(position, "@Levels:", 8) == 0 {
          position += 8
          levels = UnicodeTestFile.numbers(&position)
        } else if strncmp(position, "@Reorder:", 9) == 0 {
          position += 9
          if Self.order(of: levels) != UnicodeTestFile.numbers(&position) {
            failures.append(number)
          }
        }
        return
      }
      let types = Self.types(&position)
      position += 1
      let wanted = UnicodeTestFile.number(&position)
      for (bit, direction) in Self.directions.enumerated() where wanted & 1 << bit != 0 {
        let order = BidirectionalOrder(types: types, brackets: nil, direction: direction)
        cases += 1
        if !Self.matches(order.levels, levels) { failures.append(number) }
      }
    }

    #expect(failures.isEmpty, "lines \(failures.prefix(20)) and \(failures.count) in all")
    #expect(cases > 770_000)
  }

  @Test func `bidirectional levels and order match the Unicode BidiCharacterTest`() throws {
    var cases = 0
    var failures: [Int] = []
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { number, line in
      var position = line
      let scalars = Array(UnicodeTestFile.scalars(&position))
      position += 1
      let direction = [FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL, FRIBIDI_PAR_ON][
        UnicodeTestFile.number(&position)]
      position += 1
      let base = UnicodeTestFile.number(&position)
      position += 1
      let levels = UnicodeTestFile.numbers(&position)
      position += 1
      let order = BidirectionalOrder(scalars: scalars, direction: direction)
      cases += 1
      if Int(order.baseLevel) != base || !Self.matches(order.levels, levels)
        || Self.order(of: levels) != UnicodeTestFile.numbers(&position)
      {
        failures.append(number)
      }
    }

    #expect(failures.isEmpty, "lines \(failures.prefix(20)) and \(failures.count) in all")
    #expect(cases > 91_000)
  }
}
