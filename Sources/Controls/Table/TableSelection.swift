// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

/// The selected rows of a table that lets a person select several. As ranges: a million rows that are all selected take
/// no more room than one.
final class TableSelection {
  private var selected = RangeSet<Int>()
  /// Where a range begins that is extended.
  private var anchor: Int?
  /// Rows of which just those are selected that can be chosen, so that a range which grows need not ask for them again.
  private var known = 0..<0
  private unowned let table: TableView

  init(in table: TableView) { self.table = table }

  private var isOn: Bool { table.allowsMultipleSelection }

  /// From the first to the last.
  var rows: [Int] {
    get { selected.ranges.flatMap { Array($0) } }
    set {
      let present = 0..<table.numberOfRows
      ranges = newValue.filter(present.contains).map { $0..<$0 + 1 }
      anchor = newValue.last
    }
  }

  /// The same without gaps between them. Rows that are not there are left out.
  var ranges: [Range<Int>] {
    get { Array(selected.ranges) }
    set {
      let present = 0..<table.numberOfRows
      selected = RangeSet(newValue.map { $0.clamped(to: present) })
      (anchor, known) = (selected.ranges.last?.last, 0..<0)
      table.updateCells()
    }
  }

  var count: Int { selected.ranges.reduce(0) { $0 + $1.count } }

  func contains(_ row: Int) -> Bool { selected.contains(row) }

  /// The first selected row.
  var first: Int? { selected.ranges.first?.lowerBound }

  // MARK: What a person does

  /// Returns whether the click is one on the row alone, as all are where one row is chosen.
  ///
  /// - Parameters:
  ///   - sample: The release.
  ///   - modifiers: Those of the press.
  func click(
    _ row: Int, _ sample: PointerSample, _ modifiers: KeyModifiers, focusedRow: Int?
  ) -> Bool {
    guard isOn else { return true }
    if modifiers.contains(.shift) {
      extend(to: row, from: focusedRow)
    } else if modifiers.contains(.control) {
      toggle(row)
    } else if sample.event.device == .touch, sample.clickCount < 2 {
      // A finger has no modifiers.
      toggle(row)
    } else {
      select(only: row)
      return true
    }
    return false
  }

  /// The keyboard moved, with Shift to extend what is selected or with Ctrl to leave it.
  func focusMoved(to row: Int, from start: Int, with modifiers: KeyModifiers) {
    if modifiers.contains(.shift) {
      extend(to: row, from: start)
    } else if modifiers.isEmpty {
      select(only: row)
    }
  }

  /// Something is about to happen to the selected rows, and this one has to be among them.
  func include(_ row: Int) {
    if !contains(row) { select(only: row) }
  }

  func select(only row: Int) {
    change {
      selected = RangeSet(row..<row + 1)
      (anchor, known) = (row, 0..<0)
    }
  }

  func toggle(_ row: Int) {
    change {
      let range = row..<row + 1
      if contains(row) {
        selected.remove(contentsOf: range)
      } else {
        selected.insert(contentsOf: range)
      }
      (anchor, known) = (row, 0..<0)
    }
  }

  func selectAll() {
    change { selectEnabled(in: 0..<table.numberOfRows) }
  }

  private func extend(to row: Int, from start: Int?) {
    change {
      let anchor = anchor ?? start ?? row
      self.anchor = anchor
      selectEnabled(in: min(anchor, row)..<max(anchor, row) + 1)
    }
  }

  private func selectEnabled(in range: Range<Int>) {
    let kept = known.clamped(to: range)
    var rows = selected.intersection(RangeSet(kept))
    for added in [range.lowerBound..<kept.lowerBound, kept.upperBound..<range.upperBound] {
      rows.insert(contentsOf: added)
      for row in added where !table.isEnabled(row) { rows.remove(contentsOf: row..<row + 1) }
    }
    (selected, known) = (rows, range)
  }

  /// Other rows can be chosen than before, perhaps.
  func forgetEnabled() { known = 0..<0 }

  private func change(_ change: () -> Void) {
    guard isOn else { return }
    let old = selected
    change()
    guard selected != old else { return }
    table.updateCells()
    table.tableDelegate?.tableViewDidChangeSelection(table)
  }

  // MARK: What happens to the rows

  func removeAll() {
    (selected, anchor, known) = (RangeSet(), nil, 0..<0)
    table.updateCells()
  }

  /// The rows have other numbers; nil for one that is gone.
  func renumber(_ number: (Int) -> Int?) {
    forgetEnabled()
    guard !selected.isEmpty || anchor != nil else { return }
    var renumbered: [Range<Int>] = []
    for range in selected.ranges {
      for row in range {
        guard let row = number(row) else { continue }
        if let last = renumbered.last, last.upperBound == row {
          renumbered[renumbered.count - 1] = last.lowerBound..<row + 1
        } else {
          renumbered.append(row..<row + 1)
        }
      }
    }
    selected = RangeSet(renumbered)
    anchor = anchor.flatMap(number)
  }
}
