// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The leading side of the playground: a menu of its centers.
final class PlaygroundMenu: ViewController {
  private let rows: [String]
  private let heading = Label(localized("Playlists"), style: .title)
  private let tableView = TableView()

  private let onSelect: (Int) -> Void

  init(rows: [String], onSelect: @escaping (Int) -> Void) {
    self.rows = rows
    self.onSelect = onSelect
    super.init()
    title = localized("Menu")
  }

  override func viewDidLoad() {
    prepareView(.menu)
    tableView.accessibilityLabel = localized("Playlists")
    tableView.dataSource = self
    tableView.delegate = self
    for part in [heading, tableView] { view.addSubview(part) }
    let metrics = view.theme.metrics
    heading.pin([.leading(4 + metrics.gap)])
    heading.centerYAnchor.constraint(equalTo: view.topAnchor, constant: metrics.barHeight / 2)
      .isActive = true
    tableView.pin([.leading(), .trailing(), .top(metrics.barHeight), .bottom()])
  }
}

extension PlaygroundMenu: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = rows[row]
    cell.image = .icon(row == 0 ? "moon" : "sun")
    cell.accessibilityLabel = rows[row]
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { rows[row] }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect(row) }
}
