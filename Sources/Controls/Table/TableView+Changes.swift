// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Rows that come, go and move while others stay.
extension TableView {
  /// Rows came, went or moved in the data, which the data source answers with already: those that stay keep their cells and slide
  /// to where they belong, new ones fade in, and removed ones fade out. What is marked, selected, expanded, or under the keyboard
  /// stays so, heights of their own too. Rows that show do not move when others come above them. Rows that stay are not filled
  /// anew: `reconfigureRows(_:)` does that for those that say something else now.
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
    stopSearching()
    cancelReordering()
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
  /// Rows out of sight are filled when they come in; where there is no such row nothing happens.
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

  /// The rows are others, or lie elsewhere, and all that belongs to a row goes with it. Inside `changeRows`.
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
