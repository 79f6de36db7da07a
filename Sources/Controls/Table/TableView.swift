// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A list of rows of one height. Only rows that show have a cell, so a table may have any
/// number of them.
public final class TableView: ScrollView {
  public weak var dataSource: (any TableViewDataSource)?
  public weak var delegate: (any TableViewDelegate)?

  /// Points. Default 44, a menu row of look.md.
  public var rowHeight = 44.0 {
    willSet { precondition(newValue > 0, "A row cannot be \(newValue) points high") }
    didSet {
      if rowHeight != oldValue { reloadData() }
    }
  }

  public var style = TableViewCell.Style.menu {
    didSet {
      if style != oldValue { reloadData() }
    }
  }

  /// Whether the keyboard can come to the table. Without it rows are for the pointer alone, and
  /// keys go on to others. Default true.
  public var isFocusable = true {
    didSet {
      if isFocusable != oldValue { window?.focus.viewStateChanged() }
    }
  }

  /// The row that is marked as the present one. Default nil.
  public var currentRow: Int? {
    didSet {
      if currentRow != oldValue { updateCells() }
    }
  }

  /// The row that the keyboard is on.
  public private(set) var focusedRow: Int?

  private var cells: [Int: TableViewCell] = [:]
  private var spares: [TableViewCell] = []
  private var rowCount = 0
  private var hoveredRow: Int?
  private var pressedRow: Int?
  private var typeAhead = TypeAhead()

  public override init(frame: Rect) {
    super.init(frame: frame)
    // Rows are plain pictures: the table itself answers the pointer.
    contentView.isUserInteractionEnabled = false
  }

  // MARK: Rows

  public var numberOfRows: Int { rowCount }

  /// Asks the data source again for everything.
  public func reloadData() {
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    for (_, cell) in cells { retire(cell) }
    cells.removeAll()
    if let row = focusedRow, row >= rowCount { focusedRow = rowCount > 0 ? rowCount - 1 : nil }
    contentHeight = Double(rowCount) * rowHeight
    setNeedsLayout()
  }

  /// Tells that rows were added at the end; what shows stays where it is.
  public func rowsAppended() {
    rowCount = dataSource?.numberOfRows(in: self) ?? 0
    contentHeight = Double(rowCount) * rowHeight
  }

  /// Where a row lies in the content, in points.
  public func rect(forRow row: Int) -> Rect {
    Rect(0, Double(row) * rowHeight, bounds.width, rowHeight)
  }

  /// The row at a point of the table's own coordinates.
  public func row(at point: Point) -> Int? {
    let row = Int(((point.y + offset) / rowHeight).rounded(.down))
    return (0..<rowCount).contains(row) && bounds.contains(point) ? row : nil
  }

  /// The cells that show, by row.
  public var visibleCells: [Int: TableViewCell] { cells }

  public override func offsetChanged() {
    super.offsetChanged()
    placeCells()
  }

  private func placeCells() {
    guard rowCount > 0, rowHeight > 0, bounds.height > 0 else {
      for (_, cell) in cells { retire(cell) }
      cells.removeAll()
      return
    }
    let first = max(0, Int((offset / rowHeight).rounded(.down)))
    let last = min(rowCount - 1, Int(((offset + bounds.height) / rowHeight).rounded(.up)) - 1)
    for (row, cell) in cells where row < first || row > last {
      retire(cell)
      cells[row] = nil
    }
    guard first <= last else { return }
    for row in first...last {
      let cell = cells[row] ?? makeCell(forRow: row)
      cells[row] = cell
      cell.frame = rect(forRow: row)
    }
  }

  private func makeCell(forRow row: Int) -> TableViewCell {
    let cell = spares.popLast() ?? TableViewCell()
    cell.row = row
    cell.style = style
    cell.image = nil
    cell.detail = nil
    cell.titleColor = .text
    cell.isUserInteractionEnabled = false
    cell.setHovered(row == hoveredRow, animated: false)
    cell.setPressed(row == pressedRow, animated: false)
    cell.isCurrent = row == currentRow
    cell.frame = rect(forRow: row)
    dataSource?.tableView(self, configure: cell, forRow: row)
    contentView.addSubview(cell)
    return cell
  }

  private func retire(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    spares.append(cell)
  }

  private func updateCells() {
    for (row, cell) in cells { cell.isCurrent = row == currentRow }
  }

  // MARK: Pointer

  public override func hoverMoved(to location: Point) {
    // Rows that nothing happens to when they are clicked do not light up.
    setHovered(delegate == nil ? nil : row(at: location))
  }

  public override func hoverEnded() { setHovered(nil) }

