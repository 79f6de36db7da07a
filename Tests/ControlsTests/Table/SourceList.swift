// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport

@testable import Controls

/// Rows in sections, some of which disclose others, and what happened to them.
final class SourceList: TableViewDataSource, TableViewDelegate {
  var sections: [(title: String?, rows: Int)]
  var children: [RowPath: Int] = [:]
  var disabled: Set<Int> = []
  var canMove = false
  var badges: [Int: TableViewCell.Badge] = [:]
  private(set) var selectedPaths: [RowPath] = []
  private(set) var expansions: [Bool] = []
  private(set) var selectionChanges = 0
  private(set) var menus: [(row: Int, point: Point)] = []
  private(set) var moves: [[Int]] = []
  var configuredCount = 0
  var childRequestCount = 0

  let table: TableView
  let harness: TestWindow

  /// A table at the top left corner of a window that is larger.
  init(
    _ sections: [(title: String?, rows: Int)], height: Double = 440,
    traits: Traits = Traits()
  ) {
    self.sections = sections
    harness = TestWindow(traits: traits)
    table = TableView(frame: Rect(0, 0, 200, height))
    let root = ViewController()
    harness.window.rootViewController = root
    table.dataSource = self
    table.delegate = self
    root.view.addSubview(table)
    reload()
  }

  func reload() {
    table.reloadData()
    harness.step()
  }

  func focus() {
    harness.window.focus.focus(table)
    harness.step()
  }

  /// In window points.
  func middle(ofRow row: Int) -> Point {
    let rect = table.rect(forRow: row)
    return Point(80, rect.midY - table.offset)
  }

  func chevron(ofRow row: Int, isMirrored: Bool = false) -> Point {
    Point(isMirrored ? 20 : 180, middle(ofRow: row).y)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, numberOfChildrenAt path: RowPath) -> Int {
    childRequestCount += 1
    return children[path] ?? 0
  }

  func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool { !disabled.contains(row) }

  func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { canMove }

  func tableView(_ tableView: TableView, moveRow row: Int, to target: Int) {
    moves.append([row, target])
  }

  func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
    configuredCount += 1
    let path = tableView.path(forRow: row)
    cell.title = "\(path.section).\(path.row)" + (path.child.map { ".\($0)" } ?? "")
    cell.badge = badges[row]
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    selectedPaths.append(tableView.path(forRow: row))
  }

  func tableView(_ tableView: TableView, didSetExpanded isExpanded: Bool, at path: RowPath) {
    expansions.append(isExpanded)
  }

  func tableViewDidChangeSelection(_ tableView: TableView) { selectionChanges += 1 }

  func tableView(
    _ tableView: TableView, contextMenuRequestedForRow row: Int, at point: Point
  ) -> Bool {
    menus.append((row, point))
    return true
  }
}

extension Traits {
  static var rightToLeft: Traits {
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    return traits
  }
}
