// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// How far from its baseline the ink of a text reaches that has marks above or below its letters.
package enum StackedMarks {
  /// Ems that the ink of a text reaches which has no more than a few marks on a letter.
  package static let usualReach = 2.0

  /// Ems that the highest stack reaches: hosts draw some sixty marks of one letter.
  package static let largestReach = 16.0

  /// Marks of one letter that stay within the usual reach.
  private static let lowStack = 3

  /// Ems; more than faces put between two marks.
  private static let markHeight = 0.35

  /// The first bytes of marks in UTF-8 begin here.
  private static let firstByte: UInt8 = 0xCC

  /// Ems around its baseline that the ink of a text may reach; nil for a text without marks.
  package static func reach(of text: String) -> Double? {
    guard text.utf8.contains(where: { $0 >= firstByte }) else { return nil }
    var most = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
      default: marks = 0
      }
      most = max(most, marks)
    }
    guard most > 0 else { return nil }
    return min(largestReach, usualReach + markHeight * Double(max(0, most - lowStack)))
  }
}
