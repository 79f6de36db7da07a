// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The menu of a sliding menu: a heading and a row for each screen.
final class MenuController: ViewController {
  struct Row {
    let title: String
    let icon: Image?
    let shortcut: String?
  }

  let tableView = TableView()
  private let heading: Label
  private let rows: [Row]

  /// Hears the index of a row that was clicked or activated.
  var onSelect: ((Int) -> Void)?

  init(heading: String, rows: [Row]) {
    self.heading = Label(heading, style: .title)
    self.rows = rows
    super.init()
    title = "Menu"
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    tableView.accessibilityLabel = "Menu"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(heading)
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func viewWillAppear(_ animated: Bool) {
    if let row = tableView.currentRow { tableView.setFocusedRow(row) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let bar = metrics.barHeight
    let inset = 4 + metrics.gap
    let height = heading.sizeThatFits(view.bounds.size).height
    heading.frame = Rect(
      inset, (bar - height) / 2, max(0, view.bounds.width - 2 * inset), height)
    tableView.frame = Rect(0, bar, view.bounds.width, max(0, view.bounds.height - bar))
  }
}

extension MenuController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = rows[row].title
    cell.image = rows[row].icon
    cell.detail = rows[row].shortcut
    cell.accessibilityLabel = rows[row].title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    rows[row].title
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(row) }
}
