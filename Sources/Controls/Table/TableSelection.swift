// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The selected rows with multiple selection, as ranges: a million selected rows take no more memory than one.
final class TableSelection {
  private var selectedRows = RangeSet<Int>()
  /// The fixed end of a range that Shift extends.
  private var anchor: Int?
  /// The rows whose enabled state has been checked, so that extending a range does not check them again.
  private var checkedRange = 0..<0
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  var rows: [Int] {
    get { selectedRows.ranges.flatMap { Array($0) } }
    set {
      let present = 0..<table.numberOfRows
      ranges = newValue.filter(present.contains).map { $0..<$0 + 1 }
      anchor = newValue.last
    }
  }

  /// The selected rows as ranges. Setting it ignores rows that do not exist.
  var ranges: [Range<Int>] {
    get { Array(selectedRows.ranges) }
    set {
      let present = 0..<table.numberOfRows
      selectedRows = RangeSet(newValue.map { $0.clamped(to: present) })
      (anchor, checkedRange) = (selectedRows.ranges.last?.last, 0..<0)
      table.updateCells()
    }
  }

  var count: Int { selectedRows.ranges.reduce(0) { $0 + $1.count } }

  func contains(_ row: Int) -> Bool { selectedRows.contains(row) }

  var first: Int? { selectedRows.ranges.first?.lowerBound }

  // MARK: Selection by the user

  /// Returns whether the click selects only this row, as all clicks do without multiple selection.
  func handleClick(
    _ row: Int, _ sample: PointerSample, _ modifiers: KeyModifiers, focusedRow: Int?
  ) -> Bool {
    guard table.allowsMultipleSelection else { return true }
    if modifiers.contains(.shift) {
      extend(to: row, from: focusedRow)
    } else if modifiers.contains(.control)
      // Touch has no modifier keys.
      || (sample.event.device == .touch && sample.clickCount < 2)
    {
      toggle(row)
    } else {
      select(only: row)
      return true
    }
    return false
  }

  /// Updates the selection after a key has moved the focus: Shift extends it, Ctrl does not change it.
  func focusDidMove(to row: Int, from start: Int, with modifiers: KeyModifiers) {
    if modifiers.contains(.shift) {
      extend(to: row, from: start)
    } else if modifiers.isEmpty {
      select(only: row)
    }
  }

  /// Selects only this row, unless it is already selected: an action on the selected rows follows.
  func selectOnlyUnlessSelected(_ row: Int) {
    if !contains(row) { select(only: row) }
  }

  func select(only row: Int) {
    change {
      selectedRows = RangeSet(row..<row + 1)
      (anchor, checkedRange) = (row, 0..<0)
    }
  }

  func toggle(_ row: Int) {
    change {
      let range = row..<row + 1
      if contains(row) {
        selectedRows.remove(contentsOf: range)
      } else {
        selectedRows.insert(contentsOf: range)
      }
      (anchor, checkedRange) = (row, 0..<0)
    }
  }

  func selectAll() { change { selectEnabled(in: 0..<table.numberOfRows) } }

  private func extend(to row: Int, from start: Int?) {
    change {
      let anchor = anchor ?? start ?? row
      self.anchor = anchor
      selectEnabled(in: min(anchor, row)..<max(anchor, row) + 1)
    }
  }

  private func selectEnabled(in range: Range<Int>) {
    let kept = checkedRange.clamped(to: range)
    var rows = selectedRows.intersection(RangeSet(kept))
    for added in [range.lowerBound..<kept.lowerBound, kept.upperBound..<range.upperBound] {
      rows.insert(contentsOf: added)
      for row in added where !table.isEnabled(row) { rows.remove(contentsOf: row..<row + 1) }
    }
    (selectedRows, checkedRange) = (rows, range)
  }

  func invalidateCheckedRange() { checkedRange = 0..<0 }

  private func change(_ change: () -> Void) {
    guard table.allowsMultipleSelection else { return }
    let old = selectedRows
    change()
    guard selectedRows != old else { return }
    table.updateCells()
    table.tableDelegate?.tableViewDidChangeSelection(table)
  }

  // MARK: Changes of rows

  func removeAll() {
    (selectedRows, anchor, checkedRange) = (RangeSet(), nil, 0..<0)
    table.updateCells()
  }

  /// Renumbers the rows; nil for a removed row.
  func renumber(_ number: (Int) -> Int?) {
    invalidateCheckedRange()
    guard !selectedRows.isEmpty || anchor != nil else { return }
    var renumbered: [Range<Int>] = []
    for range in selectedRows.ranges {
      for row in range {
        guard let row = number(row) else { continue }
        if let last = renumbered.last, last.upperBound == row {
          renumbered[renumbered.count - 1] = last.lowerBound..<row + 1
        } else {
          renumbered.append(row..<row + 1)
        }
      }
    }
    selectedRows = RangeSet(renumbered)
    anchor = anchor.flatMap(number)
  }
}
