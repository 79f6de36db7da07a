// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import ContainerCore
internal import Controls
internal import Drawing

/// The menu of a sliding menu controller: a heading and a row for each item.
final class MenuController: ViewController {
  let tableView = TableView()
  private let heading: Label

  /// The items of the rows. A new value has the same number of items in the same order.
  var items: MenuItems {
    didSet {
      if isViewLoaded { tableView.reloadData() }
    }
  }

  var onSelect: ((MenuItems.ItemPath) -> Void)?

  init(heading: String, items: MenuItems) {
    self.heading = Label(heading, style: .title)
    self.items = items
    super.init()
    title = "Menu"
  }

  override func viewDidLoad() {
    view.backgroundColor = .menu
    tableView.accessibilityLabel = traits.localization("Menu")
    tableView.rowHeight = TableView.automaticDimension
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(heading)
    view.addSubview(tableView)
    tableView.reloadData()
    for (index, item) in items.items.enumerated() where item.isExpanded {
      let row = tableView.row(at: items.rowPath(of: MenuItems.ItemPath(item: index)))
      if let row { tableView.setExpanded(true, row: row, animated: false) }
    }
  }

  /// Moves the row focus to the current row when the menu opens. A menu that appears again together with its drawer
  /// keeps its focused row.
  override func viewWillAppear(_ animated: Bool) {
    guard tableView.focusedRow == nil || parent?.isAppeared == true else { return }
    if let row = tableView.currentRow { tableView.setFocusedRow(row) }
  }

  override func viewDidLayoutSubviews() {
    let metrics = view.theme.metrics
    let bar = metrics.barHeight
    let inset = 4 + metrics.gap
    let room = max(0, view.bounds.width - 2 * inset)
    let size = heading.sizeThatFits(Size(room, view.bounds.height))
    let isMirrored = view.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? view.bounds.width - inset - size.width : inset
    heading.frame = Rect(x, (bar - size.height) / 2, size.width, size.height)
    tableView.frame = Rect(0, bar, view.bounds.width, max(0, view.bounds.height - bar))
  }
}

extension MenuController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { items.items.count }

  func numberOfSections(in tableView: TableView) -> Int { items.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.sections[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    items.items[items.sections[section].lowerBound].section
  }

  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
    items[items.itemPath(at: path)].children.count
  }

  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool {
    items.isEnabled(itemPath(ofRow: row))
  }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    let itemPath = itemPath(ofRow: row)
    let item = items[itemPath]
    cell.title = item.title
    cell.image = item.icon
    cell.badge = item.badge
    // The trailing end of a narrow menu has room for a badge or a shortcut only; the list of shortcuts has all of them.
    if itemPath.child == nil, item.badge?.label == nil {
      cell.detail = items.shortcut(forItem: itemPath.item)?.label(in: traits.localization)
    }
    cell.accessibilityLabel = item.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    items[itemPath(ofRow: row)].title
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(itemPath(ofRow: row)) }

  private func itemPath(ofRow row: Int) -> MenuItems.ItemPath {
    items.itemPath(at: tableView.path(forRow: row))
  }
}
