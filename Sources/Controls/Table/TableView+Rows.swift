// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Views

extension TableView {
  /// The number of the table's rows, including the child rows of expanded rows.
  public var numberOfRows: Int {
    loadIfNeeded()
    return rows.count
  }

  /// Loads the rows from the data source again. Expanded rows stay expanded. Heights from `setHeight(_:forRow:)` are
  /// lost, unless cells determine the heights.
  public func reloadData() {
    isLoaded = true
    finder.stop()
    reorderer.cancel()
    let old = rows
    rows = makeGeometry()
    if old.outline.disclosedPaths.isEmpty { hasExpandableRows = false }
    for path in old.outline.disclosedPaths { disclose(path, in: &rows) }
    if areRowsMeasured { rows.copyHeights(from: old) }
    selection.renumber { [count = rows.count] in $0 < count ? $0 : nil }
    rowAnimator.endAnimations()
    cells.recycleAll()
    if let row = focusedRow, row >= rows.count {
      focusedRow = rows.count > 0 ? rows.count - 1 : nil
    }
    updateContentHeight()
  }

  func loadIfNeeded() {
    if !isLoaded { reloadData() }
  }

  /// Shows the rows that the data source has appended. Visible rows do not move. A table with sections is reloaded.
  public func noteRowsAppended() {
    guard isLoaded, !rows.hasSections else { return reloadData() }
    rows.setCount(countRows())
    contentHeight = rows.height
  }

  func updateContentHeight() {
    contentHeight = rows.height
    setNeedsLayout()
  }

  func countRows() -> Int {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    require(count >= 0, "A table cannot have \(count) rows")
    return count
  }

  /// Sets the height of a row, in points, until `reloadData()`. With `automaticDimension`, until the row's cell is
  /// measured. 0 hides the row. Does nothing for a row that does not exist. Traps if the height is negative.
  public func setHeight(_ height: Double, forRow row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    rows.setHeight(height, ofRow: row)
    updateContentHeight()
  }

  /// The selected rows, in order, if `allowsMultipleSelection` is true. Default empty. `apply(_:inSection:animated:)`
  /// keeps the same rows selected. Setting it does not call the delegate, and ignores rows that do not exist.
  public var selectedRows: [Int] {
    get { selection.rows }
    set { if allowsMultipleSelection { selection.rows = newValue } }
  }

