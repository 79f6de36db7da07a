// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Places as numbers of characters, which take a walk through what is counted.
nonisolated extension TextStorage {
  /// Characters between two positions, line ends too.
  func characters(in range: Range<TextPosition>) -> Int {
    text[index(range.lowerBound)..<index(range.upperBound)].count
  }

  /// The position so many characters after `start`; nil where the text ends before.
  func position(after count: Int, from start: TextPosition) -> TextPosition? {
    guard let end = text.index(index(start), offsetBy: count, limitedBy: text.endIndex) else {
      return nil
    }
    return position(atByte: text.utf8.distance(from: text.startIndex, to: end))
  }

  /// The position of a byte of the text; one inside a character is moved to its end.
  func position(atByte byte: Int) -> TextPosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return rounded(TextPosition(low, byte - starts[low]))
  }
}
