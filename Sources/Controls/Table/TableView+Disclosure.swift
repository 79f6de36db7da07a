// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

extension TableView {
  func prepare(_ cell: TableViewCell, forRow row: Int) {
    let path = path(forRow: row)
    cell.prepareForReuse()
    cell.row = row
    cell.style = style
    cell.setMeasured(areRowsMeasured)
    cell.image = nil
    cell.subtitle = nil
    cell.detail = nil
    cell.accessory = .none
    cell.badge = nil
    cell.separator = .none
    cell.titleColor = .text
    cell.isUserInteractionEnabled = false
    cell.isEnabled = isEnabled(row)
    cell.indentationLevel = path.child == nil ? 0 : 1
    cell.isExpanded = isExpandable(path) ? isExpanded(row) : nil
    if cell.isExpanded != nil { hasExpandableRows = true }
    cell.isCurrent = isCurrentOrSelected(row)
    cell.frame = reorderer.currentFrame(ofRow: row)
    dataSource?.tableView(self, configure: cell, forRow: row)
  }

  private func isExpandable(_ path: RowPath) -> Bool {
    path.child == nil && (dataSource?.tableView(self, numberOfChildrenAt: path) ?? 0) > 0
  }

  /// Returns whether a row is expanded, so that its child rows are in the table.
  public func isExpanded(_ row: Int) -> Bool {
    (0..<numberOfRows).contains(row) && rows.outline.childCount(ofRow: row) > 0
  }

  /// Expands or collapses a row. If the focused row becomes hidden, its parent row is focused. If `animated` is true,
  /// rows move and the chevron rotates in 0.16 s, unless motion is reduced.
  public func setExpanded(_ expanded: Bool, row: Int, animated: Bool = true) {
    guard (0..<numberOfRows).contains(row) else { return }
    let path = path(forRow: row)
    guard expanded != isExpanded(row), isExpandable(path) else { return }
    wasDisclosureChanged = true
    finder.stop()
    reorderer.cancel()
    var new = rows
    if expanded { disclose(path, in: &new) } else { _ = new.disclose(0, atRow: row) }
    performRowChanges {
      setGeometry(new, RowMap(old: rows.outline, new: new.outline), animated: animated)
      guard let cell = cells[row] else { return }
      // The content of the cell may depend on the expansion.
      prepare(cell, forRow: row)
      if animated { cell.animateChevron() }
    }
  }

  func disclose(_ path: RowPath, in rows: inout ListGeometry) {
    guard let row = rows.outline.row(at: path), let dataSource else { return }
    let children = dataSource.tableView(self, numberOfChildrenAt: path)
    require(children >= 0, "A row cannot have \(children) child rows")
    _ = rows.disclose(children, atRow: row)
  }

  func isOnChevron(ofRow row: Int, at point: Point) -> Bool {
    guard let cell = cells[row], cell.isExpanded != nil else { return false }
    return cell.chevronHitRect.contains(Point(point.x, point.y + offset - cell.frame.minY))
  }

  func changeExpansion(ofRow row: Int, to expanded: Bool) {
    performRowChanges {
      let path = path(forRow: row)
      let selectedCount = selection.count
      setExpanded(expanded, row: row)
      let hidesSelected = selection.count < selectedCount
      if expanded, isExpanded(row) { scrollToChildren(ofRow: row) }
      tableDelegate?.tableView(self, didSetExpanded: expanded, at: path)
      if hidesSelected { tableDelegate?.tableViewDidChangeSelection(self) }
    }
  }

  /// Scrolls until the last child row is visible, or as far as the row itself remains visible.
  private func scrollToChildren(ofRow row: Int) {
    let rowRect = rect(forRow: row)
    let end = rect(forRow: row + rows.outline.childCount(ofRow: row)).maxY
    let room = bounds.height - headers.headerHeight(aboveRow: row)
    scrollRectToVisible(
      Rect(
        rowRect.minX, rowRect.minY, rowRect.width,
        min(end - rowRect.minY, max(rowRect.height, room))))
  }

  // MARK: Keys

  func expandOrFocusChild(ofRow row: Int) -> Bool {
    guard !isExpanded(row) else { return focusEnabledChild(ofRow: row) }
    guard isExpandable(path(forRow: row)) else { return false }
    changeExpansion(ofRow: row, to: true)
    return true
  }

  func collapseOrFocusParent(ofRow row: Int) -> Bool {
    if isExpanded(row) {
      changeExpansion(ofRow: row, to: false)
      return true
    }
    guard let target = path(forRow: row).parent.flatMap(self.row(at:)) else { return false }
    setFocusedRow(target)
    focusDidMoveByKey(from: row, with: [])
    return true
  }

  private func focusEnabledChild(ofRow row: Int) -> Bool {
    let children = row + 1...row + rows.outline.childCount(ofRow: row)
    guard let child = enabledRow(near: row + 1, from: row), children.contains(child) else {
      return false
    }
    setFocusedRow(child)
    focusDidMoveByKey(from: row, with: [])
    return true
  }

  // MARK: Restoration

  /// The maximum number of saved ranges, which keeps the state small. A selection of more ranges is not saved. If no
  /// row has ever been expanded or collapsed, the expansion is not saved either: then the program's own choice applies.
  private static var maximumSavedRangeCount: Int { 1000 }

  func encodeRows(with coder: StateCoder) {
    if wasDisclosureChanged {
      coder[own: "disclosed"] = rows.outline.disclosedPaths.map { [$0.section, $0.row] }
    }
    let selected = selection.ranges
    if !selected.isEmpty, selected.count <= Self.maximumSavedRangeCount {
      coder[own: "selected"] = selected.flatMap { [$0.lowerBound, $0.upperBound] }
    }
    coder[own: "row"] = isFirstResponder || regainsFirstResponder ? focusedRow : nil
  }

  func restoreRows(with coder: StateCoder) {
    if let kept: [[Int]] = coder[own: "disclosed"] {
      loadIfNeeded()
      wasDisclosureChanged = true
      let wanted = Set(kept.filter { $0.count == 2 }.map { RowPath(section: $0[0], row: $0[1]) })
      let present = Set(rows.outline.disclosedPaths)
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
      noteFocusRingChanged()
      onFocusedRowChange?()
    }
  }

  private func setExpanded(_ expanded: Bool, at path: RowPath) {
    guard (0..<numberOfRows).contains(path.row), let row = row(at: path) else { return }
    setExpanded(expanded, row: row, animated: false)
  }
}
