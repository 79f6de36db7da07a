// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// Which rows of a section came, went and moved. O(log k) to a look-up for k changes, whatever the number of rows.
struct RowChanges {
  private let section: Int
  /// Places before, from the first to the last; those of rows that moved too.
  private let removals: [Int]
  /// So many rows that stay lie before each row that came, in the same order.
  private let insertionRanks: [Int]
  /// Places after, by those before.
  private var moves: [Int: Int] = [:]

  init<ID: Hashable>(_ difference: CollectionDifference<ID>, inSection section: Int) {
    self.section = section
    removals = difference.removals.map(\.offset)
    insertionRanks = difference.insertions.enumerated().map { $1.offset - $0 }
    for case .remove(let offset, _, let target?) in difference.removals { moves[offset] = target }
  }

  var insertedCount: Int { insertionRanks.count }
  var removedCount: Int { removals.count }

  /// Where a row is after the changes; nil when it is gone.
  func path(after path: RowPath) -> RowPath? {
    guard path.section == section else { return path }
    var path = path
    if let target = moves[path.row] {
      path.row = target
    } else if removals.containsSorted(path.row) {
      return nil
    } else {
      path.row = place(after: path.row)
    }
    return path
  }

  /// The same; where the row is gone, the place of the next one that stayed.
  func nearestPath(after path: RowPath) -> RowPath {
    self.path(after: path) ?? RowPath(section: section, row: place(after: path.row))
  }

  /// Whether a row went to another place than its neighbours.
  func moves(_ path: RowPath) -> Bool { path.section == section && moves[path.row] != nil }

  private func place(after row: Int) -> Int {
    let rank = row - removals.partitioningIndex { $0 >= row }
    return rank + insertionRanks.partitioningIndex { $0 > rank }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension [Int] {
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}

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

  /// The new number of a row, or of the row nearest to its old place if it is gone: the row that would disclose it, or the
  /// next row. If no row follows, it is the last row that the same row discloses, or the last row of the section, or a row
  /// next to a section that is empty. Nil if the table has no rows.
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
