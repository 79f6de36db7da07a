// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Where the rows of a list lie, one below the other, in points from the first one's top.
///
/// Rows of one common height take no memory, and a lookup is one multiplication. Each row with a
/// height of its own takes O(log n) of memory and time.
struct RowGeometry {
  private(set) var count: Int

  /// The height of rows without a height of their own.
  let commonHeight: Double

  /// By how much rows differ from it.
  private var differences = SparseSums()

  init(count: Int, commonHeight: Double) {
    require(count >= 0, "There cannot be \(count) rows")
    require(commonHeight >= 0, "A row cannot be \(commonHeight) points high")
    self.count = count
    self.commonHeight = commonHeight
  }

  /// The height of all rows.
  var height: Double { top(ofRow: count) }

  /// Rows come or go at the end.
  mutating func setCount(_ newCount: Int) {
    if newCount < count, !differences.isEmpty {
      for row in newCount..<count where height(ofRow: row) != commonHeight {
        differences.set(0, at: row)
      }
    }
    count = newCount
  }

  /// Inserts rows of the common height. O(k log n) for k rows with heights of their own.
  mutating func insertRows(_ number: Int, at row: Int) {
    if !differences.isEmpty { differences.move(from: row, by: number) }
    count += number
  }

  /// Rows go. O(k log n) for k heights of their own.
  mutating func removeRows(_ removed: Range<Int>) {
    if !differences.isEmpty {
      for row in removed where differences.value(at: row) != 0 { differences.set(0, at: row) }
      differences.move(from: removed.upperBound, by: -removed.count)
    }
    count -= removed.count
  }

  /// The rows with heights of their own.
  var ownHeights: [(row: Int, height: Double)] {
    differences.isEmpty ? [] : differences.numbers.map { ($0.index, commonHeight + $0.value) }
  }

  func height(ofRow row: Int) -> Double { commonHeight + differences.value(at: row) }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    require((0..<count).contains(row), "There is no row \(row) of \(count)")
    require(height >= 0, "A row cannot be \(height) points high")
    guard height != self.height(ofRow: row) else { return }
    differences.set(height - commonHeight, at: row)
  }

  /// Where a row begins; for `count` where the last one ends.
  func top(ofRow row: Int) -> Double {
    Double(row) * commonHeight + differences.sum(before: row)
  }

  /// The row at a height; above the first and below the last it is one of them. Nil without rows.
  func row(at y: Double) -> Int? {
    guard count > 0 else { return nil }
    guard y > 0 else { return 0 }
    var row = min(count - 1, Int(min(y / commonHeight, Double(count - 1))))
    if !differences.isEmpty {
      row = differences.index(base: commonHeight, passing: y, count: count)
    }
    // The sums above are rounded in another order than `top` is.
    while row > 0, top(ofRow: row) > y { row -= 1 }
    while row + 1 < count, top(ofRow: row + 1) <= y { row += 1 }
    return row
  }

  /// The rows of which something lies between two heights.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > 0, top < height, bottom > top, let first = row(at: top),
      let last = row(at: bottom)
    else { return 0..<0 }
    // A row that begins right at the bottom does not show.
    return first..<(self.top(ofRow: last) < bottom ? last + 1 : last)
  }
}

/// Gives the rows of a table whose cells say how high they are their height, as soon as they show: of a million rows only
/// those are measured. A row that scrolls in again is measured again, since the table may have another width.
final class RowSizing {
  private var isPlacing = false
  private unowned let table: TableView

  init(of table: TableView) { self.table = table }

  /// Measures the cells again whose content size may have changed since they were measured.
  func measureAgain() {
    for cell in table.cells.views where cell.hasNewContentSize { cell.setMeasured(width: nil) }
    place(keepsEnd: false)
  }

  func place(keepsEnd: Bool = true) {
    guard !isPlacing else { return }
    table.changeRows {
      isPlacing = true
      table.showMeasuredRows(
        known: { table.cells.rows }, shown: { table.rowsInSight },
        top: { table.rows.top(ofRow: $0) }, keepsEnd: keepsEnd, measure: { measure($0) })
      isPlacing = false
      table.placeShownCells()
    }
  }

  private func measure(_ shown: Range<Int>) -> Bool {
    table.showCells(shown)
    let width = table.rowWidth
    var isChanged = false
    for (row, cell) in zip(table.cells.rows, table.cells.views) where cell.measuredWidth != width {
      cell.setMeasured(width: width)
      let wish = cell.sizeThatFits(Size(width, .infinity)).height.rounded(.up)
      cell.hasNewContentSize = false
      // A row keeps its estimated height if the cell has no preferred height.
      guard wish > 0, wish.isFinite, wish != table.rows.height(ofRow: row) else { continue }
      table.rows.setHeight(wish, ofRow: row)
      isChanged = true
    }
    if isChanged { table.contentHeight = table.rows.height }
    return isChanged
  }
}
