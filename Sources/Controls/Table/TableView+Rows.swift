// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
internal import Views

/// Where rows are, and what they are.
extension TableView {
  /// With the rows that are disclosed.
  public var numberOfRows: Int {
    loadIfNeeded()
    return rows.count
  }

  /// Asks the data source again for everything. Rows have the common height again, except those that were measured; those that
  /// were expanded stay so.
  public func reloadData() {
    noteLoading()
    finder.stop()
    reordering.cancel()
    let old = rows
    rows = makeGeometry()
    if old.outline.disclosed.isEmpty { forgetDisclosingRows() }
    for path in old.outline.disclosed { disclose(path, in: &rows) }
    if areRowsMeasured { rows.keepHeights(of: old) }
    selection.renumber { [count = rows.count] in $0 < count ? $0 : nil }
    motion.end()
    cells.recycleAll()
    if let row = focusedRow, row >= rows.count {
      focusedRow = rows.count > 0 ? rows.count - 1 : nil
    }
    rowsChanged()
  }

  /// Asks the data source for the rows if that has not happened.
  func loadIfNeeded() {
    if !isLoaded { reloadData() }
  }

  /// Call when rows were added at the end of a table without sections; the visible rows stay where
  /// they are. A table with sections reloads.
  public func rowsAppended() {
    guard isLoaded, !rows.hasSections else { return reloadData() }
    rows.setCount(countRows())
    contentHeight = rows.height
  }

  func rowsChanged() {
    contentHeight = rows.height
    setNeedsLayout()
  }

  func countRows() -> Int {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    require(count >= 0, "A table cannot have \(count) rows")
    return count
  }

  /// Sets the height of a row, in points, until the data is reloaded; if cells determine the heights of their rows, until the
  /// row is shown. 0 hides the row. A negative height stops the program. Does nothing for a row that does not exist.
  public func setHeight(_ height: Double, forRow row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    rows.setHeight(height, ofRow: row)
    contentHeight = rows.height
    setNeedsLayout()
  }

  /// The selected rows, from the first to the last, where `allowsMultipleSelection` is on. Those that are there when rows are
  /// inserted, moved or disclosed stay selected. Setting it tells no delegate; rows that are not there are left out. Default empty.
  public var selectedRows: [Int] {
    get { selection.rows }
    set { if allowsMultipleSelection { selection.rows = newValue } }
  }

  /// The frame of a row in the coordinates of `contentView`, in points; zero for a row that does not exist. Convert it from
  /// `contentView`, since the table's own coordinates do not scroll.
  public func rect(forRow row: Int) -> Rect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    return Rect(rowMargin, rows.top(ofRow: row), rowWidth, rows.height(ofRow: row))
  }

  var rowWidth: Double { max(0, bounds.width - 2 * rowMargin) }

  /// Scrolls as little as needed to show a row whole, below the header of its section. Nothing where there is no such row.
  public func scrollToRow(_ row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    // Rows that come in, and are measured then, may push this one on.
    for _ in 0..<Self.maximumPasses {
      let place = rect(forRow: row)
      scrollRectToVisible(headers.withRoomForHeader(place, row: row))
      guard rect(forRow: row) != place else { return }
    }
  }

  /// The row at a point of the table's own coordinates; nil on a header.
  public func row(at point: Point) -> Int? {
    loadIfNeeded()
    let area = bounds.inset(by: Insets(horizontal: min(rowMargin, bounds.width / 2), vertical: 0))
    guard area.contains(point), !headers.cover(point) else { return nil }
    return rows.row(at: point.y + offset)
  }

  /// Where a row belongs in the data.
  public func path(forRow row: Int) -> RowPath {
    loadIfNeeded()
    return rows.outline.path(ofRow: row)
  }

  /// The number of a row; of the row that would disclose it while that is collapsed. Nil when there
  /// is none.
  public func row(at path: RowPath) -> Int? {
    loadIfNeeded()
    return rows.outline.row(at: path)
  }

  func makeGeometry() -> ListGeometry {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    require(sections >= 0, "A table cannot have \(sections) sections")
    let height = commonRowHeight
    guard sections > 0 else { return ListGeometry(count: countRows(), commonHeight: height) }
    return ListGeometry(sections: headers.load(sections), commonHeight: height)
  }

  /// Of a row that has no height of its own, at the present size of text.
  var commonRowHeight: Double {
    guard areRowsMeasured else { return grown(rowHeight) }
    return grown(estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight)
  }

  var headerHeight: Double { grown(TableHeaderView.height) }

  /// Points for what holds text, at the present size of text.
  private func grown(_ height: Double) -> Double {
    height + max(0, traits.textScale - 1) * max(0, height - Self.fixedHeight)
  }

  /// The size of text is another than when the rows were placed, perhaps. Outside of a window nobody says how large it is.
  func fitRowHeight() {
    if isLoaded, window != nil, rows.rowHeight != commonRowHeight { reloadData() }
  }

  /// What text does not fill of a row or a header, in points.
  private static let fixedHeight = 12.0

  func isEnabled(_ row: Int) -> Bool {
    dataSource?.tableView(self, isRowEnabled: row) ?? true
  }

  /// The cells that show, by row.
  public var visibleCells: [Int: TableViewCell] {
    Dictionary(uniqueKeysWithValues: zip(cells.rows, cells.views))
  }
}

