// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension ScrollView {
  /// Layout passes in which rows that come in may push others out; two nearly always do.
  static let maximumPasses = 8

  /// Shows rows whose heights are known once they are measured. A row that showed already keeps its place when one above it
  /// turns out different, and so does the first one after a leap. At the end of the content the end stays.
  ///
  /// - Parameters:
  ///   - known: The rows that have views.
  ///   - shown: The rows that show, as far as heights are known.
  ///   - top: Where a row begins.
  ///   - keepsEnd: Whether the end stays where the content is scrolled to it.
  ///   - measure: Gives views to rows, and measures them; returns whether one has another height than was thought. Then the
  ///     content has another height, too.
  func showMeasuredRows(
    known: () -> Range<Int>, shown: () -> Range<Int>, top: (Int) -> Double, keepsEnd: Bool = true,
    measure: (Range<Int>) -> Bool
  ) {
    for _ in 0..<Self.maximumPasses {
      let (known, shown) = (known(), shown())
      let anchor =
        known.overlaps(shown) ? max(shown.lowerBound, known.lowerBound) : shown.lowerBound
      let place = top(anchor)
      let end = maximumOffset
      let isAtEnd = keepsEnd && end > 0 && offset >= end
      guard measure(shown) else { return }
      contentAboveGrew(by: isAtEnd ? maximumOffset - end : top(anchor) - place)
    }
  }
}
