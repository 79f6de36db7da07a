// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore

extension TableView {
  /// A table that never disclosed anything keeps nothing of it: then the program's own choice stays.
  func encodeRows(with coder: StateCoder) {
    if hasDisclosed {
      coder.encode(rows.outline.disclosed.map { [$0.section, $0.row] }, forKey: "disclosed")
    }
    coder.encode(isFirstResponder ? focusedRow : nil, forKey: "row")
  }

  func restoreRows(with coder: StateCoder) {
    if let kept = coder.decode([[Int]].self, forKey: "disclosed") {
      loadIfNeeded()
      hasDisclosed = true
      let wanted = Set(kept.filter { $0.count == 2 }.map { RowPath(section: $0[0], row: $0[1]) })
      let present = Set(rows.outline.disclosed)
      for path in present.subtracting(wanted) { setExpanded(false, at: path) }
      for path in wanted.subtracting(present) { setExpanded(true, at: path) }
    }
    if let row = coder.decode(Int.self, forKey: "row"), (0..<numberOfRows).contains(row) {
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
