// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import ContainerCore
public import Drawing

/// A list of rows. Only rows that show have a cell, and cells are used again, so a table may have
/// any number of rows: opening it and scrolling it cost the same with a million as with a hundred.
public final class TableView: ScrollView {
  /// Provides the rows. The table asks for them when it is first laid out with this data source, or when
  /// somebody asks about its rows before; `reloadData()` is for changes.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      isLoaded = false
      setNeedsLayout()
    }
  }

  /// Hears of scrolling; a `TableViewDelegate` hears what a person does with rows too, and gives them context menus.
  /// Default nil.
  public override weak var delegate: (any ScrollViewDelegate)? {
    didSet { tableDelegate = delegate as? any TableViewDelegate }
  }
  private(set) weak var tableDelegate: (any TableViewDelegate)?

  /// The height of rows without a height of their own, in points. Default 44, a menu row of
  /// LOOK.md.
  public var rowHeight = 44.0 {
    willSet { require(newValue > 0, "A row cannot be \(newValue) points high") }
    didSet {
      if rowHeight != oldValue, isLoaded { reloadData() }
    }
  }

  /// Points that rows and headers keep from both sides of the table, which scrolls there all the same. For
  /// wide windows, where titles and details would lie far apart. Default 0.
  public var rowMargin = 0.0 {
    willSet { require(newValue >= 0, "Rows cannot keep \(newValue) points from the sides") }
    didSet {
      if rowMargin != oldValue { setNeedsLayout() }
    }
  }

  /// What new cells look like. Another one makes all cells again. Default `menu`.
  public var style = TableViewCell.Style.menu {
    didSet {
      if style != oldValue, isLoaded { reloadData() }
    }
  }

  /// Whether the table can have the keyboard. Without it rows answer the pointer only, and keys go
  /// to the next responder. Default true.
  public var isFocusable = true {
    didSet {
      if isFocusable != oldValue { window?.focus.viewStateChanged() }
    }
  }

  /// Whether the arrow keys select the row that they move to, as in a source list beside the content. Default false:
  /// Return and Space do.
  public var selectionFollowsFocus = false

  /// The row that is marked as the present one, by its place in the data: it stays marked while
  /// rows around it come and go. Default nil.
  public var currentPath: RowPath? {
    didSet {
      if currentPath != oldValue { updateCells() }
    }
  }

  /// The number of the row that is marked as current. While that row is not disclosed, the number
  /// of the row that would disclose it. Default nil.
  public var currentRow: Int? {
    get { currentPath.flatMap(row(at:)) }
    set { currentPath = newValue.map(path(forRow:)) }
  }

  /// The row that the keyboard is on.
  public internal(set) var focusedRow: Int?

  /// For what marks the row that the keyboard is on.
  var onFocusedRowChange: (() -> Void)?
  /// A row was clicked twice, or activated by a key. The delegate heard of the first click, or of the key, before.
  var onPrimaryAction: ((_ row: Int) -> Void)?

  /// The present data source has been asked for the rows, or there is none yet.
  var isLoaded = true
  var rows = ListGeometry(count: 0, commonHeight: 44)
  private(set) lazy var cells = RowRecycler(in: contentView) { (cell: TableViewCell) in
    cell.reuseIdentifier
  } making: { [unowned self] in
    makeCell($0)
  }
  /// What makes cells of the kinds that were registered.
  var registered: [String: () -> TableViewCell] = [:]
  lazy var headers = TableHeaders(in: self)
  /// Whether a row was seen that discloses others: then there are keys for it.
  var hasExpandableRows = false
  var reordering: TableReordering?
  private let longPress = LongPressGestureRecognizer()
  private var hoveredRow: Int?
  private var pressedRow: Int?
  /// Whether the press is on a chevron.
  private var isOnChevron = false
  private var typeAhead = TypeAhead()
  /// Goes on with a search, a step a frame.
  var searching: Animator?

  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .list
    // Rows are plain pictures: the table itself answers the pointer.
    contentView.isUserInteractionEnabled = false
    longPress.shouldReceive = { [weak self] in self?.canLift(at: $0) ?? false }
    longPress.action = { [weak self] in
      guard let self else { return }
      reorder(longPress)
    }
    addGestureRecognizer(longPress)
  }

  // MARK: Rows

  public override func offsetChanged() {
    super.offsetChanged()
    placeCells()
  }

  func placeCells() {
    loadIfNeeded()
    cells.show(rows.rows(from: offset, to: offset + bounds.height)) {
      dataSource?.tableView(self, reuseIdentifierForRow: $0)
    } prepare: { cell, row in
      prepare(cell, forRow: row)
      cell.setHovered(row == hoveredRow, animated: false)
      cell.setPressed(row == pressedRow && !isOnChevron, animated: false)
    }
    for (row, cell) in zip(cells.rows, cells.views) {
      cell.frame = placeNow(ofRow: row)
      cell.isHidden = row == reordering?.row
    }
    if rows.hasSections || headers.isInUse { headers.place() }
  }

  private func updateCells() {
    for (row, cell) in zip(cells.rows, cells.views) { cell.isCurrent = row == currentRow }
  }

  override var scrollsSubviews: Bool { false }

  public override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    if rows.hasSections { headers.area.frame = bounds }
  }

  // MARK: Pointer

  public override func hoverMoved(to location: Point) {
    // Rows that nothing happens to when they are clicked do not light up.
    setHovered(tableDelegate == nil ? nil : row(at: location).flatMap { isEnabled($0) ? $0 : nil })
  }

  public override func hoverEnded() {
    super.hoverEnded()
    setHovered(nil)
  }

  func setHovered(_ row: Int?) {
    guard row != hoveredRow else { return }
    hoveredRow.flatMap { cells[$0] }?.setHovered(false, animated: true)
    hoveredRow = row
    row.flatMap { cells[$0] }?.setHovered(true, animated: true)
  }

  public override func pointerDown(_ pointer: PointerSample) {
    let location = pointer.location(in: self)
    guard tableDelegate != nil, let row = row(at: location), isEnabled(row) else { return }
    switch pointer.event.button {
    case .primary:
      isOnChevron = isChevron(ofRow: row, at: location)
      press(row)
    case .secondary:
      setFocusedRow(row)
    case .middle, .back, .forward: break
    }
  }

  public override func pointerMoved(_ pointer: PointerSample) {
    guard let pressedRow else { return }
    // Leaving the row gives the click up for good, as menus do.
    if row(at: pointer.location(in: self)) != pressedRow { press(nil) }
  }

  public override func pointerUp(_ pointer: PointerSample) {
    release(at: row(at: pointer.location(in: self)), clickCount: pointer.clickCount)
  }

  public override func pointerCancelled() { press(nil) }

  private func press(_ row: Int?) {
    guard row != pressedRow else { return }
    pressedRow.flatMap { cells[$0] }?.setPressed(false, animated: true)
    pressedRow = row
    if !isOnChevron { row.flatMap { cells[$0] }?.setPressed(true, animated: true) }
  }

  private func release(at row: Int?, clickCount: Int) {
    let pressed = pressedRow
    press(nil)
    guard let pressed, pressed == row else { return }
    if canBecomeFirstResponder { window?.focus.focus(self) }
    setFocusedRow(pressed)
    if isOnChevron {
      changeExpansion(ofRow: pressed, to: !isExpanded(pressed))
    } else {
      tableDelegate?.tableView(self, didSelectRow: pressed)
      if clickCount == 2 { onPrimaryAction?(pressed) }
    }
  }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    // Where the keyboard asks is the lower edge of its row, and so the next one's place.
    let asked = point == contextMenuPoint ? focusedRow : row(at: point)
    guard let tableDelegate, let row = asked, isEnabled(row) else { return nil }
    return tableDelegate.tableView(self, contextMenuForRow: row, at: point)
  }

  public override var contextMenuPoint: Point {
    focusedRow.map(contextMenuPoint(forRow:)) ?? super.contextMenuPoint
  }

  // MARK: Keyboard

  public override var canBecomeFirstResponder: Bool {
    isFocusable && tableDelegate != nil && numberOfRows > 0
  }

  public override func firstResponderChanged(_ isFirstResponder: Bool) {
    if isFirstResponder, focusedRow == nil {
      setFocusedRow(currentRow ?? enabledRow(near: 0, from: 0) ?? 0)
    }
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    guard let focusedRow, let cell = cells[focusedRow] else { return super.focusRing }
    // Inside the row: its neighbours and the table's edges leave no room around it.
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth
    let place = cell.plate.offset(by: Point(0, cell.frame.minY - offset)).intersection(bounds)
    return (place.inset(by: reach), max(0, cell.plateRadius - reach))
  }

  public override var keyCommands: [KeyCommand] {
    guard canBecomeFirstResponder else { return super.keyCommands }
    return [
      moveCommand("Previous row", .up) { row, _ in row - 1 },
      moveCommand("Next row", .down) { row, _ in row + 1 },
      moveCommand("A page of rows up", .pageUp) { [weak self] row, _ in
        self?.row(aPageFrom: row, up: true) ?? row
      },
      moveCommand("A page of rows down", .pageDown) { [weak self] row, _ in
        self?.row(aPageFrom: row, up: false) ?? row
      },
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
    ] + disclosureCommands + movingCommands
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    if let answer = answerSpecialKey(event) { return answer }
    guard let character = event.key.typed, event.modifiers.subtracting(.shift).isEmpty,
      let instant = window?.animations.now
    else { return false }
    typeAhead.add(character, at: instant)
    return search(for: typeAhead)
  }
}
