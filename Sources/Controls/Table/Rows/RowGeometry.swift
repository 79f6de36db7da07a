// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// The vertical positions of the rows of a list, in points from the top of the first row.
///
/// Rows of the common height take no memory, and a lookup is one multiplication. Each row with a custom height takes
/// O(log n) memory and time.
struct RowGeometry {
  private(set) var count: Int

  let commonHeight: Double

  private var differences = SparseSums()

  init(count: Int, commonHeight: Double) {
    require(count >= 0, "There cannot be \(count) rows")
    require(commonHeight >= 0, "A row cannot be \(commonHeight) points high")
    self.count = count
    self.commonHeight = commonHeight
  }

  var height: Double { top(ofRow: count) }

  /// Adds or removes rows at the end.
  mutating func setCount(_ newCount: Int) {
    if newCount < count { removeRows(newCount..<count) }
    count = newCount
  }

  /// Inserts rows of the common height. O(k log n) for k rows with custom heights.
  mutating func insertRows(_ number: Int, at row: Int) {
    if !differences.isEmpty { differences.move(from: row, by: number) }
    count += number
  }

  /// Removes rows. O(k log n) for k rows with custom heights.
  mutating func removeRows(_ removed: Range<Int>) {
    if !differences.isEmpty {
      for row in removed where differences.value(at: row) != 0 { differences.set(0, at: row) }
      differences.move(from: removed.upperBound, by: -removed.count)
    }
    count -= removed.count
  }

  var customHeights: [(row: Int, height: Double)] {
    differences.isEmpty ? [] : differences.entries.map { ($0.index, commonHeight + $0.value) }
  }

  func height(ofRow row: Int) -> Double { commonHeight + differences.value(at: row) }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    require((0..<count).contains(row), "Row index \(row) is out of range: 0..<\(count)")
    require(height >= 0, "A row cannot be \(height) points high")
    guard height != self.height(ofRow: row) else { return }
    differences.set(height - commonHeight, at: row)
  }

  /// The top of a row; for `count` the bottom of the last row.
  func top(ofRow row: Int) -> Double { Double(row) * commonHeight + differences.sum(before: row) }

  /// The row at a position, or the first or last one for positions outside of the rows. Nil without rows.
  func row(at y: Double) -> Int? {
    guard count > 0 else { return nil }
    guard y > 0 else { return 0 }
    var row = min(count - 1, Int(min(y / commonHeight, Double(count - 1))))
    if !differences.isEmpty {
      row = differences.index(base: commonHeight, passing: y, count: count)
    }
    // Corrects rounding: `index` and `top` add in different orders.
    while row > 0, top(ofRow: row) > y { row -= 1 }
    while row + 1 < count, top(ofRow: row + 1) <= y { row += 1 }
    return row
  }

  /// The rows that are at least partly between two positions.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > 0, top < height, bottom > top, let first = row(at: top),
      let last = row(at: bottom)
    else { return 0..<0 }
    // A row that begins exactly at the bottom is not visible.
    return first..<(self.top(ofRow: last) < bottom ? last + 1 : last)
  }
}

/// Lays out the cells of the visible rows. Measures rows whose cells determine their heights when they become visible,
/// so that only visible rows of a long table are measured. A row that scrolls in again is measured again, since the
/// width of the table may have changed.
final class RowHeightMeasurer {
  private var isLayingOut = false
  private unowned let table: TableView

  init(of table: TableView) { self.table = table }

  func remeasure() {
    for cell in table.cells.views where cell.hasNewContentSize { cell.setMeasured(width: nil) }
    layOutRows(keepsEnd: false)
  }

  func layOutRows(keepsEnd: Bool = true) {
    guard table.areRowsMeasured else {
      showCells(table.visibleRows)
      return layOutVisibleCells()
    }
    guard !isLayingOut else { return }
    table.performRowChanges {
      isLayingOut = true
      table.measureVisibleRows(
        known: { table.cells.rows }, visible: { table.visibleRows },
        top: { table.rows.top(ofRow: $0) }, keepsEnd: keepsEnd, measure: { measure($0) })
      isLayingOut = false
      layOutVisibleCells()
    }
  }

  private func showCells(_ shown: Range<Int>) {
    let table = table
    table.cells.show(shown) {
      table.dataSource?.tableView(table, reuseIdentifierForRow: $0)
    } prepare: { cell, row in
      table.prepare(cell, forRow: row)
      table.pointer.applyState(to: cell, forRow: row)
    }
  }

  private func layOutVisibleCells() {
    let table = table
    for (row, cell) in zip(table.cells.rows, table.cells.views) {
      cell.frame = table.reorderer.currentFrame(ofRow: row)
      cell.isHidden = row == table.reorderer.liftedRow?.row
    }
    if table.rows.hasSections || table.headers.isInUse { table.headers.layOutHeaders() }
  }

  private func measure(_ shown: Range<Int>) -> Bool {
    showCells(shown)
    let width = table.rowWidth
    var isChanged = false
    for (row, cell) in zip(table.cells.rows, table.cells.views) where cell.measuredWidth != width {
      cell.setMeasured(width: width)
      let preferredHeight = cell.sizeThatFits(Size(width, .infinity)).height.rounded(.up)
      cell.hasNewContentSize = false
      // A row keeps its estimated height if the cell has no preferred height.
      guard preferredHeight > 0, preferredHeight.isFinite,
        preferredHeight != table.rows.height(ofRow: row)
      else { continue }
      table.rows.setHeight(preferredHeight, ofRow: row)
      isChanged = true
    }
    if isChanged { table.contentHeight = table.rows.height }
    return isChanged
  }
}
