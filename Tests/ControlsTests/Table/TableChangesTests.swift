// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Rows that come, go and move, from a difference.
struct TableChangesTests {
  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let source = NamedRows((0..<100).map { "\($0)" })
  private let harness: TestWindow

  init() {
    harness = TestWindow(table: table, rows: source)
  }

  private func change(animated: Bool = true, _ change: (inout [String]) -> Void) {
    let old = source.names
    change(&source.names)
    source.configuredNames = []
    table.apply(source.names.difference(from: old), animated: animated)
    harness.step()
  }

  private func cell(_ name: String) -> TableViewCell? {
    table.visibleCells.values.first { $0.title == name }
  }

  /// All cells that are seen, also of rows that leave.
  private var visibleCells: [TableViewCell] {
    table.contentView.subviews.compactMap { $0 as? TableViewCell }.filter { !$0.isHidden }
  }

  private func expectInOrder(sourceLocation: SourceLocation = #_sourceLocation) {
    for (row, cell) in table.visibleCells {
      #expect(
        cell.title == source.name(table.path(forRow: row)) && cell.row == row
          && cell.frame == table.rect(forRow: row) && cell.presentationFrame == cell.frame
          && cell.presentationAlpha == 1, sourceLocation: sourceLocation)
    }
    #expect(visibleCells.count == table.visibleCells.count, sourceLocation: sourceLocation)
  }

  @Test func `an inserted table row fades in, and the rows below it move down with their cells`()
    throws
  {
    let three = try #require(cell("3"))
    change { $0.insert("new", at: 2) }
    #expect(source.configuredNames == ["new"])
    #expect(three === cell("3") && three.frame.minY == 4 * 44)
    #expect(three.presentationFrame.minY == 3 * 44 && cell("new")?.presentationAlpha == 0)
    #expect(visibleCells.contains { $0.title == "9" }, "the last one slides out")

    harness.advance(by: 0.08)
    #expect(three.presentationFrame.minY > 3 * 44 && three.presentationFrame.minY < 4 * 44)
    #expect((0.1...0.95).contains(cell("new")?.presentationAlpha ?? 0))
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test func `removed table rows fade out in place, and the rows below them move up`() throws {
    let (two, five) = (try #require(cell("2")), try #require(cell("5")))
    change { $0.removeSubrange(1...2) }
    #expect(source.configuredNames == ["10", "11"])
    harness.advance(by: 0.08)
    #expect(two.presentationFrame.minY == 2 * 44 && two.presentationAlpha < 0.9)
    #expect(five.presentationFrame.minY < 5 * 44 && five.frame.minY == 3 * 44)
    #expect(try #require(cell("10")).presentationFrame.minY > 8 * 44, "it comes from below")
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test func `a moved table row slides in front of the other rows and keeps its cell`() throws {
    let one = try #require(cell("1"))
    change { $0.insert($0.remove(at: 1), at: 6) }
    #expect(source.configuredNames.isEmpty && cell("1") === one && one.row == 6)
    #expect(table.contentView.subviews.last === one)
    harness.advance(by: 0.08)
    #expect(one.presentationFrame.minY > 44 && one.presentationFrame.minY < 6 * 44)
    harness.runUntilIdle()
    expectInOrder()

    change { $0.insert($0.remove(at: 90), at: 0) }
    harness.runUntilIdle()
    change { $0.insert($0.remove(at: 0), at: 99) }
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test func `visible table rows stay in place when rows are inserted or removed above them`()
    throws
  {
    table.offset = 1010
    harness.step()
    let before = table.visibleCells.mapValues { $0.frame.minY - table.offset }
    change { $0.insert(contentsOf: ["a", "b", "c"], at: 0) }
    #expect(source.configuredNames.isEmpty && !harness.window.isAnimating)
    #expect(table.offset == 1010 + 3 * 44)
    for (row, cell) in table.visibleCells {
      #expect(cell.frame.minY - table.offset == before[row - 3])
    }
    change { $0.removeSubrange(2...9) }
    #expect(table.offset == 1010 - 5 * 44 && source.configuredNames.isEmpty)
    expectInOrder()
  }

  @Test func `a table's offset is reduced when removed rows shorten the content`() {
    table.offset = table.maximumOffset
    harness.step()
    change { $0.removeLast(50) }
    harness.runUntilIdle()
    #expect(table.offset == 50 * 44 - 440 && table.offset == table.maximumOffset)
    expectInOrder()
    change { $0.removeAll() }
    harness.runUntilIdle()
    #expect(visibleCells.isEmpty && table.offset == 0)
    change { $0 = ["x", "y"] }
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test func `a table row's selection, focus, height and expansion move with the row`() throws {
    source.children = ["4": 2, "60": 1]
    table.reloadData()
    table.setExpanded(true, row: 60)
    table.setExpanded(true, row: 4)
    table.setHeight(60, forRow: 8)
    table.currentPath = RowPath(row: 4, child: 1)
    table.allowsMultipleSelection = true
    table.selectedRows = [0, 1, 9]
    harness.window.focus.focus(table)
    table.setFocusedRow(7)
    harness.move(to: Point(50, 3 * 44 + 10))
    harness.runUntilIdle()

    change {
      $0.insert($0.remove(at: 4), at: 2)
      $0.removeFirst()
      $0.insert("new", at: 0)
    }
    harness.runUntilIdle()
    expectInOrder()
    #expect(table.currentPath == RowPath(row: 2, child: 1) && table.isExpanded(2))
    #expect(cell("4.1")?.isCurrent == true)
    #expect(table.selectedRows.map { source.name(table.path(forRow: $0)) } == ["1", "7"])
    #expect(table.focusedRow.map { source.name(table.path(forRow: $0)) } == "5")
    let tall = try #require(cell("6"))
    #expect(tall.frame.height == 60)
    #expect(table.isExpanded(62))
  }

  @Test func `the nearest table row is focused when the focused row is removed`() {
    harness.window.focus.focus(table)
    table.setFocusedRow(3)
    change { $0.removeSubrange(0...4) }
    #expect(table.focusedRow == 0)
    table.setFocusedRow(94)
    change { $0.removeLast(2) }
    #expect(table.focusedRow == 92)
    change { $0.removeAll() }
    #expect(table.focusedRow == nil)
  }

  @Test func `a table's focus ring moves with the focused row`() {
    harness.window.focus.focus(table)
    table.setFocusedRow(3)
    let before = table.focusRing.rect.minY
    change { $0.insert("new", at: 0) }
    #expect(table.focusRing.rect.minY == before)
    harness.runUntilIdle()
    #expect(table.focusRing.rect.minY == before + 44)
  }

  @Test
  func
    `an animated table change that interrupts another one starts at the rows' current positions`()
    throws
  {
    let five = try #require(cell("5"))
    change { $0.removeFirst() }
    harness.advance(by: 0.06)
    let position = five.presentationFrame.minY
    #expect(position < 5 * 44 && position > 4 * 44)
    change { $0.insert(contentsOf: ["a", "b"], at: 0) }
    #expect(five.presentationFrame.minY == position && five.frame.minY == 6 * 44)
    harness.runUntilIdle()
    expectInOrder()
    for turn in 0..<20 {
      change { $0.insert($0.remove(at: turn), at: 7) }
      change { $0.remove(at: turn % 3) }
      if turn % 4 == 0 { table.reloadData() }
      table.offset = Double(turn) * 30
      harness.advance(by: 0.03)
    }
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test(arguments: ["reduced motion", "not animated", "out of the window"])
  func `table changes are immediate with reduced motion, with animated false or without a window`(
    reason: String
  ) throws {
    var traits = Traits()
    traits.reducesMotion = reason == "reduced motion"
    harness.window.traits = traits
    if reason == "out of the window" { table.removeFromSuperview() }
    change(animated: reason != "not animated") { $0.removeFirst() }
    #expect(cell("0") == nil)
    expectInOrder()
  }

  @Test func `inserting or removing table rows cancels the dragging of a row`() {
    harness.press(at: Point(50, 20))
    harness.advance(by: 0.6)
    harness.move(to: Point(50, 120))
    #expect(table.reorderer.liftedRow != nil)
    change { $0.removeFirst() }
    #expect(table.reorderer.liftedRow == nil)
    harness.release(at: Point(50, 120))
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test
  func `adding a row to a table section moves the next section's header and keeps its cells`()
    throws
  {
    source.secondSection = ["a", "b", "c"]
    source.names = ["0", "1"]
    table.reloadData()
    harness.step()
    let b = try #require(cell("b"))
    source.names.append("2")
    source.configuredNames = []
    table.apply(["0", "1", "2"].difference(from: ["0", "1"]))
    harness.step()
    #expect(source.configuredNames == ["2"] && cell("b") === b)
    let header = try #require(table.headers.visibleHeaders.first { $0.0 == 1 }?.1)
    #expect(header.presentationFrame.minY == header.frame.minY - 44)
    harness.runUntilIdle()
    expectInOrder()
    source.secondSection = ["c", "a"]
    table.apply(["c", "a"].difference(from: ["a", "b", "c"]), inSection: 1)
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test func `visible self-sizing table rows stay in place when rows are inserted above them`() {
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 60
    harness.step()
    table.scrollToRow(50)
    harness.step()
    let before = Dictionary(
      uniqueKeysWithValues: table.visibleCells.map { ($1.title, $1.frame.minY - table.offset) })
    change { $0.insert(contentsOf: ["a", "b"], at: 10) }
    for cell in table.visibleCells.values {
      #expect(cell.frame.minY - table.offset == before[cell.title])
    }
    harness.runUntilIdle()
    expectInOrder()
  }

  @Test
  func `inserting a row above the visible rows of a table with a million rows configures no cell`()
  {
    source.names = (0..<1_000_000).map { "\($0)" }
    table.reloadData()
    table.offset = 20_000_000
    harness.step()
    source.names.insert("new", at: 5)
    source.configuredNames = []
    table.apply(
      CollectionDifference<String>([.insert(offset: 5, element: "new", associatedWith: nil)])!)
    #expect(table.offset == 20_000_044 && source.configuredNames.isEmpty)
  }

  @Test
  func
    `the child rows of an expanded table row slide in, and the rows below them keep their cells`()
    throws
  {
    source.children = ["2": 3]
    table.reloadData()
    harness.step()
    let five = try #require(cell("5"))
    source.configuredNames = []
    table.setExpanded(true, row: 2)
    harness.step()
    #expect(Set(source.configuredNames) == ["2", "2.0", "2.1", "2.2"])
    #expect(five.presentationFrame.minY == 5 * 44 && five.frame.minY == 8 * 44)
    harness.runUntilIdle()
    expectInOrder()
    let child = try #require(cell("2.1"))
    table.setExpanded(false, row: 2)
    harness.advance(by: 0.08)
    #expect(child.presentationAlpha < 1 && five.presentationFrame.minY < 8 * 44)
    harness.runUntilIdle()
    expectInOrder()
  }
}
