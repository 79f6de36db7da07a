// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TableReorderingTests {
  private let list: SourceList
  private var table: TableView { list.table }
  private var harness: TestWindow { list.harness }

  init() {
    list = SourceList([("One", 4), ("Two", 30)])
    list.canMove = true
    list.reload()
  }

  private func longPress(_ row: Int) -> Point {
    let point = list.middle(ofRow: row)
    harness.press(at: point)
    harness.advance(by: 0.6)
    return point
  }

  @Test
  func `a table row dragged after a long press moves, and the other rows make room for it`() {
    table.currentRow = 1
    let start = longPress(0)
    #expect(table.reorderer.liftedRow != nil)
    #expect(table.visibleCells[0]?.isHidden == true)

    harness.move(from: start, to: start + Point(0, 90), duration: 0.2)
    harness.advance(by: 0.3)
    #expect(table.visibleCells[2]?.frame.minY == 76.0)
    harness.release(at: start + Point(0, 90))
    harness.runUntilIdle()

    #expect(list.moves == [[0, 2]])
    #expect(list.selectedPaths.isEmpty)
    #expect(table.focusedRow == 2)
    #expect(table.currentRow == 0)
    #expect(table.visibleCells[2]?.frame.minY == 120.0)
  }

  @Test func `a dragged table row cannot be moved to another section`() {
    let start = longPress(3)
    harness.move(from: start, to: start + Point(0, 150), duration: 0.2)
    harness.release(at: start + Point(0, 150))
    harness.runUntilIdle()

    #expect(list.moves.isEmpty)
  }

  @Test func `Escape, or a release outside of the table, cancels the dragging of a table row`() {
    var start = longPress(0)
    harness.move(from: start, to: start + Point(0, 90), duration: 0.2)
    harness.pressKey(.escape)
    #expect(table.reorderer.liftedRow == nil)
    harness.release(at: start + Point(0, 90))
    harness.runUntilIdle()
    #expect(table.visibleCells[1]?.frame.minY == 76.0)

    start = longPress(0)
    harness.move(from: start, to: Point(400, start.y + 90), duration: 0.2)
    harness.release(at: Point(400, start.y + 90))
    harness.runUntilIdle()
    #expect(list.moves.isEmpty)
    #expect(list.selectedPaths.isEmpty)
  }

  @Test func `a row dragged to the edge of a table scrolls the table`() {
    let start = longPress(6)
    harness.move(from: start, to: Point(start.x, 435), duration: 0.2)
    harness.advance(by: 0.5)
    #expect(table.offset > 100)
    harness.release(at: Point(start.x, 435))
    harness.runUntilIdle()

    #expect(list.moves.first?.first == 6)
    #expect((list.moves.first?.last ?? 0) > 10)
  }

  @Test
  func
    `a drag without a hold scrolls a table, and a hold lifts a row only if the row may be moved`()
  {
    harness.drag(from: Point(50, 300), to: Point(50, 200), duration: 0.2, pauseDuration: 0.6)
    #expect(table.offset > 80)
    #expect(list.moves.isEmpty)

    list.canMove = false
    _ = longPress(5)
    #expect(table.reorderer.liftedRow == nil)
  }

  @Test func `Alt with an arrow key moves a table's focused row up or down by one row`() {
    list.focus()
    harness.pressKey(.down, .alt)
    harness.pressKey(.down, .alt)
    harness.pressKey(.up, .alt)
    #expect(list.moves == [[0, 1], [1, 2], [2, 1]])
    #expect(table.focusedRow == 1)

    for _ in 0..<5 { harness.pressKey(.down, .alt) }
    #expect(table.focusedRow == 3)
    list.canMove = false
    harness.pressKey(.up, .alt)
    #expect(list.moves.count == 5)
  }

  @Test func `a long press that focuses a table lifts the pressed row without scrolling`() {
    let list = SourceList([(nil, 100)])
    list.canMove = true
    list.harness.scrollWheel(by: 10, at: Point(80, 80))
    let row = list.table.row(at: Point(80, 230))
    list.harness.press(at: Point(80, 230))
    list.harness.advance(by: 0.6)
    #expect(list.table.offset == 600 && list.table.reorderer.liftedRow?.row == row)
    #expect(list.table.focusedRow == row)
    list.harness.release(at: Point(80, 230))
  }
}