extension TableView: ReorderableList {
  func movableRow(at point: Point) -> Int? {
    guard let row = row(at: point), !isChevron(ofRow: row, at: point), canMove(row) else {
      return nil
    }
    return row
  }

  func liftRow(_ row: Int) -> View {
    // What a row discloses goes with it: it travels closed.
    if isExpanded(row) { changeExpansion(ofRow: row, to: false) }
    // A table that gets the keyboard without a row for it would go to the first one.
    if focusedRow == nil { focusedRow = row }
    if canBecomeFirstResponder { window?.focus.focus(self) }
    finder.stop()
    pointer.hover(nil)
    let cell = makeCell(dataSource?.tableView(self, reuseIdentifierForRow: row))
    prepare(cell, forRow: row)
    cell.lift()
    return cell
  }

  func frame(ofLiftedRowAt place: Rect) -> Rect {
    place.inset(by: TableViewCell.plateInsets(for: style))
  }

  func makeRoom() {
    let duration = traits.reducesMotion ? 0 : RowMotion.duration
    View.animate(duration: duration, curve: .easeOut) { [weak self] in
      guard let self else { return }
      for (row, cell) in zip(cells.rows, cells.views) {
        cell.frame = reordering.placeNow(ofRow: row)
      }
    }
  }

  func rowWasDropped(at target: Int, from place: Rect) {
    setFocusedRow(target)
    layoutIfNeeded()
    guard let cell = cells[target], !traits.reducesMotion else { return }
    let end = cell.frame
    View.performWithoutAnimation { cell.frame = place }
    View.animate(duration: RowMotion.duration, curve: .easeOut) { cell.frame = end }
  }

  func move(_ row: Int, to target: Int) {
    func moved(_ other: Int) -> Int {
      if other == row { return target }
      if other > row, other <= target { return other - 1 }
      if other < row, other >= target { return other + 1 }
      return other
    }
    let current = currentPath.flatMap { path in
      rows.outline.row(at: path).map { (path, shown: self.path(forRow: $0), moved($0)) }
    }
    dataSource?.tableView(self, moveRow: row, to: target)
    rows.move(row, to: target)
    selection.renumber(moved)
    if let (old, shown, place) = current {
      var path = path(forRow: place)
      if shown.child == nil { path.child = old.child }
      currentPath = path
    }
    cells.recycleAll()
    setNeedsLayout()
  }
}

/// Rows that come, go and move while others stay.
extension TableView {
  /// Call after rows were inserted, removed or moved in the data; the data source has the new rows already. The other rows keep their
  /// cells and slide to their new places, new rows fade in, and removed rows fade out. Rows stay marked, selected, expanded and
  /// focused, and keep heights of their own. Visible rows do not move when rows are inserted above them. Cells of rows that stay are
  /// not filled again: call `reconfigureRows(_:)` for rows with new content.
  ///
  /// ```swift
  /// let new = songs.sorted()
  /// let difference = new.map(\.id).difference(from: songs.map(\.id))
  /// songs = new
  /// table.apply(difference)
  /// ```
  ///
  /// The program stops where the data source has another number of rows than follows. Before the table has asked for its
  /// rows it has nothing to change.
  ///
  /// - Parameters:
  ///   - difference: Of what tells the rows of a section apart, without the rows that they disclose.
  ///   - section: Default 0, of a list without sections too.
  ///   - animated: Whether rows move, in 160 ms; they jump when motion is reduced, or outside a window.
  public func apply<ID: Hashable>(
    _ difference: CollectionDifference<ID>, inSection section: Int = 0, animated: Bool = true
  ) {
    guard isLoaded else { return }
    finder.stop()
    reordering.cancel()
    let difference = difference.inferringMoves()
    let changes = (
      forth: RowChanges(difference, inSection: section),
      back: RowChanges(difference.inverse(), inSection: section)
    )
    var new = makeGeometry()
    check(changes.forth, inSection: section, to: new.outline)
    for path in rows.outline.disclosed {
      if let path = changes.forth.path(after: path) { disclose(path, in: &new) }
    }
    let map = RowMap(from: rows.outline, to: new.outline, changes)
    for (row, height) in rows.ownHeights {
      if let row = map.row(after: row) { new.setHeight(height, ofRow: row) }
    }
    changeRows { change(to: new, map, animated: animated) }
  }

