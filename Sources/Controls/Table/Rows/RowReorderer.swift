// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Moves the row of a table that the user has lifted by a long press.
final class RowReorderer {
  struct LiftedRow {
    let row: Int
    let range: Range<Int>
    let view: View
    fileprivate let offsetAtGrab: Double
    /// The row number at which the row would be dropped.
    fileprivate(set) var target: Int
    /// The location of the pointer in the table's coordinates.
    fileprivate var pointer: Point
    /// The frame of the row under the pointer, in the content.
    fileprivate(set) var frame = Rect.zero
  }

  /// Points from an edge of the table within which a dragged row scrolls the table.
  private static let scrollZone = 32.0
  /// Points per second at the edge.
  private static let scrollSpeed = 600.0

  private(set) var liftedRow: LiftedRow?

  private unowned let table: TableView
  private let press = LongPressGestureRecognizer()
  private var scrollTicker: FrameTicker?

  init(in table: TableView) {
    self.table = table
    press.shouldReceive = { [weak self] sample in
      guard let self, liftedRow == nil else { return false }
      return movableRow(at: sample.location(in: self.table)) != nil
    }
    press.addAction { [weak self] _ in self?.handlePress() }
    table.addGestureRecognizer(press)
  }

  /// The current frame of a row, which may make room for the lifted row.
  func currentFrame(ofRow row: Int) -> Rect {
    let rowRect = table.rect(forRow: row)
    guard let liftedRow, row != liftedRow.row else { return rowRect }
    let shift = TableView.number(ofRow: row, afterMoving: liftedRow.row, to: liftedRow.target) - row
    return rowRect.offset(by: Point(0, Double(shift) * table.rows.height(ofRow: liftedRow.row)))
  }

  func cancel() {
    guard removeLiftedRow() != nil else { return }
    animateRows()
  }

  private func handlePress() {
    let point = table.convert(press.location, from: nil)
    switch press.state {
    case .began: lift(at: point)
    case .changed: drag(to: point)
    case .ended: drop()
    case .cancelled: cancel()
    case .possible, .failed: break
    }
  }

  private func movableRow(at point: Point) -> Int? {
    guard let row = table.row(at: point), !table.isOnChevron(ofRow: row, at: point),
      table.canMove(row)
    else { return nil }
    return row
  }

  private func lift(at point: Point) {
    guard let row = movableRow(at: point) else { return }
    // A dragged row is collapsed, since its child rows move with it.
    if table.isExpanded(row) { table.changeExpansion(ofRow: row, to: false) }
    // A table without a focused row would focus the first row when it becomes first responder.
    if table.focusedRow == nil { table.focusedRow = row }
    if table.canBecomeFirstResponder { table.window?.focus.focus(table) }
    let view = table.makeLiftedCell(forRow: row)
    table.contentView.addSubview(view)
    liftedRow = LiftedRow(
      row: row, range: table.rows.outline.movableRange(ofRow: row), view: view,
      offsetAtGrab: point.y + table.offset - table.rows.top(ofRow: row), target: row, pointer: point
    )
    table.layOutCells()
    updateLiftedRow()
    startScrolling()
  }

  private func drag(to point: Point) {
    liftedRow?.pointer = point
    updateLiftedRow()
  }

  private func updateLiftedRow() {
    guard var liftedRow else { return }
    let rows = table.rows
    let height = rows.height(ofRow: liftedRow.row)
    let first = rows.top(ofRow: liftedRow.range.lowerBound)
    let last = rows.top(ofRow: liftedRow.range.upperBound - 1)
    let top = min(max(first, liftedRow.pointer.y + table.offset - liftedRow.offsetAtGrab), last)
    let natural = table.rect(forRow: liftedRow.row)
    liftedRow.frame = Rect(natural.minX, top, natural.width, height)
    liftedRow.view.frame = liftedRow.frame.inset(by: table.style.backgroundInsets)
    // Outside of the left and right edges the row would be dropped at its old position.
    let bounds = table.bounds
    let isBeside = liftedRow.pointer.x < bounds.minX || liftedRow.pointer.x >= bounds.maxX
    let nearest = rows.nearestRow(to: top + height / 2) ?? liftedRow.row
    let target =
      isBeside
      ? liftedRow.row
      : min(max(liftedRow.range.lowerBound, nearest), liftedRow.range.upperBound - 1)
    let isNew = target != liftedRow.target
    liftedRow.target = target
    self.liftedRow = liftedRow
    if isNew { animateRows() }
  }

  private func startScrolling() {
    scrollTicker = table.window?.animations.startTicker { [weak self] seconds in
      guard let self, let liftedRow else { return }
      let (y, bounds) = (liftedRow.pointer.y, table.bounds)
      let above = min(1, max(0, (bounds.minY + Self.scrollZone - y) / Self.scrollZone))
      let below = min(1, max(0, (y - bounds.maxY + Self.scrollZone) / Self.scrollZone))
      let way = (below - above) * Self.scrollSpeed * seconds
      guard way != 0 else { return }
      table.offset += way
      updateLiftedRow()
    }
  }

  private func drop() {
    guard let held = removeLiftedRow() else { return }
    if held.row != held.target { table.move(held.row, to: held.target) }
    table.setFocusedRow(held.target)
    table.layoutIfNeeded()
    guard let cell = table.cells[held.target], !table.traits.reducesMotion else { return }
    let end = cell.frame
    View.performWithoutAnimation { cell.frame = held.frame }
    View.animate(duration: RowAnimator.duration, curve: .easeOut) { cell.frame = end }
  }

  private func animateRows() {
    let duration = table.traits.reducesMotion ? 0 : RowAnimator.duration
    View.animate(duration: duration, curve: .easeOut) { [weak self] in
      guard let self else { return }
      for (row, cell) in zip(table.cells.rows, table.cells.views) {
        cell.frame = currentFrame(ofRow: row)
      }
    }
  }

  private func removeLiftedRow() -> LiftedRow? {
    guard let liftedRow else { return nil }
    self.liftedRow = nil
    scrollTicker?.stop()
    liftedRow.view.removeFromSuperview()
    table.layOutCells()
    return liftedRow
  }
}
