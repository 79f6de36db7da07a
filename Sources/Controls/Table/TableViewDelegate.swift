// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Hears what a person does to a table.
public protocol TableViewDelegate: AnyObject {
  /// A row was clicked, or activated with Return or Space.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
}
