// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// A table asks for its rows by itself when it comes on screen.
struct TableLoadingTests {
  private let rows = PlainRows(3)
  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let root = ViewController()
  private let harness: TestWindow

  init() {
    harness = TestWindow(root: root)
    table.delegate = rows
  }

  @Test
  func `a table loads its rows once, when it is first laid out, without a call of reloadData`() {
    table.dataSource = rows
    #expect(rows.countRequests == 0)
    root.view.addSubview(table)
    harness.step()

    #expect(table.numberOfRows == 3)
    #expect(table.visibleCells.count == 3)
    #expect(table.canBecomeFirstResponder)
    harness.step()
    #expect(rows.countRequests == 1)
  }

  @Test
  func `a table that is added to a view again keeps its row heights and does not reload its rows`()
  {
    table.dataSource = rows
    root.view.addSubview(table)
    harness.step()
    harness.window.traits.textScale = 2
    harness.step()
    #expect(table.rect(forRow: 1) == Rect(0, 76, 200, 76))
    let asked = rows.countRequests

    table.removeFromSuperview()
    root.view.addSubview(table)
    harness.step()

    #expect(rows.countRequests == asked)
    #expect(table.rect(forRow: 1) == Rect(0, 76, 200, 76))
  }

  @Test func `a table shows the rows of a new data source`() {
    table.dataSource = rows
    root.view.addSubview(table)
    harness.step()
    let others = PlainRows(5)

    table.dataSource = others
    harness.step()

    #expect(table.visibleCells.count == 5)
  }

  @Test func `changes of a table's data source appear only after reloadData`() {
    table.dataSource = rows
    root.view.addSubview(table)
    harness.step()
    rows.count = 4
    table.setNeedsLayout()
    harness.step()
    #expect(table.numberOfRows == 3)

    table.reloadData()
    harness.step()

    #expect(table.visibleCells.count == 4)
    #expect(rows.countRequests == 2)
  }

  @Test func `setting a table's focused or current row before the first layout loads its rows`() {
    table.dataSource = rows
    root.view.addSubview(table)

    harness.window.focus.focus(table)
    table.setFocusedRow(2)
    table.setHeight(80, forRow: 1)
    table.currentRow = 1

    #expect(table.numberOfRows == 3 && table.focusedRow == 2)
    harness.step()
    #expect(table.rect(forRow: 1).height == 80)
    #expect(table.currentPath == RowPath(section: 0, row: 1))
    #expect(rows.countRequests == 1)
  }

  @Test func `setting a table's rowHeight, style or frame does not load its rows`() {
    table.dataSource = rows
    table.rowHeight = 60
    table.style = .compact
    table.frame = Rect(0, 0, 300, 300)
    #expect(rows.countRequests == 0)
    rows.count = 4
    root.view.addSubview(table)
    harness.step()

    #expect(table.visibleCells.count == 4)
  }

  @Test func `a table whose data source is removed has no rows`() {
    table.dataSource = rows
    root.view.addSubview(table)
    harness.step()

    table.dataSource = nil
    harness.step()

    #expect(table.numberOfRows == 0 && table.visibleCells.isEmpty)
  }

  @Test func `noteRowsAppended loads the appended rows even if the table is not in a window`() {
    table.dataSource = rows
    rows.count = 6
    table.noteRowsAppended()
    root.view.addSubview(table)
    harness.step()

    #expect(table.numberOfRows == 6)
  }
}
