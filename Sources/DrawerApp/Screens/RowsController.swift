// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

final class RowsController: ViewController {
  private let tableView = TableView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    title = localized("Rows")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    tableView.dataSource = self
    tableView.delegate = self
    addContent(tableView)
  }
}

extension RowsController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = traits.numberFormat.string(row + 1)
    cell.detail = localized("of \(count)")
    cell.accessibilityLabel = cell.title
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { "\(row + 1)" }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { tableView.currentRow = row }
}

final class LongTextController: ViewController {
  private let textView: TextView

  init(lines: Int) {
    let sections = NotesText.sections
    let text = (0..<lines).map { line in
      let words = localized(sections[line % sections.count].heading)
      return localized("Line \(line + 1). \(words).")
    }
    textView = TextView(text.joined(separator: "\n"))
    super.init()
    title = localized("Text")
  }

  override func viewDidLoad() {
    view.backgroundColor = .surface
    addContent(textView)
  }
}

extension TableView {
  /// The inset of a row's content in points.
  private static let rowInset = 16.0

  /// Aligns the rows with the titles of a screen that the table fills. Call it before each layout of the screen.
  func alignRows(in screen: View) {
    rowMargin = screen.theme.metrics.readableInset(forWidth: screen.bounds.width) - Self.rowInset
  }
}
