// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

internal import DrawerContainer

/// A short list with one selected row.
final class ChoiceList: View {
  private static let rowHeight = 32.0

  let table = TableView()
  private let names: [String]
  private let onSelect: (Int) -> Void

  init(_ names: [String], accessibilityLabel: String, onSelect: @escaping (Int) -> Void) {
    self.names = names
    self.onSelect = onSelect
    super.init(frame: .zero)
    backgroundColor = .hover
    cornerRadius = theme.metrics.controlRadius
    table.accessibilityLabel = accessibilityLabel
    table.rowHeight = Self.rowHeight
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    table.pin(Pin.edges())
  }

  override var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, Double(names.count) * table.rect(forRow: 0).height)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    invalidateIntrinsicContentSize()
  }
}

extension ChoiceList: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { names.count }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = names[row]
    cell.accessibilityLabel = names[row]
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { names[row] }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect(row) }
}