  /// Returns the frame of a row in the coordinates of `contentView`, in points; zero for a row that does not exist.
  /// Convert it from `contentView`, since the table's own coordinates do not scroll.
  public func rect(forRow row: Int) -> Rect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    return Rect(rowMargin, rows.top(ofRow: row), rowWidth, rows.height(ofRow: row))
  }

  var rowWidth: Double { max(0, bounds.width - 2 * rowMargin) }

  /// Scrolls by the minimum distance that shows the whole row below its section's header, if the row exists.
  public func scrollToRow(_ row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    // Rows that become visible are measured, which may move this row.
    for _ in 0..<Self.maximumPasses {
      let rowRect = rect(forRow: row)
      scrollRectToVisible(headers.includingHeader(rowRect, row: row))
      guard rect(forRow: row) != rowRect else { return }
    }
  }

  /// Returns the number of the row at a point in the table's coordinates; nil for a header or outside of the rows.
  public func row(at point: Point) -> Int? {
    loadIfNeeded()
    let area = bounds.inset(by: Insets(horizontal: min(rowMargin, bounds.width / 2), vertical: 0))
    guard area.contains(point), !headers.covers(point) else { return nil }
    return rows.row(at: point.y + offset)
  }

  /// Returns the path of a row, which is its position in the data.
  public func path(forRow row: Int) -> RowPath {
    loadIfNeeded()
    return rows.outline.path(ofRow: row)
  }

  /// Returns the number of the row at a path, or of its parent if the parent is collapsed; nil if there is no such row.
  public func row(at path: RowPath) -> Int? {
    loadIfNeeded()
    return rows.outline.row(at: path)
  }

  func makeGeometry() -> ListGeometry {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    require(sections >= 0, "A table cannot have \(sections) sections")
    let height = commonRowHeight
    guard sections > 0 else { return ListGeometry(count: countRows(), commonHeight: height) }
    return ListGeometry(sections: headers.loadSections(sections), commonHeight: height)
  }

  var commonRowHeight: Double {
    guard areRowsMeasured else { return scaledHeight(rowHeight) }
    return scaledHeight(estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight)
  }

  var headerHeight: Double { scaledHeight(TableHeaderView.height) }

  /// Scales a height, except for its fixed part, by the text size.
  private func scaledHeight(_ height: Double) -> Double {
    height + max(0, traits.textScale - 1) * max(0, height - Self.fixedHeight)
  }

  /// Reloads if the text size has changed since the layout. Outside of a window the text size is unknown.
  func reloadIfRowHeightChanged() {
    if isLoaded, window != nil, rows.rowHeight != commonRowHeight { reloadData() }
  }

  /// The points of a row or header that do not grow with the text.
  private static let fixedHeight = 12.0

  func isEnabled(_ row: Int) -> Bool { dataSource?.tableView(self, isRowEnabled: row) ?? true }

  /// The cells of the visible rows, keyed by row number.
  public var visibleCells: [Int: TableViewCell] {
    Dictionary(uniqueKeysWithValues: zip(cells.rows, cells.views))
  }

  // MARK: Moving rows

  /// Creates the cell that the user drags, and prepares the table for the drag.
  func makeLiftedCell(forRow row: Int) -> TableViewCell {
    finder.stop()
    pointer.setHoveredRow(nil)
    let cell = makeCell(dataSource?.tableView(self, reuseIdentifierForRow: row))
    prepare(cell, forRow: row)
    cell.lift()
    return cell
  }

  /// The number of a row after another row, or the row itself, has been moved.
  static func number(ofRow other: Int, afterMoving row: Int, to target: Int) -> Int {
    if other == row { return target }
    if other > row, other <= target { return other - 1 }
    if other < row, other >= target { return other + 1 }
    return other
  }

  func move(_ row: Int, to target: Int) {
    func moved(_ other: Int) -> Int { Self.number(ofRow: other, afterMoving: row, to: target) }
    let current = currentPath.flatMap { path in
      rows.outline.row(at: path).map { (path, shown: self.path(forRow: $0), moved($0)) }
    }
    dataSource?.tableView(self, moveRow: row, to: target)
    rows.move(row, to: target)
    selection.renumber(moved)
    if let (old, shown, newRow) = current {
      var path = path(forRow: newRow)
      if shown.child == nil { path.child = old.child }
      currentPath = path
    }
    cells.recycleAll()
    setNeedsLayout()
  }
}

extension TableView {
  /// Updates the table after rows were inserted, removed or moved in the data; the data source already has the new
  /// rows. Remaining rows keep their cells and move to their new positions; new rows fade in, removed rows fade out.
  ///
  /// Remaining rows stay current, selected, expanded and focused, and keep custom heights. Visible rows do not move
  /// when rows are inserted above them. Cells of remaining rows are not configured again: call `reconfigureRows(_:)`
  /// for new content.
  ///
  /// ```swift
  /// let new = songs.sorted()
  /// let difference = new.map(\.id).difference(from: songs.map(\.id))
  /// songs = new
  /// table.apply(difference)
  /// ```
  ///
  /// Does nothing before the table has loaded its rows. Traps if the old number of rows and the difference do not give
  /// the data source's number of rows.
  ///
  /// - Parameters:
  ///   - difference: The difference between the old and the new identifiers of the section's rows, without child rows.
  ///   - section: The section whose rows have changed. Default 0, also for a table without sections.
  ///   - animated: Whether rows move with an animation. They jump while motion is reduced, or outside of a window.
  public func apply<ID: Hashable>(
    _ difference: CollectionDifference<ID>, inSection section: Int = 0, animated: Bool = true
  ) {
    guard isLoaded else { return }
    finder.stop()
    reorderer.cancel()
    let difference = difference.inferringMoves()
    let changes = RowChanges(difference, inSection: section)
    var new = makeGeometry()
    requireConsistent(changes, inSection: section, to: new.outline)
    for path in rows.outline.disclosedPaths {
      if let path = changes.path(after: path) { disclose(path, in: &new) }
    }
    let map = RowMap(
      old: rows.outline, new: new.outline, forth: changes,
      back: RowChanges(difference.inverse(), inSection: section))
    for (row, height) in rows.customHeights {
      if let row = map.row(after: row) { new.setHeight(height, ofRow: row) }
    }
    performRowChanges { setGeometry(new, map, animated: animated) }
  }

