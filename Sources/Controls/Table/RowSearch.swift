// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Looks for the first row whose text starts with something, from a row on and round to it again.
///
/// A step looks at a bounded number of rows, so that a key in a list of a million rows costs a frame
/// no more than a few milliseconds; the search goes on in the frames that follow.
struct RowSearch {
  /// Rows that one step looks at: some milliseconds' worth of titles.
  static let rowsInStep = 10_000

  private let needle: String
  private let length: Int
  private let count: Int
  private var next: Int
  private var left: Int

  init(for needle: String, from start: Int, count: Int) {
    require(count > 0, "There is nothing to search in \(count) rows")
    self.needle = needle
    length = needle.count
    self.count = count
    next = start % count
    left = count
  }

  /// Whether all rows were looked at.
  var isOver: Bool { left == 0 }

  /// Looks on; returns the row when it was found.
  mutating func step(text: (Int) -> String?) -> Int? {
    for _ in 0..<min(left, Self.rowsInStep) {
      let row = next
      next = next + 1 < count ? next + 1 : 0
      left -= 1
      guard let text = text(row) else { continue }
      if text.hasPrefix(needle) || text.prefix(length).lowercased() == needle {
        left = 0
        return row
      }
    }
    return nil
  }
}
