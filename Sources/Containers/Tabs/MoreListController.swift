// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The list of the tabs that have no place of their own in the bar.
final class MoreListController: ViewController {
  let tableView = TableView()

  var items: [TabBarItem] = [] {
    didSet {
      if items != oldValue, isViewLoaded { tableView.reloadData() }
    }
  }

  /// Hears the row that was clicked or activated.
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    // As far from the bar above as rows are from each other's text.
    tableView.frame = view.bounds.inset(by: Insets(top: 4))
  }
}

extension MoreListController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool { items[row].isEnabled }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let item = items[row]
    cell.title = title(of: item)
    cell.image = item.image
    cell.badge = item.badge
    cell.accessibilityLabel = item.spokenLabel
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    title(of: items[row])
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(row) }

  /// An icon alone does not make a row.
  private func title(of item: TabBarItem) -> String {
    item.title.flatMap { $0.isEmpty ? nil : $0 } ?? item.accessibilityLabel ?? ""
  }
}
