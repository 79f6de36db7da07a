// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import DrawerContainer

/// A table whose rows have the height of one wheel step.
final class RowsController: ViewController {
  private let count: Int
  private let table = TableView()

  init(count: Int) {
    self.count = count
    super.init()
    title = "\(count) rows"
  }

  /// Whether the table is scrolled to its end.
  var isAtEnd: Bool { table.offset >= table.maximumOffset }

  /// Whether the table is scrolled to its start.
  var isAtStart: Bool { table.offset <= 0 }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    table.rowHeight = ScrollView.wheelStep
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = .fill
    view.addSubview(table)
    table.reloadData()
  }
}

extension RowsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = "Row \(row)"
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {}
}
