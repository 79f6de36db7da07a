// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import Drawing
import TestSupport
import Testing

@testable import ContainerCore
@testable import Containers
@testable import Controls
@testable import Presenting

/// The menu of a row follows the row.
struct AnchoredMenuTests {
  private final class Menus: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRow row: Int) {}
    func tableView(
      _ tableView: TableView, contextMenuForRow row: Int, at point: Point
    ) -> (any ContextMenu)? { Menu([MenuItem("One") {}, MenuItem("Two") {}]) }
  }

  enum Change: CaseIterable, Sendable { case scrolls, moves }

  private func menuFrame(_ harness: TestWindow) -> Rect? {
    guard
      let view = harness.window.rootViewController?.topMostViewController.viewIfLoaded as? MenuView,
      let panel = view.panels.first
    else { return nil }
    return panel.convert(panel.cardFrame, to: nil)
  }

  @Test(arguments: Change.allCases)
  func `the context menu of a row follows the row when the table scrolls or moves`(change: Change) {
    let (screen, rows, menus) = (ViewController(), PlainRows(60), Menus())
    let table = TableView(frame: Rect(100, 100, 500, 500))
    table.dataSource = rows
    table.delegate = menus
    screen.view.addSubview(table)
    let harness = TestWindow(root: screen, size: Size(1200, 900))
    harness.runUntilIdle()
    harness.window.focus.focus(table)
    table.setFocusedRow(5)
    harness.pressKey(.menu)
    harness.runUntilIdle()
    guard let before = menuFrame(harness) else {
      Issue.record("there is no menu")
      return
    }
    let row = table.convert(table.focusRing.rect, to: nil)
    switch change {
    case .scrolls: table.setContentOffset(Point(0, 60), animated: false)
    case .moves: table.frame.origin.y += 60
    }
    harness.runUntilIdle()
    let moved = table.convert(table.focusRing.rect, to: nil).minY - row.minY
    #expect(moved != 0)
    guard let after = menuFrame(harness) else { return }
    #expect(abs(after.minY - before.minY - moved) <= 1, "\(before) → \(after), the row by \(moved)")
  }
}
