// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Controls

struct RowOutlineTests {
  /// The paths of all rows, made the slow way.
  private func paths(_ counts: [Int], _ children: [RowPath: Int]) -> [RowPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).flatMap { row in
        let path = RowPath(section: section, row: row)
        return [path]
          + (0..<(children[path] ?? 0)).map { RowPath(section: section, row: row, child: $0) }
      }
    }
  }

  @Test(
    arguments: [
      ([3, 0, 4], [:]),
      ([0, 5, 0, 0], [RowPath(section: 1, row: 0): 2, RowPath(section: 1, row: 4): 3]),
      (
        [4, 2, 3],
        [
          RowPath(section: 0, row: 3): 1, RowPath(section: 1, row: 0): 4,
          RowPath(section: 2, row: 1): 2,
        ]
      ),
    ] as [([Int], [RowPath: Int])])
  func `RowOutline maps each row number to the row's path and back`(
    counts: [Int], children: [RowPath: Int]
  ) {
    var outline = RowOutline(sections: counts)
    for (path, count) in children.shuffledByHash() {
      outline.disclose(count, atRow: outline.row(at: path) ?? 0)
    }

    let paths = paths(counts, children)

    #expect(outline.count == paths.count)
    for (row, path) in paths.enumerated() {
      #expect(outline.path(ofRow: row) == path)
      #expect(outline.row(at: path) == row)
      #expect(outline.section(ofRow: row) == path.section)
      #expect(outline.rows(inSection: path.section).contains(row))
    }
    #expect(counts.indices.map { outline.rows(inSection: $0).count }.reduce(0, +) == paths.count)
  }

  @Test func `RowOutline maps a child row's path to its parent row while the parent is collapsed`()
  {
    var outline = RowOutline(count: 3)
    outline.disclose(2, atRow: 1)
    #expect(outline.row(at: RowPath(row: 1, child: 1)) == 3)
    #expect(outline.row(at: RowPath(row: 2)) == 4)

    outline.disclose(0, atRow: 1)

    #expect(outline.row(at: RowPath(row: 1, child: 1)) == 1)
    #expect(outline.row(at: RowPath(row: 2)) == 2)
    #expect(outline.row(at: RowPath(row: 3)) == nil)
    #expect(outline.disclosedPaths.isEmpty)
  }

  @Test func `a table row cannot be moved to another section or past an expanded row`() {
    var outline = RowOutline(sections: [4, 3])
    outline.disclose(2, atRow: 1)

    #expect(outline.movableRange(ofRow: 0) == 0..<1)
    #expect(outline.movableRange(ofRow: 2) == 2..<4)
    #expect(outline.movableRange(ofRow: 4) == 4..<6)
    #expect(outline.movableRange(ofRow: 7) == 6..<9)
  }
}

extension Dictionary {
  /// The entries in hash order, which differs from the order of the keys.
  fileprivate func shuffledByHash() -> [(Key, Value)] { map { ($0.key, $0.value) } }
}
