// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

/// Says how many rows a table has and fills the ones that show.
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int

  /// Fills `cell`, which may have shown another row before.
  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int)

  /// What typing looks for. Default: nothing.
  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String?
}

extension TableViewDataSource {
  public func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { nil }
}
