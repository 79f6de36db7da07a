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
