// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A row that a person holds and drags among its neighbours.
final class TableReordering {
  /// Where it came from.
  let row: Int
  /// Where it would go.
  var target: Int
  /// Where it may go.
  let range: Range<Int>
  /// The row's picture under the pointer.
  let cell: TableViewCell
  /// Points from the row's top to where it is held.
  let grip: Double
  /// In the table's coordinates.
  var pointer: Point
  /// The row's place under the pointer, in the content.
  var place = Rect.zero
  var scrolling: Animator?

  init(row: Int, range: Range<Int>, cell: TableViewCell, grip: Double, pointer: Point) {
    self.row = row
    target = row
    self.range = range
    self.cell = cell
    self.grip = grip
    self.pointer = pointer
  }

  /// By how many row heights another row makes room.
  func shift(ofRow other: Int) -> Double {
    if other > row, other <= target { return -1 }
    if other < row, other >= target { return 1 }
    return 0
  }
}
