// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A table of one row that pushes a detail, and a bar button of its own.
final class OneRowController: ViewController {
  /// Points above the row, as at its sides.
  private static let top = 4.0

  private let tableView = TableView()
  private var presses = 0

  override init() {
    super.init()
    title = localized("Table")
    navigationItem.leftBarButtonItems = [
      BarButtonItem(title: localized("Left", context: "button")) { [weak self] in
        self?.leftPressed()
      }
    ]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    addContent(tableView, [.leading(), .trailing(), .bottom(), .top(Self.top)])
  }

  /// The row begins where the detail does.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  private func leftPressed() {
    presses += 1
    tableView.reloadData()
  }
}

extension OneRowController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { 1 }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = localized("Show the detail")
    cell.accessory = .disclosureIndicator
    cell.detail =
      presses == 0
      ? nil : localized(presses, "Left pressed once", "Left pressed \(presses) times")
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    localized("Show the detail")
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    show(DetailController(), sender: tableView)
  }
}

/// What the row of the table leads to.
final class DetailController: ViewController {
  private let text = Label(
    localized(
      """
      The navigation controller pushed this screen over the table. Its bar leads back; so do Alt+Left, the mouse’s back \
      button, and a drag from the leading edge.
      """))

  /// Points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  override init() {
    super.init()
    title = localized("Detail")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    view.accessibilityLabel = title
    text.numberOfLines = 0
    addScrollingColumn([text], maximumWidth: Self.maximumTextWidth)
  }
}
