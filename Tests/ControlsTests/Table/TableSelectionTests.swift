// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TableSelectionTests {
  private final class Source: TableViewDataSource, TableViewDelegate {
    var count = 30
    var disabled: Set<Int> = []
    var changes = 0
    var selectedRows: [Int] = []
    var activatedRows: [Int] = []
    /// How often the table asked whether a row can be chosen.
    var enabledRequestCount = 0

    func numberOfRows(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      cell.title = "\(row % 10) row"
    }
    func tableView(_ tableView: TableView, isRowEnabled row: Int) -> Bool {
      enabledRequestCount += 1
      return !disabled.contains(row)
    }
    func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
      "\(row % 10) row"
    }
    func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { true }
    func tableView(_ tableView: TableView, didSelectRow row: Int) { selectedRows.append(row) }
    func tableViewDidChangeSelection(_ tableView: TableView) { changes += 1 }
  }

  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let source = Source()
  private let harness: TestWindow

  init() {
    table.allowsMultipleSelection = true
    let source = source
    table.onPrimaryAction = { source.activatedRows.append($0) }
    harness = TestWindow(table: table, rows: source)
  }

  private func click(_ row: Int, _ modifiers: KeyModifiers = []) {
    harness.click(at: Point(50, table.rect(forRow: row).midY - table.offset), modifiers: modifiers)
    harness.advance(by: 1)
  }

  private var currentRows: [Int] { table.visibleCells.filter(\.value.isCurrent).keys.sorted() }

  @Test
  func
    `a click selects a table row, a Control click toggles it, and a Shift click selects a range`()
  {
    click(2)
    #expect(table.selectedRows == [2] && source.selectedRows == [2])
    click(5, .control)
    click(7, .control)
    click(5, .control)
    #expect(table.selectedRows == [2, 7])
    click(4, .shift)
    #expect(table.selectedRows == [4, 5], "from where Ctrl clicked last")
    click(8, .shift)
    #expect(table.selectedRows == [5, 6, 7, 8], "the anchor stays")

    #expect(currentRows == [5, 6, 7, 8])
    #expect(source.selectedRows == [2])
    #expect(source.changes == 6)
    click(6)
    #expect(table.selectedRows == [6] && currentRows == [6])
  }

  @Test func `tableViewDidChangeSelection is called once per change, and not for changes by code`()
  {
    click(2)
    click(2)
    #expect(source.changes == 1 && source.selectedRows == [2, 2])
    harness.pressKey(.character("a"), .control)
    harness.pressKey(.character("a"), .control)
    #expect(source.changes == 2)
    table.selectedRows = [3]
    #expect(source.changes == 2)
  }

  @Test
  func `arrow keys select a table row, with Shift a range, and with Control move only the focus`() {
    click(2)
    harness.pressKey(.down)
    #expect(table.selectedRows == [3])
    harness.pressKey(.down, .shift)
    harness.pressKey(.down, .shift)
    harness.pressKey(.up, .shift)
    #expect(table.selectedRows == [3, 4])
    harness.pressKey(.down, .control)
    harness.pressKey(.down, .control)
    #expect(table.focusedRow == 6 && table.selectedRows == [3, 4])
    harness.pressKey(.space, .control)
    #expect(table.selectedRows == [3, 4, 6])
    harness.pressKey(.space, .control)
    harness.pressKey(.down, .control)
    harness.pressKey(.space)
    #expect(table.selectedRows == [7] && source.activatedRows == [])
    harness.pressKey(.space)
    #expect(source.activatedRows == [7])
    harness.pressKey(.end, .shift)
    #expect(table.selectedRows == Array(7..<30))
  }

  @Test func `Control+A selects all enabled table rows, and Escape keeps the selection`() {
    source.disabled = [1, 4]
    table.reloadData()
    harness.window.focus.focus(table)
    harness.pressKey(.character("a"), .control)
    harness.pressKey(.escape)
    #expect(table.selectedRows == [0, 2, 3] + Array(5..<30))
    click(0)
    click(5, .shift)
    #expect(table.selectedRows == [0, 2, 3, 5])
  }

  @Test func `touch taps toggle the selection of table rows, and a double tap activates a row`() {
    func tap(_ row: Int) {
      harness.tap(at: Point(50, table.rect(forRow: row).midY))
    }
    for row in [1, 3, 1, 2] {
      tap(row)
      harness.advance(by: 1)
    }
    #expect(table.selectedRows == [2, 3] && source.selectedRows == [])
    tap(5)
    tap(5)
    #expect(table.selectedRows == [5] && source.activatedRows == [5])
  }

  @Test
  func `pressing Return or opening a context menu selects a table row that is not yet selected`() {
    click(2)
    harness.pressKey(.down, .control)
    harness.pressKey(.return)
    #expect(table.selectedRows == [3] && source.activatedRows == [3])

    click(5, .control)
    harness.click(at: Point(50, table.rect(forRow: 3).midY), button: .secondary)
    #expect(table.selectedRows == [3, 5])
    harness.click(at: Point(50, table.rect(forRow: 1).midY), button: .secondary)
    #expect(table.selectedRows == [1])
  }

  @Test func `typing selects the table row whose text begins with the typed text`() {
    click(2)
    harness.typeText("7")
    #expect(table.selectedRows == [7])
  }

  @Test func `moved table rows stay selected, and removed rows are deselected`() {
    click(2)
    click(4, .control)
    harness.pressKey(.up, .alt)
    #expect(table.selectedRows == [2, 3])
    source.count = 3
    table.reloadData()
    #expect(table.selectedRows == [2])
  }

  @Test func `Control+A selects a million table rows and highlights the visible cells`() {
    source.count = 1_000_000
    table.reloadData()
    harness.window.focus.focus(table)
    harness.pressKey(.character("a"), .control)
    #expect(table.selectedRows.count == 1_000_000)
    #expect(currentRows.count == 10)
  }

  @Test func `selectedRows is empty in a table with single selection`() {
    click(2)
    table.allowsMultipleSelection = false
    #expect(table.selectedRows == [] && currentRows == [])
    click(3, .control)
    table.selectedRows = [4]
    #expect(table.selectedRows == [] && source.selectedRows == [2, 3])
  }

  @Test func `a click on a table row uses the modifier keys that are down at the press`() {
    click(2)
    let location = Point(50, table.rect(forRow: 5).midY)
    harness.send(.pointer(PointerEvent(.down, at: location, button: .primary, modifiers: .control)))
    harness.send(.pointer(PointerEvent(.up, at: location, button: .primary)))
    #expect(table.selectedRows == [2, 5])
  }

  @Test(arguments: [KeyModifiers(), .shift])
  func `the first click or Shift click in a table selects only the clicked row and does not scroll`(
    modifiers: KeyModifiers
  ) {
    source.count = 1000
    table.reloadData()
    harness.scrollWheel(by: 5, at: Point(50, 50))
    #expect(table.offset == 300 && table.focusedRow == nil)

    click(10, modifiers)

    #expect(table.offset == 300 && table.focusedRow == 10)
    #expect(table.selectedRows == [10])
    #expect(harness.window.focus.firstResponder === table)
  }

  @Test func `extending a selected range asks the table's data source only about the added rows`() {
    source.count = 10_000
    source.disabled = [7, 6002]
    table.reloadData()
    click(2)
    table.scrollToRow(6000)
    click(6000, .shift)
    #expect(table.selectedRows == Array(2...6).filter { $0 != 7 } + Array(8...6000))

    source.enabledRequestCount = 0
    harness.pressKey(.down, .shift)
    harness.pressKey(.down, .shift)
    harness.pressKey(.up, .shift)
    #expect(source.enabledRequestCount < 30)
    #expect(table.selectedRows.last == 6001 && !table.selectedRows.contains(7))
    harness.pressKey(.home, .shift)
    #expect(table.selectedRows == [0, 1, 2])

    harness.pressKey(.character("a"), .control)
    source.enabledRequestCount = 0
    harness.pressKey(.character("a"), .control)
    #expect(source.enabledRequestCount < 30 && table.selectedRows.count == 9_998)
  }

  @Test(arguments: [true, false])
  func `extending a range of selected table rows deselects a row that has since been disabled`(
    reloads: Bool
  ) {
    click(2)
    harness.pressKey(.down, .shift)
    harness.pressKey(.down, .shift)
    source.disabled = [3]
    if reloads { table.reloadData() } else { table.reconfigureRows([3]) }
    harness.pressKey(.down, .shift)
    #expect(table.selectedRows == [2, 4, 5])
    click(8, .control)
    click(6, .shift)
    #expect(table.selectedRows == [6, 7, 8])
  }

  @Test func `a range of table rows selected with Shift replaces the range selected before`() {
    func range(_ modifiers: KeyModifiers) {
      click(2)
      click(6, .shift)
      click(4, modifiers)
      click(6, .shift)
    }
    range(.control)
    #expect(table.selectedRows == [4, 5, 6])
    range([])
    #expect(table.selectedRows == [4, 5, 6])
    table.selectedRows = [1, 4]
    click(6, .shift)
    #expect(table.selectedRows == [4, 5, 6])
  }
}
