// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

public import Drawing

/// Hears what a person does to a table.
public protocol TableViewDelegate: AnyObject {
  /// A row was clicked, or activated with Return or Space.
  func tableView(_ tableView: TableView, didSelectRow row: Int)

  /// A person asked for what can be done with a row: with the secondary button, the Menu key or
  /// Shift+F10. Show a menu there; return false when there is none. Default false.
  ///
  /// - Parameter point: Where the menu belongs, in the table's coordinates.
  func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool

  /// A row was expanded or collapsed by a person. Default: nothing.
  func tableView(_ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath)
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool { false }

  public func tableView(
    _ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath
  ) {}
}