  /// Configures the cells of the given rows again, for example with new content, like UIKit's `reconfigureRows(at:)`.
  /// Each row keeps its cell, even if it should now have another kind of cell. Selection, focus and animations are
  /// unchanged. Invisible rows are configured when they become visible. Rows that do not exist are ignored.
  public func reconfigureRows(_ rows: [Int]) {
    guard isLoaded else { return }
    selection.invalidateCheckedRange()
    for row in rows {
      if let cell = cells[row] { prepare(cell, forRow: row) }
    }
    setNeedsLayout()
  }

  private func requireConsistent(_ changes: RowChanges, inSection changed: Int, to new: RowOutline)
  {
    let old = rows.outline
    require(
      old.numberOfSections == new.numberOfSections,
      "The number of sections changed from \(old.numberOfSections) to \(new.numberOfSections): call "
        + "reloadData() instead")
    require(
      (0..<new.numberOfSections).contains(changed),
      "Section index \(changed) is out of range: 0..<\(new.numberOfSections)")
    for section in 0..<new.numberOfSections {
      let isChanged = section == changed
      let (inserted, removed) = isChanged ? (changes.insertedCount, changes.removedCount) : (0, 0)
      let (before, after) = (old.baseCount(inSection: section), new.baseCount(inSection: section))
      require(
        before + inserted - removed == after,
        "Section \(section) had \(before) rows; after \(inserted) insertions and \(removed) deletions it "
          + "must have \(before + inserted - removed) rows, but the data source has \(after)")
    }
  }

  /// Replaces the geometry, and maps the state of rows to their new numbers. Call it in `performRowChanges`.
  func setGeometry(_ new: ListGeometry, _ map: RowMap, animated: Bool) {
    let picture = rowAnimator.snapshot
    let anchor = anchorRow(map)
    let anchorTop = anchor.map { rows.top(ofRow: $0) } ?? 0
    let current = currentPath
    let removed = cells.renumber(map.row(after:))
    rows = new
    focusedRow = focusedRow.flatMap(map.nearestRow)
    selection.renumber(map.row(after:))
    pointer.renumber(map.row(after:))
    currentPath = current.flatMap(map.forth.path)
    contentHeight = rows.height
    if let row = anchor.flatMap(map.row(after:)) {
      vertical.compensateGrowth(by: rows.top(ofRow: row) - anchorTop)
    }
    // Shorter content may end above the visible part.
    setNeedsLayout()
    layoutIfNeeded()
    for (row, cell) in zip(cells.rows, cells.views) { update(cell, forRow: row) }
    let outOfSight = cells.removeRenumberedViews()
    if animated, window != nil, !isHidden, bounds.height > 0, !traits.reducesMotion {
      rowAnimator.animate(from: picture, map: map, removed: removed, renumbered: outOfSight)
    } else {
      rowAnimator.endAnimations()
      for cell in removed + outOfSight.values { cells.recycle(cell) }
    }
    noteFocusRingChanged()
  }

  /// The first visible remaining row, which must not move; nil if the table is scrolled to the top.
  private func anchorRow(_ map: RowMap) -> Int? {
    guard offset > -adjustedContentInset.top else { return nil }
    return visibleRows.first { map.row(after: $0) != nil && !map.isMoved($0) }
  }

  private func update(_ cell: TableViewCell, forRow row: Int) {
    cell.row = row
    cell.isEnabled = isEnabled(row)
    cell.isCurrent = isCurrentOrSelected(row)
    // The row may have lost all of its child rows.
    if let wasExpanded = cell.isExpanded, wasExpanded != isExpanded(row) {
      prepare(cell, forRow: row)
    }
  }
}
