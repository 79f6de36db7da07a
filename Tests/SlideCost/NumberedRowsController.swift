// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Controls

/// A list of as many rows as one likes.
final class NumberedRowsController: ViewController {
  private let count: Int
  private let table = TableView()

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    table.dataSource = self
    table.delegate = self
  }
}

extension NumberedRowsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = "Row \(row)"
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {}
}
