// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Methods that a table calls when the user selects, expands or collapses rows, or opens their context menus.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Called when a row has been clicked, or activated with Return or Space. With multiple selection, clicks with Ctrl
  /// or Shift and taps only change `selectedRows`.
  func tableView(_ tableView: TableView, didSelectRow row: Int)

  /// Called once for each change of `selectedRows` by the user, also if collapsing a row hides selected rows. Default:
  /// does nothing.
  func tableViewDidChangeSelection(_ tableView: TableView)

  /// Returns the context menu of a row, for the secondary button, the Menu key and Shift+F10; nil for no menu. It will be
  /// shown at `point`, in the table's coordinates. Default: calls `tableView(_:contextMenuRequestedForRow:at:)`.
  func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)?

  /// Shows the delegate's own menu for a row at `point`, in the table's coordinates, and returns whether there is such a
  /// menu. Default: returns false.
  func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool

  /// Called when the user has expanded or collapsed a row. Default: does nothing.
  func tableView(_ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath)
}

extension TableViewDelegate {
  public func tableViewDidChangeSelection(_ tableView: TableView) {}

  public func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)? {
    self.tableView(tableView, contextMenuRequestedForRow: row, at: point)
      ? EmptyContextMenu() : nil
  }

  public func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool { false }

  public func tableView(
    _ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath
  ) {}
}

/// Provides the number of a table's rows, and configures the cells of the visible rows.
///
/// Row numbers count all rows from the first one, including child rows of expanded rows; `TableView.path(forRow:)`
/// returns a row's section and its index in the section. Most methods have defaults: a flat list of enabled rows needs
/// only `numberOfRows(in:)` and `tableView(_:configure:forRow:)`.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of the table, without child rows. Default: the sum of all sections' rows.
  func numberOfRows(in tableView: TableView) -> Int

  /// Sets the content of a cell for a row. The cell may have shown another row before.
  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int)

  /// Returns the name with which the row's kind of cell was registered. Default nil: the table's own kind of cell.
  func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String?

  /// Returns the number of sections of the table. Default 0: a flat list of `numberOfRows(in:)` rows. Like the methods
  /// for the rows and the title of a section, it is called when the table loads its rows.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows of a section, without child rows. Default 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the title above the rows of a section, which stays at the top while the rows scroll. Default nil: a line
  /// separates the section from the section above.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns whether a row is enabled. A disabled row is dimmed, and keys skip it. Default true.
  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool

  /// Returns the number of child rows of a row. Called for visible and expanded rows, not for child rows. Default 0.
  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int

  /// Returns whether the user can move a row, by a long press and a drag, or with Alt and the arrow keys. Default
  /// false.
  func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool

  /// Moves a row in the data to the number `target`, after the user has moved it in the table. Default: does nothing.
  func tableView(_ tableView: TableView, moveRow row: Int, to target: Int)

  /// Returns the text whose beginning the user types to find the row. Default nil: typing does not find the row.
  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String?
}

extension TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    (0..<numberOfSections(in: tableView)).reduce(0) {
      $0 + self.tableView(tableView, numberOfRowsInSection: $1)
    }
  }

  public func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String? { nil }
  public func numberOfSections(in tableView: TableView) -> Int { 0 }
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool { true }
  public func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int { 0 }
  public func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { false }
  public func tableView(_ tableView: TableView, moveRow row: Int, to target: Int) {}
  public func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { nil }
}

/// Returned for a menu that the delegate has already shown.
struct EmptyContextMenu: ContextMenu {
  func show(at point: Point, in view: View, byKey: Bool) {}
}
