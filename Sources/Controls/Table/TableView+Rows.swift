// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Where rows are, and what they are.
extension TableView {
  /// With the rows that are disclosed.
  public var numberOfRows: Int {
    loadIfNeeded()
    return rows.count
  }

  /// Asks the data source again for everything. Rows have the common height again, except those that were measured; those that
  /// were expanded stay so.
  public func reloadData() {
    isLoaded = true
    stopSearching()
    cancelReordering()
    let old = rows
    rows = makeGeometry()
    // The cells that show next say whether there are such rows.
    hasExpandableRows = hasExpandableRows && !old.outline.disclosed.isEmpty
    for path in old.outline.disclosed { disclose(path, in: &rows) }
    if areRowsMeasured { rows.keepHeights(of: old) }
    selection.renumber { [count = rows.count] in $0 < count ? $0 : nil }
    motion.end()
    cells.recycleAll()
    if let row = focusedRow, row >= rows.count {
      focusedRow = rows.count > 0 ? rows.count - 1 : nil
    }
    rowsChanged()
  }

  /// Asks the data source for the rows if that has not happened.
  func loadIfNeeded() {
    if !isLoaded { reloadData() }
  }

  /// Call when rows were added at the end of a table without sections; the visible rows stay where
  /// they are. A table with sections reloads.
  public func rowsAppended() {
    guard isLoaded, !rows.hasSections else { return reloadData() }
    rows.setCount(countRows())
    contentHeight = rows.height
  }

  func rowsChanged() {
    contentHeight = rows.height
    setNeedsLayout()
  }

  func countRows() -> Int {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    require(count >= 0, "A table cannot have \(count) rows")
    return count
  }

  /// Sets the height of a row, in points, until the data is reloaded; if cells determine the heights of their rows, until the
  /// row is shown. 0 hides the row. A negative height stops the program. Does nothing for a row that does not exist.
  public func setHeight(_ height: Double, forRow row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    rows.setHeight(height, ofRow: row)
    contentHeight = rows.height
    setNeedsLayout()
  }

  /// The selected rows, from the first to the last, where `allowsMultipleSelection` is on. Those that are there when rows are
  /// inserted, moved or disclosed stay selected. Setting it tells no delegate; rows that are not there are left out. Default empty.
  public var selectedRows: [Int] {
    get { selection.rows }
    set { if allowsMultipleSelection { selection.rows = newValue } }
  }

  /// The frame of a row in the coordinates of `contentView`, in points; zero for a row that does not exist. Convert it from
  /// `contentView`, since the table's own coordinates do not scroll.
  public func rect(forRow row: Int) -> Rect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    return Rect(rowMargin, rows.top(ofRow: row), rowWidth, rows.height(ofRow: row))
  }

  var rowWidth: Double { max(0, bounds.width - 2 * rowMargin) }

  /// Scrolls as little as needed to show a row whole, below the header of its section. Nothing where there is no such row.
  public func scrollToRow(_ row: Int) {
    guard (0..<numberOfRows).contains(row) else { return }
    // Rows that come in, and are measured then, may push this one on.
    for _ in 0..<Self.maximumPasses {
      let place = rect(forRow: row)
      scrollRectToVisible(headers.withRoomForHeader(place, row: row))
      guard rect(forRow: row) != place else { return }
    }
  }

  /// The row at a point of the table's own coordinates; nil on a header.
  public func row(at point: Point) -> Int? {
    loadIfNeeded()
    let area = bounds.inset(by: Insets(horizontal: min(rowMargin, bounds.width / 2), vertical: 0))
    guard area.contains(point), !headers.cover(point) else { return nil }
    return rows.row(at: point.y + offset)
  }

  /// Where a row belongs in the data.
  public func path(forRow row: Int) -> RowPath {
    loadIfNeeded()
    return rows.outline.path(ofRow: row)
  }

  /// The number of a row; of the row that would disclose it while that is collapsed. Nil when there
  /// is none.
  public func row(at path: RowPath) -> Int? {
    loadIfNeeded()
    return rows.outline.row(at: path)
  }

  func makeGeometry() -> ListGeometry {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    require(sections >= 0, "A table cannot have \(sections) sections")
    let height = commonRowHeight
    guard sections > 0 else { return ListGeometry(count: countRows(), commonHeight: height) }
    return ListGeometry(sections: headers.load(sections), commonHeight: height)
  }

  /// Of a row that has no height of its own, at the present size of text.
  var commonRowHeight: Double {
    guard areRowsMeasured else { return grown(rowHeight) }
    return grown(estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight)
  }

  var headerHeight: Double { grown(TableHeaderView.height) }

  /// Points for what holds text, at the present size of text.
  private func grown(_ height: Double) -> Double {
    height + max(0, traits.textScale - 1) * max(0, height - Self.fixedHeight)
  }

  /// The size of text is another than when the rows were placed, perhaps. Outside of a window nobody says how large it is.
  func fitRowHeight() {
    if isLoaded, window != nil, rows.rowHeight != commonRowHeight { reloadData() }
  }

  /// What text does not fill of a row or a header, in points.
  private static let fixedHeight = 12.0

  func isEnabled(_ row: Int) -> Bool {
    dataSource?.tableView(self, isRowEnabled: row) ?? true
  }

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

  /// The cells that show, by row.
  public var visibleCells: [Int: TableViewCell] {
    Dictionary(uniqueKeysWithValues: zip(cells.rows, cells.views))
  }
}
