// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Gives the rows of a table whose cells say how high they are their height, as soon as they show: of a million rows only
/// those are measured. A row that scrolls in again is measured again, since the table may have another width.
final class RowSizing {
  private var isPlacing = false
  private unowned let table: TableView

  init(of table: TableView) { self.table = table }

  /// Cells that wish another height since they were measured are measured again.
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
      // A cell that wishes nothing has the height of the estimate.
      guard wish > 0, wish.isFinite, wish != table.rows.height(ofRow: row) else { continue }
      table.rows.setHeight(wish, ofRow: row)
      isChanged = true
    }
    if isChanged { table.contentHeight = table.rows.height }
    return isChanged
  }
}
