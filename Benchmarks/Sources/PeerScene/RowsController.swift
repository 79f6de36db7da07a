// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// The drawer's side: a table of 1,000 rows.
final class RowsController: ViewController {
  private static let count = 1000
  private static let height = 48.0

  /// Called with the number of a clicked row.
  var onSelect: ((Int) -> Void)?

  private let table = TableView()

  override func viewDidLoad() {
    view.backgroundColor = .menu
    table.rowHeight = Self.height
    table.currentRow = 0
    // The drawer handles the space key.
    table.isFocusable = false
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = .fill
    view.addSubview(table)
    table.reloadData()
  }

  private func title(ofRow row: Int) -> String {
    let digits = "\(row)"
    return "Menu row " + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension RowsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { Self.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = title(ofRow: row)
    cell.titleColor = .fixed(ScenePalette.menuText)
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    title(ofRow: row)
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    tableView.currentRow = row
    onSelect?(row)
  }
}
