// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import Drawing
internal import Views

/// Rows that a person moves: held down and dragged, or with Alt and the arrow keys.
extension TableView {
  /// Points from an edge of the table within which a held row scrolls it.
  private static let scrollZone = 32.0
  /// Points a second at the edge itself.
  private static let scrollSpeed = 600.0
  /// Seconds that a row may be held at an edge.
  private static let longestScroll = 3600.0

  /// Where a row is now, while others make room for a held one.
  func placeNow(ofRow row: Int) -> Rect {
    let place = rect(forRow: row)
    guard let reordering else { return place }
    let shift = reordering.shift(ofRow: row) * rows.height(ofRow: reordering.row)
    return place.offset(by: Point(0, shift))
  }

  private func canMove(_ row: Int) -> Bool {
    dataSource?.tableView(self, canMoveRow: row) ?? false
  }

  func canLift(at sample: PointerSample) -> Bool {
    let point = sample.location(in: self)
    guard reordering == nil, let row = row(at: point), !isChevron(ofRow: row, at: point) else {
      return false
    }
    return canMove(row)
  }

  func reorder(_ press: LongPressGestureRecognizer) {
    let point = convert(press.location, from: nil)
    switch press.state {
    case .began: lift(at: point)
    case .changed: drag(to: point)
    case .ended: drop()
    case .cancelled: cancelReordering()
    case .possible, .failed: break
    }
  }

  // MARK: Dragging

  private func lift(at point: Point) {
    guard let row = row(at: point) else { return }
    // What a row discloses goes with it: it travels closed.
    if isExpanded(row) { changeExpansion(ofRow: row, to: false) }
    // A table that gets the keyboard without a row for it would go to the first one.
    if focusedRow == nil { focusedRow = row }
    if canBecomeFirstResponder { window?.focus.focus(self) }
    stopSearching()
    pointer.hover(nil)
    let cell = makeCell(dataSource?.tableView(self, reuseIdentifierForRow: row))
    prepare(cell, forRow: row)
    cell.isLifted = true
    cell.backgroundColor = .surface
    cell.cornerRadius = cell.plateRadius
    cell.shadow = Shadow(
      color: Color.black.opacity(theme.palette.shadowOpacity),
      cornerRadius: cell.plateRadius)
    contentView.addSubview(cell)
    reordering = TableReordering(
      row: row, range: rows.outline.neighbours(ofRow: row), cell: cell,
      grip: point.y + offset - rows.top(ofRow: row), pointer: point)
    placeCells()
    placeHeldRow()
    scrollWhileHeld()
  }

  private func drag(to point: Point) {
    reordering?.pointer = point
    placeHeldRow()
  }

  private func placeHeldRow() {
    guard let reordering else { return }
    let height = rows.height(ofRow: reordering.row)
    let first = rows.top(ofRow: reordering.range.lowerBound)
    let last = rows.top(ofRow: reordering.range.upperBound - 1)
    let top = min(max(first, reordering.pointer.y + offset - reordering.grip), last)
    reordering.place = Rect(rowMargin, top, rowWidth, height)
    reordering.cell.frame = reordering.place.inset(by: reordering.cell.plateInsets)
    // Beside the table the row belongs where it came from.
    let isBeside = reordering.pointer.x < bounds.minX || reordering.pointer.x >= bounds.maxX
    let nearest = rows.nearestRow(to: top + height / 2) ?? reordering.row
    let target =
      isBeside
      ? reordering.row
      : min(max(reordering.range.lowerBound, nearest), reordering.range.upperBound - 1)
    guard target != reordering.target else { return }
    reordering.target = target
    makeRoom()
  }

  private func makeRoom() {
    let duration = traits.reducesMotion ? 0 : RowMotion.duration
    View.animate(duration: duration, curve: .easeOut) { [weak self] in
      guard let self else { return }
      for (row, cell) in zip(cells.rows, cells.views) { cell.frame = placeNow(ofRow: row) }
    }
  }

  private func scrollWhileHeld() {
    var elapsed = 0.0
    reordering?.scrolling = window?.animations.animate(
      from: 0, to: Self.longestScroll, motion: .curve(.linear, duration: Self.longestScroll)
    ) { [weak self] seconds in
      guard let self, let reordering else { return }
      let y = reordering.pointer.y
      let above = min(1, max(0, (bounds.minY + Self.scrollZone - y) / Self.scrollZone))
      let below = min(1, max(0, (y - bounds.maxY + Self.scrollZone) / Self.scrollZone))
      let way = (below - above) * Self.scrollSpeed * (seconds - elapsed)
      elapsed = seconds
      guard way != 0 else { return }
      offset += way
      placeHeldRow()
    }
  }

  private func drop() {
    guard let (row, target, place) = putDown() else { return }
    if row != target { move(row, to: target) }
    setFocusedRow(target)
    layoutIfNeeded()
    guard let cell = cells[target], !traits.reducesMotion else { return }
    let end = cell.frame
    View.performWithoutAnimation { cell.frame = place }
    View.animate(duration: RowMotion.duration, curve: .easeOut) { cell.frame = end }
  }

  /// The held row goes back to where it came from.
  func cancelReordering() {
    guard putDown() != nil else { return }
    makeRoom()
  }

  private func putDown() -> (row: Int, target: Int, place: Rect)? {
    guard let reordering else { return nil }
    self.reordering = nil
    reordering.scrolling?.stop()
    reordering.cell.removeFromSuperview()
    placeCells()
    return (reordering.row, reordering.target, reordering.place)
  }

  // MARK: Moving

  private func move(_ row: Int, to target: Int) {
    func moved(_ other: Int) -> Int {
      if other == row { return target }
      if other > row, other <= target { return other - 1 }
      if other < row, other >= target { return other + 1 }
      return other
    }
    let current = currentPath.flatMap { path in
      rows.outline.row(at: path).map { (path, shown: self.path(forRow: $0), moved($0)) }
    }
    dataSource?.tableView(self, moveRow: row, to: target)
    rows.move(row, to: target)
    selection.renumber(moved)
    if let (old, shown, place) = current {
      var path = path(forRow: place)
      if shown.child == nil { path.child = old.child }
      currentPath = path
    }
    cells.recycleAll()
    setNeedsLayout()
  }

  var movingCommands: [KeyCommand] {
    guard let row = focusedRow, row < rows.count, canMove(row) else { return [] }
    return [
      movingCommand(traits.localization("Move the row up"), "move-up", .up, by: -1),
      movingCommand(traits.localization("Move the row down"), "move-down", .down, by: 1),
    ]
  }

  private func movingCommand(
    _ title: String, _ name: String, _ key: Key, by step: Int
  ) -> KeyCommand {
    KeyCommand(
      title, identifier: "list.\(name)", group: traits.localization("Lists"),
      shortcuts: [.init(key, .alt)], repeats: true
    ) { [weak self] in
      guard let self, let row = focusedRow, row < rows.count, canMove(row) else { return false }
      window?.focus.keyboardWasUsed()
      if isExpanded(row) { changeExpansion(ofRow: row, to: false) }
      cancelReordering()
      let target = row + step
      if rows.outline.neighbours(ofRow: row).contains(target) {
        move(row, to: target)
        setFocusedRow(target)
      }
      return true
    }
  }
}
