// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Tells the numbers of rows before and after rows came, went, moved, or were disclosed.
struct RowMap {
  let old: RowOutline
  let new: RowOutline
  /// Nil when rows were disclosed, or are no longer: all have the paths that they had.
  private var changes: (forth: RowChanges, back: RowChanges)?

  init(
    from old: RowOutline, to new: RowOutline,
    _ changes: (forth: RowChanges, back: RowChanges)? = nil
  ) {
    (self.old, self.new, self.changes) = (old, new, changes)
  }

  func path(after path: RowPath) -> RowPath? {
    guard let changes else { return path }
    return changes.forth.path(after: path)
  }

  /// Nil when the row is gone, or not disclosed any more.
  func row(after row: Int) -> Int? {
    path(after: old.path(ofRow: row)).flatMap(new.shownRow)
  }

  /// Nil when the row was not there.
  func row(before row: Int) -> Int? {
    let path = new.path(ofRow: row)
    guard let changes else { return old.shownRow(at: path) }
    return changes.back.path(after: path).flatMap(old.shownRow)
  }

  /// The same row, or the one that discloses it, or the next; the last one of its section, or that a row discloses, where there
  /// is no next. Nil without rows.
  func nearestRow(after row: Int) -> Int? {
    guard new.count > 0 else { return nil }
    let old = old.path(ofRow: row)
    let path = changes?.forth.nearestPath(after: old) ?? old
    if let row = new.row(at: path) { return row }
    if let parent = path.parent.flatMap(new.row) { return parent + new.children(ofRow: parent) }
    let rows = new.rows(inSection: path.section)
    return min(rows.isEmpty ? rows.upperBound : rows.upperBound - 1, new.count - 1)
  }

  /// Whether a row, by its number before, went to another place than its neighbours.
  func moves(_ row: Int) -> Bool { changes?.forth.moves(old.path(ofRow: row)) ?? false }
}
