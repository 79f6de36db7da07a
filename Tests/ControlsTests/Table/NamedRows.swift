// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing

@testable import Controls

/// Rows with names, in one section or two. Some rows have children.
final class NamedRows: TableViewDataSource, TableViewDelegate {
  var names: [String]
  var secondSection: [String]?
  var children: [String: Int] = [:]
  var subtitles: [String: String] = [:]
  var configuredNames: [String] = []
  /// Configures cells of a custom class further. If nil, the table uses its own cell class.
  var fill: ((TableViewCell) -> Void)?
  var onScroll: (() -> Void)?
  var expandedNames: [String] = []

  init(_ names: [String]) { self.names = names }

  func name(_ path: RowPath) -> String {
    (path.section == 0 ? names : secondSection ?? [])[path.row]
      + (path.child.map { ".\($0)" } ?? "")
  }
  func numberOfSections(in tableView: TableView) -> Int { secondSection == nil ? 0 : 2 }
  func numberOfRows(in tableView: TableView) -> Int { names.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? names.count : secondSection?.count ?? 0
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }
  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
    children[name(path)] ?? 0
  }
  func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { true }
  func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String? {
    fill == nil ? nil : "own"
  }
  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    cell.title = name(tableView.path(forRow: row))
    cell.subtitle = subtitles[cell.title]
    fill?(cell)
    configuredNames.append(cell.title)
  }
  func tableView(_ tableView: TableView, didSelectRow row: Int) {}
  func tableView(_ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath) {
    expandedNames.append(name(path))
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?() }
}
