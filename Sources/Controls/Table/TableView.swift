// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A list of rows. Only rows that show have a cell, and cells are used again, so a table may have
/// any number of rows: opening it and scrolling it cost the same with a million as with a hundred.
public final class TableView: ScrollView, StateBoundary {
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

  /// For `rowHeight`: rows are as high as their cells wish at the table's width, by constraints or by `sizeThatFits(_:)`; the
  /// table's own cells then break titles and subtitles into lines. Rows that have not shown have the `estimatedRowHeight`. A
  /// cell laid out in another way calls `invalidateIntrinsicContentSize()` when it wishes another height.
  public nonisolated static let automaticDimension = -1.0

  /// The height of rows without a height of their own, in points, or `automaticDimension`. 0 hides these rows. Default 44, a
  /// menu row of LOOK.md. Where the desktop asks for larger text, all but 12 points of it grow as the text does.
  public var rowHeight = TableView.defaultRowHeight {
    willSet {
      require(
        newValue >= 0 || newValue == Self.automaticDimension,
        "A row cannot be \(newValue) points high")
    }
    didSet {
      if rowHeight != oldValue, isLoaded { reloadData() }
    }
  }

  /// The estimated height of a row that was not shown yet, in points. 0 and `automaticDimension` mean the default. Default 44.
  public var estimatedRowHeight = TableView.defaultRowHeight {
    willSet {
      require(
        newValue >= 0 || newValue == Self.automaticDimension,
        "A row cannot be \(newValue) points high")
    }
    didSet {
      if estimatedRowHeight != oldValue, isLoaded, areRowsMeasured { reloadData() }
    }
  }

  /// Points.
  static let defaultRowHeight = 44.0

  var areRowsMeasured: Bool { rowHeight == Self.automaticDimension }

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
  /// to the next responder. If the table has no `TableViewDelegate`, keys scroll it and choose no row. Default true.
  public var isFocusable = true {
    didSet {
      if isFocusable != oldValue { window?.focus.viewStateChanged() }
    }
  }

  /// Whether the arrow keys select the row that they move to, as in a source list beside the content. Default false:
  /// Return and Space do.
  public var selectionFollowsFocus = false

