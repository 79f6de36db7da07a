// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

protocol ReorderableList: ScrollView {
  var rows: ListGeometry { get }
  func rect(forRow row: Int) -> Rect
  /// The row that a long press at a point of the list lifts; nil for none.
  func movableRow(at point: Point) -> Int?
  /// Prepares the list for lifting a row, and returns the view that is dragged.
  func liftRow(_ row: Int) -> View
  func frame(ofLiftedRowAt rowFrame: Rect) -> Rect
  func layOutCells()
  func animateRows()
  func move(_ row: Int, to target: Int)
  func didDropRow(at target: Int, from startFrame: Rect)
}

final class RowReorderer {
  struct LiftedRow {
    let row: Int
    let range: Range<Int>
    let view: View
    fileprivate let offsetAtGrab: Double
    /// The row number at which the row would be dropped.
    fileprivate(set) var target: Int
    /// The location of the pointer in the list's coordinates.
    fileprivate var pointer: Point
    /// The frame of the row under the pointer, in the content.
    fileprivate(set) var frame = Rect.zero

    /// The offset of another row that makes room, in heights of the lifted row.
    fileprivate func shift(ofRow other: Int) -> Double {
      if other > row, other <= target { return -1 }
      if other < row, other >= target { return 1 }
      return 0
    }
  }

  /// Points from an edge of the list within which a dragged row scrolls the list.
  private static let scrollZone = 32.0
  /// Points per second at the edge.
  private static let scrollSpeed = 600.0

  private(set) var liftedRow: LiftedRow?

  private unowned let list: any ReorderableList
  private let press = LongPressGestureRecognizer()
  private var scrollTicker: FrameTicker?

  init(in list: any ReorderableList) {
    self.list = list
    press.shouldReceive = { [weak self] sample in
      guard let self, liftedRow == nil else { return false }
      return self.list.movableRow(at: sample.location(in: self.list)) != nil
    }
    press.addAction { [weak self] _ in self?.handlePress() }
    list.addGestureRecognizer(press)
  }

  /// The current frame of a row, which may make room for the lifted row.
  func currentFrame(ofRow row: Int) -> Rect {
    let rowRect = list.rect(forRow: row)
    guard let liftedRow else { return rowRect }
    let shift = liftedRow.shift(ofRow: row) * list.rows.height(ofRow: liftedRow.row)
    return rowRect.offset(by: Point(0, shift))
  }

  func cancel() {
    guard removeLiftedRow() != nil else { return }
    list.animateRows()
  }

  private func handlePress() {
    let point = list.convert(press.location, from: nil)
    switch press.state {
    case .began: lift(at: point)
    case .changed: drag(to: point)
    case .ended: drop()
    case .cancelled: cancel()
    case .possible, .failed: break
    }
  }

  private func lift(at point: Point) {
    guard let row = list.movableRow(at: point) else { return }
    let view = list.liftRow(row)
    list.contentView.addSubview(view)
    liftedRow = LiftedRow(
      row: row, range: list.rows.outline.movableRange(ofRow: row), view: view,
      offsetAtGrab: point.y + list.offset - list.rows.top(ofRow: row), target: row, pointer: point)
    list.layOutCells()
    updateLiftedRow()
    startScrolling()
  }

  private func drag(to point: Point) {
    liftedRow?.pointer = point
    updateLiftedRow()
  }

  private func updateLiftedRow() {
    guard var liftedRow else { return }
    let rows = list.rows
    let height = rows.height(ofRow: liftedRow.row)
    let first = rows.top(ofRow: liftedRow.range.lowerBound)
    let last = rows.top(ofRow: liftedRow.range.upperBound - 1)
    let top = min(max(first, liftedRow.pointer.y + list.offset - liftedRow.offsetAtGrab), last)
    let natural = list.rect(forRow: liftedRow.row)
    liftedRow.frame = Rect(natural.minX, top, natural.width, height)
    liftedRow.view.frame = list.frame(ofLiftedRowAt: liftedRow.frame)
    // Outside of the left and right edges the row would be dropped at its old position.
    let bounds = list.bounds
    let isBeside = liftedRow.pointer.x < bounds.minX || liftedRow.pointer.x >= bounds.maxX
    let nearest = rows.nearestRow(to: top + height / 2) ?? liftedRow.row
    let target =
      isBeside
      ? liftedRow.row
      : min(max(liftedRow.range.lowerBound, nearest), liftedRow.range.upperBound - 1)
    let isNew = target != liftedRow.target
    liftedRow.target = target
    self.liftedRow = liftedRow
    if isNew { list.animateRows() }
  }

  private func startScrolling() {
    scrollTicker = list.window?.animations.startTicker { [weak self] seconds in
      guard let self, let liftedRow else { return }
      let (y, bounds) = (liftedRow.pointer.y, list.bounds)
      let above = min(1, max(0, (bounds.minY + Self.scrollZone - y) / Self.scrollZone))
      let below = min(1, max(0, (y - bounds.maxY + Self.scrollZone) / Self.scrollZone))
      let way = (below - above) * Self.scrollSpeed * seconds
      guard way != 0 else { return }
      list.offset += way
      updateLiftedRow()
    }
  }

  private func drop() {
    guard let held = removeLiftedRow() else { return }
    if held.row != held.target { list.move(held.row, to: held.target) }
    list.didDropRow(at: held.target, from: held.frame)
  }

  private func removeLiftedRow() -> LiftedRow? {
    guard let liftedRow else { return nil }
    self.liftedRow = nil
    scrollTicker?.stop()
    liftedRow.view.removeFromSuperview()
    list.layOutCells()
    return liftedRow
  }
}
