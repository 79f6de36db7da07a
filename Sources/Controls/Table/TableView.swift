// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// A scrollable list of rows. Only visible rows have a cell, and cells are reused, so that a table can have any number
/// of rows: opening and scrolling it cost the same for a million rows as for a hundred.
public final class TableView: ScrollView, StateBoundary {
  /// The object that provides the rows. The table loads them at its first layout, or earlier if a property or method
  /// needs them. Call `reloadData()` after the data has changed.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      isLoaded = false
      setNeedsLayout()
    }
  }

  /// The delegate, which is notified of scrolling. A `TableViewDelegate` is also notified of actions on rows, and
  /// provides their context menus. Default nil.
  public override weak var delegate: (any ScrollViewDelegate)? {
    didSet { tableDelegate = delegate as? any TableViewDelegate }
  }
  private(set) weak var tableDelegate: (any TableViewDelegate)?

  /// The value of `rowHeight` with which cells determine the heights of their rows at the table's width, by constraints
  /// or by `sizeThatFits(_:)`. The table's own cells then wrap titles and subtitles. Rows that have not been visible
  /// have the `estimatedRowHeight`. A custom cell has to call `invalidateIntrinsicContentSize()` when its preferred
  /// height changes.
  public nonisolated static let automaticDimension = -1.0

  /// The height of rows without a custom height, in points, or `automaticDimension`; 0 hides such rows. Default 44. The
  /// height includes 12 points of padding. If the text scale is above 1, the rest is multiplied by it.
  public var rowHeight = TableView.defaultRowHeight {
    willSet {
      require(
        newValue >= 0 || newValue == Self.automaticDimension,
        "A row cannot be \(newValue) points high")
    }
    didSet { if rowHeight != oldValue, isLoaded { reloadData() } }
  }

  /// The estimated height, in points, of a row not yet visible. Default 44; 0 and `automaticDimension` mean 44.
  public var estimatedRowHeight = TableView.defaultRowHeight {
    willSet {
      require(
        newValue >= 0 || newValue == Self.automaticDimension,
        "A row cannot be \(newValue) points high")
    }
    didSet { if estimatedRowHeight != oldValue, isLoaded, areRowsMeasured { reloadData() } }
  }

  static let defaultRowHeight = 44.0

  var areRowsMeasured: Bool { rowHeight == Self.automaticDimension }

  /// The distance of rows and headers from the left and right edges of the table, in points. Default 0. In wide
  /// windows, a margin keeps titles close to details. The wheel and drags in the margins scroll the table too.
  public var rowMargin = 0.0 {
    willSet { require(newValue >= 0, "The margin of rows cannot be \(newValue) points") }
    didSet { if rowMargin != oldValue { setNeedsLayout() } }
  }

  /// The style of the table's rows. Setting another style replaces all cells. Default `menu`.
  public var style = TableViewCell.Style.menu {
    didSet { if style != oldValue, isLoaded { reloadData() } }
  }

  /// Whether a table with rows can be first responder. Default true. If false, rows respond only to the pointer. Keys
  /// act on rows only if the delegate is a `TableViewDelegate`. Without such a delegate, keys only scroll the table.
  public var isFocusable = true {
    didSet { if isFocusable != oldValue { window?.focus.validateFirstResponder() } }
  }

  /// Whether the arrow keys also select the row that they focus. Set it to true for a source list. Default false.
  public var selectionFollowsFocus = false

  /// Whether the user can select several rows. Default false: a click notifies the delegate but selects nothing.
  ///
  /// If true, a click selects only the clicked row. A click with Ctrl, or a tap, toggles a row. A click or arrow key
  /// with Shift extends the selection. Ctrl+A selects all rows.
  public var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection.removeAll() } }
  }

  /// The path of the row that the program highlights as current. It follows the row when rows change. Default nil.
  public var currentPath: RowPath? { didSet { if currentPath != oldValue { updateCells() } } }

  /// The number of the row at `currentPath`, or of its parent if the parent is collapsed. Default nil: no current row.
  public var currentRow: Int? {
    get { currentPath.flatMap(row(at:)) }
    set {
      currentPath = newValue.flatMap { (0..<numberOfRows).contains($0) ? path(forRow: $0) : nil }
    }
  }

  /// The number of the focused row, on which keys act; nil for no focused row.
  public internal(set) var focusedRow: Int?

  package var onFocusedRowChange: (() -> Void)?
  /// Called when a row has been double-clicked, or activated by a key. The delegate has already been notified.
  package var onPrimaryAction: ((_ row: Int) -> Void)?

  /// Whether the rows have been loaded from the current data source, or there is none yet.
  var isLoaded = true
  var rows = ListGeometry(count: 0, commonHeight: 44)
  private(set) lazy var cells = RowRecycler(in: contentView) { (cell: TableViewCell) in
    cell.reuseIdentifier
  } making: { [unowned self] in
    makeCell($0)
  }
  private var cellFactories: [String: () -> TableViewCell] = [:]
  private(set) lazy var headers = TableHeaders(in: self)
  private var rowChangeDepth = 0
  /// Whether the delegate must still be notified of scrolling during these changes.
  private var hasPendingScrollNotification = false
  /// Whether a row that can be expanded has been visible: then there are keys for it.
  var hasExpandableRows = false
  var wasDisclosureChanged = false
  private(set) lazy var reorderer = RowReorderer(in: self)
  private(set) lazy var finder = RowFinder(in: self)
  private(set) lazy var pointer = TablePointer(in: self)
  private(set) lazy var selection = TableSelection(in: self)
  private lazy var heightMeasurer = RowHeightMeasurer(of: self)
  private(set) lazy var rowAnimator = RowAnimator(in: self)

  // MARK: Restoration

  /// Saves the expanded rows, the selected rows, the focused row and the scroll offset.
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
    // The table itself handles the pointer.
    contentView.isUserInteractionEnabled = false
    _ = reorderer
  }

  // MARK: Rows

  /// Registers a closure that creates cells of one kind. The closure is called for as many cells as are visible at a
  /// time, since cells are reused. The data source returns the kind of a row's cell in
  /// `tableView(_:reuseIdentifierForRow:)`, and configures the cell in `tableView(_:configure:forRow:)`.
  ///
  /// ```swift
  /// table.register("photo") { PhotoCell() }
  /// ```
  public func register(_ reuseIdentifier: String, making make: @escaping () -> TableViewCell) {
    cellFactories[reuseIdentifier] = make
  }

  func makeCell(_ kind: String?) -> TableViewCell {
    guard let kind else { return TableViewCell() }
    guard let make = cellFactories[kind] else {
      stopProgram("No cell is registered for “\(kind)”: call register(_:making:) first")
    }
    let cell = make()
    cell.reuseIdentifier = kind
    return cell
  }

  public override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    layOutCells()
  }

  override func notifyDidScroll() {
    hasPendingScrollNotification = rowChangeDepth > 0
    if !hasPendingScrollNotification { super.notifyDidScroll() }
  }

  /// Performs a change of rows. The delegate, which may change rows itself, is notified of scrolling once, after it.
  func performRowChanges(_ change: () -> Void) {
    rowChangeDepth += 1
    change()
    rowChangeDepth -= 1
    if rowChangeDepth == 0, hasPendingScrollNotification { notifyDidScroll() }
  }

  func layOutCells() {
    loadIfNeeded()
    heightMeasurer.layOutRows()
  }

  var visibleRows: Range<Int> { rows.rows(from: offset, to: offset + bounds.height) }

  func updateCells() {
    for (row, cell) in zip(cells.rows, cells.views) { cell.isCurrent = isCurrentOrSelected(row) }
  }

  func isCurrentOrSelected(_ row: Int) -> Bool { row == currentRow || selection.contains(row) }

  override func contentPreferredSizeDidChange() {
    if areRowsMeasured { heightMeasurer.remeasure() }
  }

  /// Updates the heights of the table's rows, since the text size may have changed.
  public override func traitsDidChange() {
    super.traitsDidChange()
    for cell in cells.views { cell.hasNewContentSize = true }
    reloadIfRowHeightChanged()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    reloadIfRowHeightChanged()
  }

  override var scrollsSubviews: Bool { false }

  public override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    if rows.hasSections { headers.containerView.frame = bounds }
  }

  // MARK: Pointer

  public override func hoverMoved(to location: Point) { pointer.hover(at: location) }

  public override func hoverEnded() {
    super.hoverEnded()
    pointer.setHoveredRow(nil)
  }

  public override func pointerDown(_ pointer: PointerSample) { self.pointer.press(pointer) }

  public override func pointerMoved(_ pointer: PointerSample) { self.pointer.move(pointer) }

  public override func pointerUp(_ pointer: PointerSample) { self.pointer.release(pointer) }

  public override func pointerCancelled() { pointer.cancel() }

  public override func contextMenu(at point: Point) -> (any ContextMenu)? {
    // The point for keys is at the lower edge of the focused row, which belongs to the next row.
    let asked = point == contextMenuPoint ? focusedRow : row(at: point)
    guard let tableDelegate, let row = asked, isEnabled(row) else { return nil }
    return tableDelegate.tableView(self, contextMenuForRow: row, at: point)
  }

  public override var contextMenuPoint: Point {
    focusedRow.map(contextMenuPoint(forRow:)) ?? super.contextMenuPoint
  }

  // MARK: Keyboard

  public override var canBecomeFirstResponder: Bool { isFocusable && numberOfRows > 0 }

  public override func firstResponderDidChange(_ isFirstResponder: Bool) {
    // Without a delegate no row can be selected, and keys only scroll.
    guard isFirstResponder, tableDelegate != nil else { return }
    let isEntering = window?.focus.isEntering ?? false
    if focusedRow == nil || isEntering, let row = selectedRow(near: focusedRow) {
      if row != focusedRow { setFocusedRow(row) }
    } else if focusedRow == nil {
      let first = firstVisibleRow
      setFocusedRow(enabledRow(near: first, from: first) ?? first)
    }
  }

  /// A selected or current row: `row` if it is one, otherwise the first one. Nil if there is none.
  private func selectedRow(near row: Int?) -> Int? {
    if let row, isCurrentOrSelected(row) { return row }
    return selection.first ?? currentRow
  }

  public override var focusRing: (rect: Rect, radius: Double) {
    guard let focusedRow, let cell = cells[focusedRow] else { return super.focusRing }
    // Inside the row, since its neighbors and the edges of the table leave no room around it.
    let metrics = theme.metrics
    var reach = metrics.focusRingGap + metrics.focusRingWidth
    // Inside the outline of a current row in high contrast.
    if theme.contrast == .high, cell.isCurrent { reach *= 2 }
    let corner = cell.presentationFrame.origin - Point(0, offset)
    let cellRect = cell.backgroundRect.offset(by: corner).intersection(bounds)
    return (
      cellRect.isNull ? .zero : cellRect.inset(by: reach), max(0, cell.backgroundRadius - reach)
    )
  }

  override func firstResponderRect(in view: View) -> Rect? {
    guard view === self else { return super.firstResponderRect(in: view) }
    return focusedRow.map { rect(forRow: $0).offset(by: Point(0, -offset)) }
  }

  public override func focusDidMove(to descendant: View) {
    guard descendant !== self else {
      if let focusedRow { scrollToRow(focusedRow) }
      return
    }
    super.focusDidMove(to: descendant)
    // A control in a row may be under the floating header.
    for (row, cell) in zip(cells.rows, cells.views)
    where descendant.isDescendant(of: cell) && cell.frame.height <= bounds.height {
      scrollToRow(row)
    }
  }

  public override var keyCommands: [KeyCommand] {
    guard canBecomeFirstResponder, tableDelegate != nil else { return super.keyCommands }
    return ListKeyCommands(of: self).commands
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.escape, []) where reorderer.liftedRow != nil:
      reorderer.cancel()
      return true
    case (.menu, []), (.function(10), .shift):
      // The window then shows the context menu of the visible row.
      if let focusedRow, focusedRow < rows.count { setFocusedRow(focusedRow) }
      return false
    default:
      guard tableDelegate != nil, let character = event.key.typedCharacter,
        event.modifiers.subtracting(.shift).isEmpty, let animations = window?.animations
      else { return false }
      return finder.type(character, in: animations)
    }
  }

  // MARK: Accessibility

  public override func updateAccessibilityElement(_ element: inout AccessibilityElement) {
    super.updateAccessibilityElement(&element)
    if allowsMultipleSelection { element.traits.insert(.multiselectable) }
    if hasExpandableRows { element.traits.insert(.expandable) }
  }
}
