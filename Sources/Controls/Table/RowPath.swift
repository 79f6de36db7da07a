// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Where a row of a table belongs: its section, its place there, and its place below the row that
/// holds it.
public nonisolated struct RowPath: Sendable, Hashable {
  /// From 0. A table without sections has this one only.
  public var section: Int
  /// Among the rows of the section, from 0; disclosed rows do not count.
  public var row: Int
  /// Among the rows that row `row` discloses, from 0; nil for that row itself.
  public var child: Int?

  /// A row. Default: of the first section, and not one that another row discloses.
  public init(section: Int = 0, row: Int, child: Int? = nil) {
    self.section = section
    self.row = row
    self.child = child
  }

  /// The row that discloses this one; nil for a row of the section itself.
  public var parent: RowPath? {
    child == nil ? nil : RowPath(section: section, row: row)
  }
}
