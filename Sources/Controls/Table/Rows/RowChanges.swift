// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing

/// The inserted, removed and moved rows of a section. A lookup takes O(log k) for k changes, for any number of rows.
struct RowChanges {
  /// Nil if there are no changes.
  private var section: Int?
  /// The former positions of removed and moved rows, in order.
  private var removals: [Int] = []
  /// For each inserted row the number of unmoved rows before it, in order.
  private var insertionRanks: [Int] = []
  /// New positions, keyed by the former positions.
  private var moves: [Int: Int] = [:]

  /// No changes.
  init() {}

  init<ID: Hashable>(_ difference: CollectionDifference<ID>, inSection section: Int) {
    self.section = section
    removals = difference.removals.map(\.offset)
    insertionRanks = difference.insertions.enumerated().map { $1.offset - $0 }
    for case .remove(let offset, _, let target?) in difference.removals { moves[offset] = target }
  }

  var insertedCount: Int { insertionRanks.count }
  var removedCount: Int { removals.count }

  func path(after path: RowPath) -> RowPath? {
    guard path.section == section else { return path }
    let target = moves[path.row]
    if target == nil, removals.containsSorted(path.row) { return nil }
    var path = path
    path.row = target ?? newRow(after: path.row)
    return path
  }

  /// The path of a row after the changes, or of the next remaining row if it has been removed.
  func nearestPath(after path: RowPath) -> RowPath {
    self.path(after: path) ?? RowPath(section: path.section, row: newRow(after: path.row))
  }

  func isMoved(_ path: RowPath) -> Bool { path.section == section && moves[path.row] != nil }

  private func newRow(after row: Int) -> Int {
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

/// Maps row numbers before a change to row numbers after it, and back.
struct RowMap {
  let old: RowOutline
  let new: RowOutline
  /// No changes if rows have only been expanded or collapsed, which changes no paths.
  var forth = RowChanges()
  var back = RowChanges()

  /// Returns nil if the row has been removed or hidden.
  func row(after row: Int) -> Int? {
    forth.path(after: old.path(ofRow: row)).flatMap(new.exactRow)
  }

  /// Returns nil if the row is new.
  func row(before row: Int) -> Int? { back.path(after: new.path(ofRow: row)).flatMap(old.exactRow) }

  /// The new number of a row. For a removed or hidden row it is the parent row or the next row; otherwise the last
  /// child of the same parent, the last row of the section, or a row next to the empty section. Nil if the table has no
  /// rows.
  func nearestRow(after row: Int) -> Int? {
    guard new.count > 0 else { return nil }
    let path = forth.nearestPath(after: old.path(ofRow: row))
    if let row = new.row(at: path) { return row }
    if let parent = path.parent.flatMap(new.row) { return parent + new.childCount(ofRow: parent) }
    let rows = new.rows(inSection: path.section)
    return min(rows.isEmpty ? rows.upperBound : rows.upperBound - 1, new.count - 1)
  }

  func isMoved(_ row: Int) -> Bool { forth.isMoved(old.path(ofRow: row)) }
}
