// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Delegates that change rows during a scroll callback.
struct TableReentrancyTests {
  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let source = NamedRows((0..<100).map { "\($0)" })
  private let harness: TestWindow

  init() {
    harness = TestWindow(table: table, rows: source)
  }

  private func insert(_ names: [String], at row: Int) {
    let old = source.names
    source.names.insert(contentsOf: names, at: row)
    table.apply(source.names.difference(from: old))
  }

  /// The next time that the table scrolls.
  private func onScroll(_ change: @escaping () -> Void) {
    source.onScroll = { [source] in
      source.onScroll = nil
      change()
    }
  }

  private func expectInOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    harness.runUntilIdle()
    #expect(table.numberOfRows >= source.names.count, sourceLocation: sourceLocation)
    for (row, cell) in table.visibleCells {
      #expect(
        cell.title == source.name(table.path(forRow: row)) && cell.row == row
          && cell.frame == table.rect(forRow: row), sourceLocation: sourceLocation)
    }
    let seen = table.contentView.subviews.filter { $0 is TableViewCell && !$0.isHidden }
    #expect(seen.count == table.visibleCells.count, sourceLocation: sourceLocation)
  }

  @Test
  func
    `a delegate can insert rows when an insertion above a table's visible rows scrolls the table`()
    throws
  {
    table.offset = 1010
    harness.step()
    onScroll { insert(["x", "y"], at: 3) }
    insert(["a", "b", "c"], at: 0)
    #expect(source.onScroll == nil && table.offset == 1010 + 5 * 44)
    onScroll {
      insert(["seen"], at: 35)
      insert(["u", "v"], at: 1)
    }
    insert(["w"], at: 0)
    let cell = try #require(table.visibleCells.values.first { $0.title == "seen" })
    #expect(cell.presentationFrame == cell.frame && cell.presentationAlpha == 0, "it fades in")
    expectInOrder()
  }

  @Test(arguments: [true, false])
  func `a table's delegate can insert rows above a row while a key expands or collapses it`(
    expanded: Bool
  ) {
    source.children = ["95": 40]
    table.reloadData()
    table.setExpanded(!expanded, row: 95)
    table.setFocusedRow(95)
    if !expanded { table.offset = 95 * 44 }
    harness.window.focus.focus(table)
    harness.runUntilIdle()
    onScroll { insert(["x", "y"], at: 0) }
    harness.pressKey(expanded ? .right : .left)
    expectInOrder()
    #expect(source.onScroll == nil && source.names[97] == "95")
    #expect(source.expandedNames == ["95"] && table.isExpanded(97) == expanded)
  }

  @Test func `a table's delegate can insert rows above a row while code collapses it`() {
    source.children = ["95": 40]
    table.reloadData()
    table.setExpanded(true, row: 95)
    table.offset = 95 * 44
    harness.runUntilIdle()
    onScroll { insert(["x", "y"], at: 0) }
    source.configuredNames = []
    table.setExpanded(false, row: 95)
    expectInOrder()
    #expect(source.onScroll == nil && source.configuredNames.count { $0 == "93" } == 1)
  }

  @Test func `a table's delegate can insert rows while the table scrolls and measures rows`() {
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 60
    table.reloadData()
    harness.step()
    table.scrollToRow(50)
    harness.step()
    for turn in 0..<10 {
      onScroll { insert(["\(turn) new"], at: 5) }
      source.configuredNames = []
      harness.scrollWheel(by: -1.3, at: Point(50, 50))
      #expect(source.onScroll == nil && source.configuredNames.count < 4)
      expectInOrder()
    }
  }

  @Test func `inserting table rows above the visible rows calls scrollViewDidScroll once`() {
    table.offset = 1010
    harness.step()
    var scrolls = 0
    source.onScroll = { scrolls += 1 }
    insert(["a"], at: 0)
    #expect(scrolls == 1)
    insert(["z"], at: source.names.count)
    #expect(scrolls == 1)
  }
}
