// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing
public import Views

/// Is told what a person does to a table.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// A row was clicked, or activated with Return or Space. Where several rows can be selected, clicks with Ctrl or Shift and
  /// taps of a finger change `selectedRows` only.
  func tableView(_ tableView: TableView, didSelectRow row: Int)

  /// A person has selected other rows, one or many, or collapsed a row that disclosed selected ones; once for each change.
  /// Default: nothing.
  func tableViewDidChangeSelection(_ tableView: TableView)

  /// The context menu of a row, for the secondary button, the Menu key and Shift+F10; nil for no
  /// menu. Default: asks `tableView(_:contextMenuRequestedForRow:at:)`.
  ///
  /// - Parameter point: Where the menu belongs, in the table's coordinates.
  func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)?

  /// The same for a delegate that shows the menu itself: show it there; return false when there is
  /// none. Default false.
  ///
  /// - Parameter point: Where the menu belongs, in the table's coordinates.
  func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool

  /// A row was expanded or collapsed by a person. Default: nothing.
  func tableView(_ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath)
}

extension TableViewDelegate {
  public func tableViewDidChangeSelection(_ tableView: TableView) {}

  public func tableView(
    _ tableView: TableView, contextMenuForRow row: Int, at point: Point
  ) -> (any ContextMenu)? {
    self.tableView(tableView, contextMenuRequestedForRow: row, at: point)
      ? ShownContextMenu() : nil
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
/// A row's number counts the rows that can be scrolled to, from the first of the table on;
/// `TableView.path(forRow:)` tells its section and its place there. What a data source leaves out
/// has a default: a flat list of enabled rows implements the first two methods.
public protocol TableViewDataSource: AnyObject {
  /// The number of rows of all sections, without disclosed rows. Default: the sum over the
  /// sections.
  func numberOfRows(in tableView: TableView) -> Int

  /// Fills `cell`, which may have shown another row before.
  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int)

  /// Which kind of cell shows a row, by the name that it was registered under. Default nil: the table's own cells.
  func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String?

  /// Default 0: a flat list, of `numberOfRows(in:)` rows. Asked when the data is reloaded, as are
  /// the rows and the title of each section.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows of one section, without disclosed rows. Default 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The header above the rows of a section; it stays at the top while they scroll by. Default nil:
  /// a line separates the section from the one above.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Whether a row can be chosen. A row that cannot is dimmed, and the keyboard skips it. Default
  /// true.
  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool

  /// The number of rows that a row discloses when it is expanded. Default 0. Called for visible rows
  /// and for expanded rows, never for disclosed rows.
  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int

  /// Whether a person may move a row among its neighbours: by holding it down and dragging, or with
  /// Alt and the arrow keys. Default false.
  func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool

  /// A person moved a row to where `target` was: move it in the data. Default: nothing.
  func tableView(_ tableView: TableView, moveRow row: Int, to target: Int)

  /// What typing looks for. Default: nothing.
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

/// Returned in place of a menu that the delegate has shown already.
struct ShownContextMenu: ContextMenu {
  func show(at point: Point, in view: View, byKey: Bool) {}
}