  /// Asks the data source to fill rows anew that say something else now, as UIKit's `reconfigureRows(at:)`. Each keeps its cell,
  /// even where it should have one of another kind; what is selected and under the keyboard stays so, and rows that slide go on.
  /// A row that is not visible is filled when it becomes visible; a row that does not exist is ignored.
  public func reconfigureRows(_ rows: [Int]) {
    guard isLoaded else { return }
    selection.forgetEnabled()
    for row in rows {
      if let cell = cells[row] { prepare(cell, forRow: row) }
    }
    setNeedsLayout()
  }

  private func check(_ changes: RowChanges, inSection changed: Int, to new: RowOutline) {
    let old = rows.outline
    require(
      old.numberOfSections == new.numberOfSections,
      "The table had \(old.numberOfSections) sections and has \(new.numberOfSections): call reloadData()"
    )
    require(
      (0..<new.numberOfSections).contains(changed),
      "There is no section \(changed) of \(new.numberOfSections)")
    for section in 0..<new.numberOfSections {
      let isChanged = section == changed
      let (inserted, removed) = isChanged ? (changes.insertedCount, changes.removedCount) : (0, 0)
      let (before, after) = (old.baseCount(inSection: section), new.baseCount(inSection: section))
      require(
        before + inserted - removed == after,
        "Section \(section) had \(before) rows; with \(inserted) more and \(removed) less it cannot have \(after)"
      )
    }
  }

  /// Takes over other rows, or other places of rows, with everything that belongs to a row. Call it in `changeRows`.
  func change(to new: ListGeometry, _ map: RowMap, animated: Bool) {
    let picture = motion.picture
    let anchor = rowThatStays(map)
    let place = anchor.map { rows.top(ofRow: $0) } ?? 0
    let current = currentPath
    let removed = cells.renumber(map.row(after:))
    rows = new
    focusedRow = focusedRow.flatMap(map.nearestRow)
    selection.renumber(map.row(after:))
    pointer.renumber(map.row(after:))
    currentPath = current.flatMap(map.path)
    contentHeight = rows.height
    if let row = anchor.flatMap(map.row(after:)) {
      contentAboveGrew(by: rows.top(ofRow: row) - place)
    }
    // A shorter content may end above what showed.
    setNeedsLayout()
    layoutIfNeeded()
    for (row, cell) in zip(cells.rows, cells.views) { update(cell, forRow: row) }
    let outOfSight = cells.takeOutOfSight()
    if animated, window != nil, !isHidden, bounds.height > 0, !traits.reducesMotion {
      motion.show(from: picture, map: map, removed: removed, outOfSight: outOfSight)
    } else {
      motion.end()
      for cell in removed + outOfSight.values { cells.giveBack(cell) }
    }
    focusRingChanged()
  }

  /// The first row in sight that stays, where the table is scrolled: there it stays in its place.
  private func rowThatStays(_ map: RowMap) -> Int? {
    guard offset > -adjustedContentInset.top else { return nil }
    return rowsInSight.first { map.row(after: $0) != nil && !map.moves($0) }
  }

  /// The cell keeps its row, which may have another number.
  private func update(_ cell: TableViewCell, forRow row: Int) {
    cell.row = row
    cell.isEnabled = isEnabled(row)
    cell.isCurrent = isMarked(row)
    // It may have lost all that it disclosed.
    if let wasExpanded = cell.isExpanded, wasExpanded != isExpanded(row) {
      prepare(cell, forRow: row)
    }
  }
}
