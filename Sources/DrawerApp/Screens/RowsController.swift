// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A table with very many rows.
final class RowsController: ViewController {
  private let tableView = TableView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.accessibilityLabel = title
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.pin(Pin.edges())
  }
}

extension RowsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = title(ofRow: row)
    cell.detail = localized("of \(count)")
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    "\(row + 1)"
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { tableView.currentRow = row }

  private func title(ofRow row: Int) -> String { traits.numberFormat.string(row + 1) }
}