  /// Whether a person can select several rows: a click selects a row alone, with Ctrl it adds or takes one away, with Shift
  /// it selects all rows from the last one on, and so do the arrow keys. Ctrl+A selects all. A finger's tap adds a row or
  /// takes it away. Default false: nothing is selected, and the delegate hears of clicks.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection.removeAll() } }
  }

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
    set {
      currentPath = newValue.flatMap { (0..<numberOfRows).contains($0) ? path(forRow: $0) : nil }
    }
  }

  /// The row that the keyboard is on.
  public internal(set) var focusedRow: Int?

  /// For what marks the row that the keyboard is on.
  package var onFocusedRowChange: (() -> Void)?
  /// A row was clicked twice, or activated by a key. The delegate heard of the first click, or of the key, before.
  package var onPrimaryAction: ((_ row: Int) -> Void)?

  /// The present data source has been asked for the rows, or there is none yet.
  private(set) var isLoaded = true
  var rows = ListGeometry(count: 0, commonHeight: 44)
  private(set) lazy var cells = RowRecycler(in: contentView) { (cell: TableViewCell) in
    cell.reuseIdentifier
  } making: { [unowned self] in
    makeCell($0)
  }
  /// What makes cells of the kinds that were registered.
  private var registered: [String: () -> TableViewCell] = [:]
  private(set) lazy var headers = TableHeaders(in: self)
  /// How many changes of rows are under way, one in the other.
  private var changes = 0
  /// Whether the delegate has not heard yet that one of them scrolled.
  private var isScrollingUntold = false
  /// Whether there are rows that disclose others, and whether one ever did.
  struct Disclosure {
    /// Whether there was such a row: then there are keys for it.
    var isPossible = false
    /// Whether a row ever was expanded or collapsed.
    var hasHappened = false
  }
  private(set) var disclosure = Disclosure()
  private(set) lazy var reordering = RowReordering(in: self)
  private(set) lazy var finder = RowFinder { [weak self] in self?.step(&$0) ?? false }
  private var keys: ListKeys { ListKeys(of: self) }
  private(set) lazy var pointer = TablePointer(in: self)
  private(set) lazy var selection = TableSelection(in: self)
  private lazy var sizing = RowSizing(of: self)
  private(set) lazy var motion = RowMotion(in: self)

  // MARK: Restoration

  /// What it discloses, the rows that are selected among many, the row that the keyboard is on, and how far it is scrolled.
  public override func encodeRestorableState(with coder: StateCoder) {
    super.encodeRestorableState(with: coder)
    encodeRows(with: coder)
  }

  public override func decodeRestorableState(with coder: StateCoder) {
    restoreRows(with: coder)
    super.decodeRestorableState(with: coder)
  }

  public override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityRole = .list
    // Rows are plain pictures: the table itself answers the pointer.
    contentView.isUserInteractionEnabled = false
    _ = reordering
  }

  // MARK: Rows

  /// The data source has been asked for the rows.
  func noteLoading() { isLoaded = true }

  /// A row that can disclose others has shown.
  func noteDisclosingRow() { disclosure.isPossible = true }

  /// The cells that show next say whether there are rows that can disclose others.
  func forgetDisclosingRows() { disclosure.isPossible = false }

  /// A row was expanded or collapsed.
  func noteDisclosure() { disclosure.hasHappened = true }

  /// Says what makes cells of one kind: called for as many as show at a time, and they are used again. The data source's
  /// `tableView(_:reuseIdentifierForRow:)` says which rows have it, and `tableView(_:configure:forRow:)` fills them.
  ///
  /// ```swift
  /// table.register("photo") { PhotoCell() }
  /// ```
  public func register(_ reuseIdentifier: String, making make: @escaping () -> TableViewCell) {
    registered[reuseIdentifier] = make
  }

  func makeCell(_ kind: String?) -> TableViewCell {
    guard let kind else { return TableViewCell() }
    guard let make = registered[kind] else {
      stopProgram("No cell is registered as “\(kind)”")
    }
    let cell = make()
    cell.reuseIdentifier = kind
    return cell
  }

  public override func offsetChanged() {
    super.offsetChanged()
    placeCells()
  }

  override func tellOfScrolling() {
    isScrollingUntold = changes > 0
    if !isScrollingUntold { super.tellOfScrolling() }
  }

  /// Rows change, or are placed: the delegate hears of scrolling after that, once, since it may change rows itself.
  func changeRows(_ change: () -> Void) {
    changes += 1
    change()
    changes -= 1
    if changes == 0, isScrollingUntold { tellOfScrolling() }
  }

  func placeCells() {
    loadIfNeeded()
    guard !areRowsMeasured else { return sizing.place() }
    showCells(rowsInSight)
    placeShownCells()
  }

  var rowsInSight: Range<Int> { rows.rows(from: offset, to: offset + bounds.height) }

  func showCells(_ shown: Range<Int>) {
    cells.show(shown) {
      dataSource?.tableView(self, reuseIdentifierForRow: $0)
    } prepare: { cell, row in
      prepare(cell, forRow: row)
      pointer.show(in: cell, forRow: row)
    }
  }

  func placeShownCells() {
    for (row, cell) in zip(cells.rows, cells.views) {
      cell.frame = reordering.placeNow(ofRow: row)
      cell.isHidden = row == reordering.held?.row
    }
    if rows.hasSections || headers.isInUse { headers.place() }
  }

  func updateCells() {
    for (row, cell) in zip(cells.rows, cells.views) { cell.isCurrent = isMarked(row) }
  }

  func isMarked(_ row: Int) -> Bool { row == currentRow || selection.contains(row) }

  override func contentWishesChanged() {
    if areRowsMeasured { sizing.measureAgain() }
  }

  /// Texts have other sizes, perhaps.
  public override func traitsChanged() {
    super.traitsChanged()
    for cell in cells.views { cell.hasNewContentSize = true }
    fitRowHeight()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    fitRowHeight()
  }

  override var scrollsSubviews: Bool { false }

  public override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    if rows.hasSections { headers.area.frame = bounds }
  }

  // MARK: Pointer

  public override func hoverMoved(to location: Point) { pointer.hover(at: location) }

  public override func hoverEnded() {
    super.hoverEnded()
    pointer.hover(nil)
  }

  public override func pointerDown(_ pointer: PointerSample) { self.pointer.press(pointer) }

  public override func pointerMoved(_ pointer: PointerSample) { self.pointer.move(pointer) }

  public override func pointerUp(_ pointer: PointerSample) { self.pointer.release(pointer) }

  public override func pointerCancelled() { pointer.cancel() }

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
    isFocusable && numberOfRows > 0
  }

  public override func firstResponderChanged(_ isFirstResponder: Bool) {
    // Without a delegate no row can be chosen, and keys only scroll.
    guard isFirstResponder, tableDelegate != nil else { return }
    let isEntering = window?.focus.isEntering ?? false
    if focusedRow == nil || isEntering, let row = selectedRow(near: focusedRow) {
      if row != focusedRow { setFocusedRow(row) }
    } else if focusedRow == nil {
      let first = firstRowInSight
      setFocusedRow(enabledRow(near: first, from: first) ?? first)
    }
  }

  /// The row that is selected, or marked as the present one: `row` if it is, else the first one. Nil if there is none.
  private func selectedRow(near row: Int?) -> Int? {
    if let row, isMarked(row) { return row }
    return selection.first ?? currentRow
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    guard let focusedRow, let cell = cells[focusedRow] else { return super.focusRing }
    // Inside the row: its neighbours and the table's edges leave no room around it.
    let metrics = theme.metrics
    var reach = metrics.focusRingGap + metrics.focusRingWidth
    // Inside the outline that a marked row has in high contrast.
    if theme.contrast == .high, cell.isCurrent { reach *= 2 }
    let corner = cell.presentedFrame.origin - Point(0, offset)
    let place = cell.plate.offset(by: corner).intersection(bounds)
    return (place.isNull ? .zero : place.inset(by: reach), max(0, cell.plateRadius - reach))
  }

  override func place(ofKeyboardIn view: View) -> Rect? {
    guard view === self else { return super.place(ofKeyboardIn: view) }
    return focusedRow.map { rect(forRow: $0).offset(by: Point(0, -offset)) }
  }

  public override func focusMoved(to descendant: View) {
    if descendant === self { return revealFocusedRow() }
    super.focusMoved(to: descendant)
    // A control in a row may be under the header that stays at the top.
    for (row, cell) in zip(cells.rows, cells.views)
    where descendant.isDescendant(of: cell) && cell.frame.height <= bounds.height {
      scrollToRow(row)
    }
  }

  public override var keyCommands: [KeyCommand] {
    guard canBecomeFirstResponder, tableDelegate != nil else { return super.keyCommands }
    return keys.commands + disclosureCommands + keys.movingCommands
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    if let answer = answerSpecialKey(event) { return answer }
    guard tableDelegate != nil, let character = event.key.typed,
      event.modifiers.subtracting(.shift).isEmpty, let animations = window?.animations
    else { return false }
    return finder.type(character, from: focusedRow, count: rows.count, in: animations)
  }

  // MARK: Accessibility

  public override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if allowsMultipleSelection { element.traits.insert(.multiselectable) }
    // A tree.
    if disclosure.isPossible { element.traits.insert(.expandable) }
  }
}
