// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Cells of a program's own, second lines, marks, and lists whose selection follows the arrows.
struct CustomCellTests {
  private final class PhotoCell: TableViewCell {
    var uses = 0
    override func prepareForReuse() { uses += 1 }
  }

  private final class Source: TableViewDataSource, TableViewDelegate {
    var count = 100
    var createdCount = 0
    var selectedRows: [Int] = []
    var subtitle: String?
    func numberOfRows(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String? {
      row % 2 == 1 ? "photo" : nil
    }
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      cell.title = "Row \(row)"
      cell.subtitle = row == 0 ? subtitle : nil
      if row == 2 { cell.accessory = .checkmark }
    }
    func tableView(_ tableView: TableView, canMoveRow row: Int) -> Bool { true }
    func tableView(_ tableView: TableView, didSelectRow row: Int) { selectedRows.append(row) }
  }

  private let table = TableView(frame: Rect(0, 0, 300, 440))
  private let source = Source()
  private let harness: TestWindow

  init() {
    let source = source
    table.register("photo") {
      source.createdCount += 1
      return PhotoCell()
    }
    harness = TestWindow(table: table, rows: source)
  }

  @Test func `a table reuses cells and gives each row a cell of its registered class`() {
    func kinds() -> Bool {
      table.visibleCells.allSatisfy { row, cell in
        (cell is PhotoCell) == (row % 2 == 1) && cell.title == "Row \(row)"
          && cell.reuseIdentifier == (row % 2 == 1 ? "photo" : nil)
      }
    }
    #expect(kinds() && table.visibleCells.count == 10 && source.createdCount == 5)
    for offset in stride(from: 0.0, through: 3000, by: 70) {
      table.offset = offset
      harness.step()
      #expect(kinds())
    }
    #expect(source.createdCount <= 7)
    let uses = table.visibleCells.values.compactMap { ($0 as? PhotoCell)?.uses }
    #expect(uses.allSatisfy { $0 > 1 })
  }

  @Test
  func `a table row that is dragged to reorder it is shown by a cell of its registered class`() {
    harness.press(at: Point(50, 60))
    harness.advance(by: 0.6)
    #expect((table.reorderer.liftedRow?.view as? PhotoCell)?.title == "Row 1")
    harness.release(at: Point(50, 60))
  }

  @Test func `a table row's checkmark is removed when its cell is reused for another row`() {
    #expect(table.visibleCells[2]?.accessory == .checkmark)
    table.offset = 880
    harness.step()
    #expect(table.visibleCells.values.allSatisfy { $0.accessory == .none })
  }

  @Test func `a table cell draws its subtitle below its title`() throws {
    source.subtitle = "Second line"
    table.reloadData()
    harness.step()
    let cell = try #require(table.visibleCells[0])
    var canvas = Canvas(theme: cell.theme)
    cell.draw(&canvas)
    let texts = canvas.list.commands.compactMap { command -> (String, Point)? in
      if case .text(let text, _, _, let point) = command { (text, point) } else { nil }
    }
    #expect(texts.map(\.0) == ["Row 0", "Second line"])
    #expect(texts[0].1.x == texts[1].1.x && texts[0].1.y < 24 && texts[1].1.y > 24)
    #expect(texts[1].1.y < 42)
  }

  @Test(arguments: [false, true])
  func `arrow keys select table rows only when selectionFollowsFocus is true`(follows: Bool) {
    table.selectionFollowsFocus = follows
    harness.window.focus.focus(table)
    harness.pressKey(.down)
    harness.pressKey(.down)
    harness.pressKey(.home)
    harness.pressKey(.home)
    #expect(source.selectedRows == (follows ? [1, 2, 0] : []))
  }

  @Test func `reloadData keeps a table's current row, focused row and offset`() {
    table.currentRow = 40
    table.setFocusedRow(41)
    table.offset = 1500
    harness.step()
    source.count = 120
    table.reloadData()
    harness.step()
    #expect(table.currentRow == 40 && table.focusedRow == 41 && table.offset == 1500)
  }
}
