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