  private func setHovered(_ row: Int?) {
    guard row != hoveredRow else { return }
    hoveredRow.flatMap { cells[$0] }?.setHovered(false, animated: true)
    hoveredRow = row
    row.flatMap { cells[$0] }?.setHovered(true, animated: true)
  }

  public override func pointerDown(_ pointer: PointerSample) {
    guard delegate != nil, pointer.event.button == .primary else { return }
    press(row(at: pointer.location(in: self)))
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    guard let pressedRow else { return }
    // Leaving the row gives the click up for good, as menus do.
    if row(at: pointer.location(in: self)) != pressedRow { press(nil) }
  }

  public override func pointerUp(_ pointer: PointerSample) {
    release(at: row(at: pointer.location(in: self)))
  }

  public override func pointerCancelled() { press(nil) }

  private func press(_ row: Int?) {
    guard row != pressedRow else { return }
    pressedRow.flatMap { cells[$0] }?.setPressed(false, animated: true)
    pressedRow = row
    row.flatMap { cells[$0] }?.setPressed(true, animated: true)
  }

  private func release(at row: Int?) {
    let pressed = pressedRow
    press(nil)
    guard let pressed, pressed == row else { return }
    if canBecomeFirstResponder { window?.focus.focus(self) }
    setFocusedRow(pressed)
    delegate?.tableView(self, didSelectRow: pressed)
  }

  // MARK: Keyboard

  public override var canBecomeFirstResponder: Bool {
    isFocusable && rowCount > 0 && delegate != nil
  }

  public override func firstResponderChanged(_ isFirstResponder: Bool) {
    if isFirstResponder, focusedRow == nil { setFocusedRow(currentRow ?? 0) }
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    guard let focusedRow, let cell = cells[focusedRow] else { return super.focusRing }
    // Inside the row: its neighbours and the table's edges leave no room around it.
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let place = cell.plate.offset(by: Point(0, cell.frame.minY - offset)).intersection(bounds)
    return (place.inset(by: reach), max(0, cell.plateRadius - reach))
  }

  /// Moves the keyboard to a row and shows it; rows beyond the ends are clamped.
  public func setFocusedRow(_ row: Int) {
    guard rowCount > 0 else { return }
    let clamped = min(max(0, row), rowCount - 1)
    focusedRow = clamped
    layoutIfNeeded()
    scrollToVisible(rect(forRow: clamped))
    focusRingChanged()
  }

  public override var keyCommands: [KeyCommand] {
    guard canBecomeFirstResponder else { return super.keyCommands }
    let page = max(1, Int(bounds.height / rowHeight) - 1)
    return [
      moveCommand("Previous row", .up) { row, _ in row - 1 },
      moveCommand("Next row", .down) { row, _ in row + 1 },
      moveCommand("A page of rows up", .pageUp) { row, _ in row - page },
      moveCommand("A page of rows down", .pageDown) { row, _ in row + page },
      moveCommand("First row", .home) { _, _ in 0 },
      moveCommand("Last row", .end) { _, count in count - 1 },
      KeyCommand("Activate the row", group: "Lists", shortcuts: [.init(.return)]) {
        [weak self] in self?.activateFocusedRow() ?? false
      },
      KeyCommand("Activate the row", group: "Lists", shortcuts: [.init(.space)]) {
        [weak self] in
        // While a name is being typed a space belongs to it.
        guard let self, let window, !typeAhead.isPending(at: window.animations.now) else {
          return false
        }
        return activateFocusedRow()
      },
    ]
  }

  private func activateFocusedRow() -> Bool {
    guard let row = focusedRow else { return false }
    delegate?.tableView(self, didSelectRow: row)
    return true
  }

  private func moveCommand(
    _ title: String, _ key: Key, to target: @escaping (_ row: Int, _ count: Int) -> Int
  ) -> KeyCommand {
    KeyCommand(title, group: "Lists", shortcuts: [.init(key)], repeats: true) {
      [weak self] in
      guard let self, rowCount > 0 else { return false }
      window?.focus.keyboardWasUsed()
      setFocusedRow(target(focusedRow ?? 0, rowCount))
      return true
    }
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard let character = event.key.typed, event.modifiers.subtracting(.shift).isEmpty,
      let instant = window?.animations.now
    else { return false }
    typeAhead.add(character, at: instant)
    let start = (focusedRow ?? -1) + (typeAhead.isFirst ? 1 : 0)
    guard
      let row = typeAhead.match(
        from: start, count: rowCount,
        text: { dataSource?.tableView(self, searchTextForRow: $0) })
    else { return false }
    window?.focus.keyboardWasUsed()
    setFocusedRow(row)
    return true
  }
}

extension Key {
  /// The character that a key types into a search.
  fileprivate var typed: Character? {
    switch self {
    case .character(let character): character
    case .space: " "
    default: nil
    }
  }
}
