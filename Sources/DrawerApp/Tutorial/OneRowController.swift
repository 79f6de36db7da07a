// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A table with one row, which pushes a detail, and with a bar button.
final class OneRowController: ViewController {
  private static let topInset = 4.0

  private let tableView = TableView()
  private var pressCount = 0

  override init() {
    super.init()
    title = localized("Table")
    navigationItem.leftBarButtonItems = [
      BarButtonItem(title: localized("Left", context: "button")) { [weak self] in
        self?.countLeftPress()
      }
    ]
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    addContent(tableView, [.leading(), .trailing(), .bottom(), .top(Self.topInset)])
  }

  /// Aligns the row with the detail's text.
  override func viewWillLayoutSubviews() { tableView.alignRows(in: view) }

  private func countLeftPress() {
    pressCount += 1
    tableView.reloadData()
  }
}

extension OneRowController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { 1 }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = localized("Show detail")
    cell.accessory = .disclosureIndicator
    cell.detail =
      pressCount == 0
      ? nil : localized(pressCount, "Left pressed once", "Left pressed \(pressCount) times")
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
    localized("Show detail")
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    show(DetailController(), sender: tableView)
  }
}

/// The detail of the table's row.
final class DetailController: ViewController {
  private let text = Label(
    localized(
      """
      The navigation controller pushed this screen over the table. To go back, use the back button in the bar or on \
      the mouse, press Alt+Left, or drag from the leading edge.
      """))

  /// The maximum width of text lines in points; longer lines are hard to read.
  private static let maximumTextWidth = 520.0

  override init() {
    super.init()
    title = localized("Detail")
  }

  override func viewDidLoad() {
    prepareView()
    text.numberOfLines = 0
    addScrollingColumn([text], maximumWidth: Self.maximumTextWidth)
  }
}
