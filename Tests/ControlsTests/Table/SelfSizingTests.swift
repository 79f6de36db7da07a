// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Rows whose heights are determined by their cells.
struct SelfSizingTests {
  /// A cell whose height is determined by constraints.
  private final class NoteCell: TableViewCell {
    let label = Label()

    override init(frame: Rect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      addSubview(label)
      label.pin(Pin.edges(10))
    }
  }

  /// A cell that calls a closure when it is measured.
  private final class CountedCell: TableViewCell {
    var onMeasure: () -> Void = {}

    override func sizeThatFits(_ size: Size) -> Size {
      onMeasure()
      return super.sizeThatFits(size)
    }
  }

  private final class Source: TableViewDataSource, TableViewDelegate {
    /// Words in each row.
    var words: [Int]
    var kind: String? = "note"
    var configuredCount = 0

    init(_ words: [Int]) { self.words = words }

    func text(_ row: Int) -> String {
      (["\(row):"] + Array(repeating: "word", count: words[row])).joined(separator: " ")
    }
    func numberOfRows(in tableView: TableView) -> Int { words.count }
    func tableView(_ tableView: TableView, reuseIdentifierForRow row: Int) -> String? { kind }
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      configuredCount += 1
      if let cell = cell as? NoteCell {
        cell.label.text = text(row)
      } else {
        cell.subtitle = text(row)
      }
    }
    func tableView(_ tableView: TableView, didSelectRow row: Int) {}
  }

  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let source = Source((0..<1000).map { $0 % 3 * 20 })
  private let harness: TestWindow

  init() {
    table.register("note") { NoteCell() }
    table.rowHeight = TableView.automaticDimension
    harness = TestWindow(table: table, rows: source)
  }

  private func preferredHeight(_ text: String, width: Double) -> Double {
    let label = Label(text)
    label.numberOfLines = 0
    table.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.sizeThatFits(Size(width - 20, .infinity)).height.rounded(.up) + 20
  }

  /// Expects that the visible rows adjoin each other and have the heights of their texts.
  private func expectFitting(sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = table.visibleCells.keys.sorted()
    for row in rows {
      let rect = table.rect(forRow: row)
      #expect(
        rect.height == preferredHeight(source.text(row), width: 200),
        sourceLocation: sourceLocation)
      #expect(table.visibleCells[row]?.frame == rect, sourceLocation: sourceLocation)
      #expect(
        rect.maxY == table.rect(forRow: row + 1).minY || row + 1 == source.words.count,
        sourceLocation: sourceLocation)
    }
    #expect((rows.first.map { table.rect(forRow: $0).minY } ?? 0) <= table.offset)
    #expect(
      (rows.last.map { table.rect(forRow: $0).maxY } ?? 0)
        >= min(
          table.offset + 440, table.contentHeight), sourceLocation: sourceLocation)
  }

  private func top(_ row: Int) -> Double { table.rect(forRow: row).minY - table.offset }

  @Test func `self-sizing table rows have the heights of their cells`() {
    expectFitting()
    #expect(table.rect(forRow: 0).height < table.rect(forRow: 1).height)
    #expect(table.rect(forRow: 1).height < table.rect(forRow: 2).height)
    for _ in 0..<30 {
      harness.scrollWheel(by: 2.5, at: Point(50, 50))
      expectFitting()
    }
    #expect(source.configuredCount < 120)
  }

  @Test func `visible table rows do not jump when a row above them is higher than estimated`()
    throws
  {
    table.scrollToRow(500)
    harness.step()
    expectFitting()
    for _ in 0..<40 {
      let row = try #require(table.visibleCells.keys.min()) + 1
      let before = top(row)
      harness.scrollWheel(by: -1, at: Point(50, 50))
      #expect(top(row) == before + 60)
      expectFitting()
    }
  }

  @Test func `a self-sizing table of a million rows measures only the visible rows`() {
    source.words = Array(repeating: 20, count: 1_000_000)
    source.configuredCount = 0
    table.reloadData()
    harness.step()
    table.scrollToRow(500_000)
    harness.step()
    expectFitting()
    #expect(top(500_000) >= 0 && table.rect(forRow: 500_000).maxY <= table.offset + 440)
    #expect(source.configuredCount < 40)
    harness.window.focus.focus(table)
    harness.pressKey(.end)
    #expect(table.focusedRow == 999_999 && table.offset == table.maximumOffset)
    #expect(table.rect(forRow: 999_999).maxY == table.contentHeight)
    expectFitting()
    harness.pressKey(.pageUp)
    harness.pressKey(.down)
    expectFitting()
    harness.pressKey(.home)
    #expect(table.offset == 0)
    expectFitting()
    #expect(source.configuredCount < 100)
  }

  @Test func `arrow keys scroll each self-sizing table row fully into sight`() {
    harness.window.focus.focus(table)
    for row in 1..<40 {
      harness.pressKey(.down)
      let rect = table.rect(forRow: row)
      #expect(table.focusedRow == row)
      #expect(rect.minY >= table.offset && rect.maxY <= table.offset + 440)
    }
    expectFitting()
  }

  @Test
  func
    `a table whose width changes measures its rows again and keeps the first visible row in place`()
  {
    table.scrollToRow(300)
    harness.step()
    let row = table.visibleCells.keys.min() ?? 0
    let before = (top(row), table.rect(forRow: 299).height)
    table.frame.size.width = 120
    harness.step()
    #expect(top(row) == before.0)
    #expect(table.rect(forRow: 299).height > before.1)
    #expect(table.rect(forRow: 299).height == preferredHeight(source.text(299), width: 120))
    table.frame.size.width = 200
    harness.step()
    harness.step()
    expectFitting()
  }

  @Test func `a self-sizing table row grows when the text of its visible cell grows`() throws {
    let before = table.rect(forRow: 1).minY
    source.words[0] = 30
    try #require(table.visibleCells[0] as? NoteCell).label.text = source.text(0)
    harness.step()
    harness.step()
    #expect(table.rect(forRow: 1).minY > before)
    expectFitting()
  }

  @Test func `reloadData keeps the visible self-sizing table rows in place`() throws {
    table.scrollToRow(500)
    harness.scrollWheel(by: -0.3, at: Point(50, 50))
    let row = try #require(table.visibleCells.keys.min())
    let before = (table.offset, top(row))
    table.reloadData()
    harness.step()
    #expect(before == (table.offset, top(row)))
    expectFitting()
  }

  @Test func `a standard table cell in a self-sizing row wraps its subtitle`() throws {
    source.kind = nil
    table.reloadData()
    harness.step()
    let heights = (0..<3).map { table.rect(forRow: $0).height }
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[0] >= 44)
    let cell = try #require(table.visibleCells[2])
    var canvas = Canvas(theme: cell.theme)
    cell.draw(&canvas)
    let lines = canvas.list.commands.filter { if case .text = $0 { true } else { false } }
    #expect(lines.count > 5)
    cell.subtitle = "short"
    harness.step()
    harness.step()
    #expect(table.rect(forRow: 2).height == heights[0])
  }

  @Test func `table rows have the height rowHeight if it is not automaticDimension`() {
    source.kind = nil
    table.rowHeight = 44
    harness.step()
    #expect(table.rect(forRow: 2) == Rect(0, 88, 200, 44))
  }

  @Test
  func `a self-sizing table cell is measured only when it is configured or its content changes`()
    throws
  {
    var measured = 0
    table.register("counted") {
      let cell = CountedCell()
      cell.onMeasure = { measured += 1 }
      return cell
    }
    source.kind = "counted"
    source.words = Array(repeating: 0, count: 1000)
    table.reloadData()
    harness.step()
    let height = table.rect(forRow: 0).height
    for row in 9..<13 {
      measured = 0
      harness.scrollWheel(by: height / 60, at: Point(50, 50))
      harness.step()
      #expect(table.visibleCells[row] != nil && measured == 1)
    }

    measured = 0
    try #require(table.visibleCells[8]).subtitle = String(repeating: "word ", count: 40)
    harness.step()
    harness.step()
    #expect(measured == 1 && table.rect(forRow: 8).height > height)
    measured = 0
    harness.window.traits.scale = 2
    harness.step()
    #expect(measured == table.visibleCells.count)
  }
}
