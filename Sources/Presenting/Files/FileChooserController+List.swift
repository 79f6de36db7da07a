// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

extension FileChooserController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { list.rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let entry = list.rows[row]
    cell.title = entry.name
    cell.image = .icon(entry.isFolder ? "folder" : "notes")
    cell.imageColor = entry.isFolder ? .accent : .secondaryText
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    list.rows[row].name
  }

  func tableViewDidChangeSelection(_ tableView: TableView) { updateAccept() }

  /// A click or a key on a file offers its name.
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    guard chooser.kind == .save, !list.rows[row].isFolder else { return }
    content.name.text = list.rows[row].name
    updateAccept()
  }
}
