// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Views

extension TableView {
  /// A table that never disclosed anything keeps nothing of it: then the program's own choice stays.
  /// Of a selection with more gaps nothing is kept: the state is small.
  private static var mostRangesKept: Int { 1000 }

  func encodeRows(with coder: StateCoder) {
    if hasDisclosed {
      coder[own: "disclosed"] = rows.outline.disclosed.map { [$0.section, $0.row] }
    }
    let selected = selection.ranges
    if !selected.isEmpty, selected.count <= Self.mostRangesKept {
      coder[own: "selected"] = selected.flatMap { [$0.lowerBound, $0.upperBound] }
    }
    coder[own: "row"] = isFirstResponder || getsKeyboardBack ? focusedRow : nil
  }

  func restoreRows(with coder: StateCoder) {
    if let kept: [[Int]] = coder[own: "disclosed"] {
      loadIfNeeded()
      hasDisclosed = true
      let wanted = Set(kept.filter { $0.count == 2 }.map { RowPath(section: $0[0], row: $0[1]) })
      let present = Set(rows.outline.disclosed)
      for path in present.subtracting(wanted) { setExpanded(false, at: path) }
      for path in wanted.subtracting(present) { setExpanded(true, at: path) }
    }
    if allowsMultipleSelection, let ends: [Int] = coder[own: "selected"] {
      let starts = stride(from: 0, to: ends.count - 1, by: 2)
      selection.ranges = starts.lazy.filter { ends[$0] < ends[$0 + 1] }
        .map { ends[$0]..<ends[$0 + 1] }
    }
    if let row: Int = coder[own: "row"], (0..<numberOfRows).contains(row) {
      focusedRow = row
      focusRingChanged()
      onFocusedRowChange?()
    }
  }

  /// A row that is not there any more is passed over.
  private func setExpanded(_ expanded: Bool, at path: RowPath) {
    guard (0..<numberOfRows).contains(path.row), let row = row(at: path) else { return }
    setExpanded(expanded, row: row, animated: false)
  }
}
