// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// The leading side of the playground: a menu of its centers.
final class PlaygroundMenu: ViewController {
  private let rows: [String]
  private let heading = Label("Playlists", style: .title)
  private let tableView = TableView()

  var onSelect: ((Int) -> Void)?

  init(rows: [String]) {
    self.rows = rows
    super.init()
    title = "Menu"
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    view.accessibilityLabel = title
    tableView.accessibilityLabel = "Playlists"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(heading)
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let width = view.bounds.width
    let size = heading.sizeThatFits(view.bounds.size)
    heading.frame = view.mirrored(
      Rect(4 + metrics.gap, (metrics.barHeight - size.height) / 2, size.width, size.height))
    tableView.frame = Rect(
      0, metrics.barHeight, width, max(0, view.bounds.height - metrics.barHeight))
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

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(row) }
}
