// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// A list whose rows a person can move among their neighbors.
protocol ReorderableList: ScrollView {
  var rows: ListGeometry { get }
  /// The place of a row in the content.
  func rect(forRow row: Int) -> Rect
  /// The row at a point of the list that can be lifted there; nil for none.
  func movableRow(at point: Point) -> Int?
  /// Prepares the list for a row that is lifted, and returns the view that is dragged.
  func liftRow(_ row: Int) -> View
  /// The frame of the dragged view for a row at `place`.
  func frame(ofLiftedRowAt place: Rect) -> Rect
  /// Places the views of all rows, after one was lifted or put down.
  func placeCells()
  /// The same while a row is held, with an animation.
  func makeRoom()
  /// Moves the row in the data source and in the selection.
  func move(_ row: Int, to target: Int)
  /// The row is at its new place.
  func rowWasDropped(at target: Int, from place: Rect)
}

/// Moves a row that is held down and dragged.
final class RowReordering {
  /// A row under the pointer.
  struct Held {
    /// Where it came from.
    let row: Int
    /// Where it may go.
    let range: Range<Int>
    /// Moves with the pointer.
    let view: View
    /// Points from the row's top to where it is held.
    fileprivate let grip: Double
    /// Where it would go.
    fileprivate(set) var target: Int
    /// In the list's coordinates.
    fileprivate var pointer: Point
    /// The row's place under the pointer, in the content.
    fileprivate(set) var place = Rect.zero

    /// By how many row heights another row makes room.
    fileprivate func shift(ofRow other: Int) -> Double {
      if other > row, other <= target { return -1 }
      if other < row, other >= target { return 1 }
      return 0
    }
  }

  /// Points from an edge of the list within which a held row scrolls it.
  private static let scrollZone = 32.0
  /// Points a second at the edge itself.
  private static let scrollSpeed = 600.0

  /// Nil while no row is held.
  private(set) var held: Held?

  private unowned let list: any ReorderableList
  private let press = LongPressGestureRecognizer()
  private var scrolling: FrameTicker?

  /// Gives the list the recognizer that lifts its rows.
  init(in list: any ReorderableList) {
    self.list = list
    press.shouldReceive = { [weak self] sample in
      guard let self, held == nil else { return false }
      return self.list.movableRow(at: sample.location(in: self.list)) != nil
    }
    press.addAction { [weak self] _ in self?.pressChanged() }
    list.addGestureRecognizer(press)
  }

  /// Where a row is now, while others make room for a held one.
  func placeNow(ofRow row: Int) -> Rect {
    let place = list.rect(forRow: row)
    guard let held else { return place }
    let shift = held.shift(ofRow: row) * list.rows.height(ofRow: held.row)
    return place.offset(by: Point(0, shift))
  }

  /// The held row goes back to where it came from.
  func cancel() {
    guard putDown() != nil else { return }
    list.makeRoom()
  }

  private func pressChanged() {
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
    held = Held(
      row: row, range: list.rows.outline.neighbours(ofRow: row), view: view,
      grip: point.y + list.offset - list.rows.top(ofRow: row), target: row, pointer: point)
    list.placeCells()
    placeHeldRow()
    scrollWhileHeld()
  }

  private func drag(to point: Point) {
    held?.pointer = point
    placeHeldRow()
  }

  private func placeHeldRow() {
    guard var held else { return }
    let rows = list.rows
    let height = rows.height(ofRow: held.row)
    let first = rows.top(ofRow: held.range.lowerBound)
    let last = rows.top(ofRow: held.range.upperBound - 1)
    let top = min(max(first, held.pointer.y + list.offset - held.grip), last)
    let natural = list.rect(forRow: held.row)
    held.place = Rect(natural.minX, top, natural.width, height)
    held.view.frame = list.frame(ofLiftedRowAt: held.place)
    // Beside the list the row belongs where it came from.
    let bounds = list.bounds
    let isBeside = held.pointer.x < bounds.minX || held.pointer.x >= bounds.maxX
    let nearest = rows.nearestRow(to: top + height / 2) ?? held.row
    let target =
      isBeside
      ? held.row : min(max(held.range.lowerBound, nearest), held.range.upperBound - 1)
    let isNew = target != held.target
    held.target = target
    self.held = held
    if isNew { list.makeRoom() }
  }

  private func scrollWhileHeld() {
    scrolling = list.window?.animations.eachFrame { [weak self] seconds in
      guard let self, let held else { return }
      let (y, bounds) = (held.pointer.y, list.bounds)
      let above = min(1, max(0, (bounds.minY + Self.scrollZone - y) / Self.scrollZone))
      let below = min(1, max(0, (y - bounds.maxY + Self.scrollZone) / Self.scrollZone))
      let way = (below - above) * Self.scrollSpeed * seconds
      guard way != 0 else { return }
      list.offset += way
      placeHeldRow()
    }
  }

  private func drop() {
    guard let held = putDown() else { return }
    if held.row != held.target { list.move(held.row, to: held.target) }
    list.rowWasDropped(at: held.target, from: held.place)
  }

  private func putDown() -> Held? {
    guard let held else { return nil }
    self.held = nil
    scrolling?.stop()
    held.view.removeFromSuperview()
    list.placeCells()
    return held
  }
}
