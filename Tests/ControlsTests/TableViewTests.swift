// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TableViewTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var titles: [String]
    var selectedRows: [Int] = []
    var configuredCount = 0
    var searchCount = 0

    init(_ titles: [String]) { self.titles = titles }

    func numberOfRows(in tableView: TableView) -> Int { titles.count }
    func tableView(_ tableView: TableView, configure cell: TableViewCell, forRow row: Int) {
      configuredCount += 1
      cell.title = titles[row]
    }
    func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? {
      searchCount += 1
      return titles[row]
    }
    func tableView(_ tableView: TableView, didSelectRow row: Int) { selectedRows.append(row) }
  }

  private let rows: Rows
  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let harness: TestWindow

  init() {
    rows = Rows((0..<1000).map { "Row \($0)" })
    harness = TestWindow(table: table, rows: rows)
  }

  @Test func `only the visible rows of a table have cells`() {
    #expect(table.visibleCells.keys.sorted() == Array(0..<10))
    #expect(rows.configuredCount == 10)

    harness.scrollWheel(by: 1, at: Point(50, 50))

    #expect(table.offset == ScrollView.wheelStep)
    #expect(table.visibleCells.keys.sorted() == Array(1...11))
  }

  @Test
  func
    `a click selects the table row under it, unless the pointer leaves the row during the press`()
  {
    harness.click(at: Point(50, 44 * 2 + 5))
    #expect(rows.selectedRows == [2])

    harness.press(at: Point(50, 5))
    harness.move(to: Point(50, 50))
    harness.release(at: Point(50, 5))
    #expect(rows.selectedRows == [2])
  }

  @Test func `dragging the pointer out of a pressed table row and back selects nothing`() {
    harness.press(at: Point(50, 43))
    harness.move(to: Point(50, 45))
    harness.move(to: Point(50, 43))
    harness.release(at: Point(50, 43))

    #expect(rows.selectedRows.isEmpty)
  }

  @Test func `a vertical drag scrolls a table and selects nothing`() {
    harness.drag(from: Point(50, 300), to: Point(50, 200), duration: 0.2, pauseDuration: 0.5)

    #expect(table.offset > 80 && table.offset <= 100)
    #expect(rows.selectedRows.isEmpty)
  }

  @Test func `a table that is flicked scrolls on, decelerates and stops`() {
    harness.drag(from: Point(50, 400), to: Point(50, 200), duration: 0.1)
    let released = table.offset
    harness.runUntilIdle()

    #expect(table.offset > released + 200)
    #expect(!harness.window.isAnimating)
  }

  @Test func `a table's offset stays within its content`() {
    harness.scrollWheel(by: -5, at: Point(50, 50))
    #expect(table.offset == 0)
    harness.scrollWheel(by: 1e6, at: Point(50, 50))
    #expect(table.offset == 1000 * 44 - 440)
    #expect(table.visibleCells.keys.max() == 999)
  }

  @Test(arguments: [
    (Key.down, 1), (.up, 0), (.end, 999), (.pageDown, 9), (.home, 0),
  ])
  func `keys move a table's focused row and scroll it into sight`(key: Key, row: Int) {
    harness.window.focus.focus(table)

    harness.pressKey(key)

    #expect(table.focusedRow == row)
    let rect = table.rect(forRow: row)
    #expect(rect.minY >= table.offset && rect.maxY <= table.offset + 440)
  }

  @Test func `Return and Space activate a table's focused row`() {
    harness.window.focus.focus(table)
    harness.pressKey(.down)
    harness.pressKey(.return)
    harness.pressKey(.down)
    harness.pressKey(.space)

    #expect(rows.selectedRows == [1, 2])
  }

  @Test
  func
    `typing focuses a table row that begins with the typed text, and a pause starts a new search`()
  {
    rows.titles = ["Red", "Green", "Grey", "Notes"]
    table.reloadData()
    harness.window.focus.focus(table)
    harness.step()

    harness.typeText("gre")
    #expect(table.focusedRow == 1)
    harness.typeText("y")
    #expect(table.focusedRow == 2)
    harness.advance(by: 1.5)
    harness.typeText("n")
    #expect(table.focusedRow == 3)
  }

  @Test func `typing the same letter again focuses the next table row that begins with the letter`()
  {
    rows.titles = ["Red", "Green", "Grey", "Notes"]
    table.reloadData()
    harness.window.focus.focus(table)
    harness.step()

    harness.typeText("g")
    #expect(table.focusedRow == 1)
    harness.typeText("g")
    #expect(table.focusedRow == 2)
    harness.typeText("g")
    #expect(table.focusedRow == 1)
  }

  @Test
  func
    `a space after letters is part of the typed prefix, a space alone activates the table row`()
  {
    rows.titles = ["Pane 1", "Pane 2", "Pane 3"]
    table.reloadData()
    harness.window.focus.focus(table)
    harness.step()

    for key in [Key.character("p"), .character("a"), .space] { harness.pressKey(key) }
    #expect(rows.selectedRows.isEmpty)
    harness.advance(by: 1.5)
    harness.pressKey(.space)
    #expect(rows.selectedRows == [1])
    harness.advance(by: 1.5)
    for key in [Key.character("p"), .character("a"), .character("n"), .character("e"), .space] {
      harness.pressKey(key)
    }
    harness.pressKey(.character("3"))
    #expect(table.focusedRow == 2)
  }

  @Test func `a flick to the top of a table stops there, and the next click selects a row`() {
    table.offset = 300
    harness.drag(from: Point(50, 100), to: Point(50, 400), duration: 0.08)
    harness.advance(by: 0.5)
    #expect(table.offset == 0)
    #expect(!harness.window.isAnimating)

    harness.click(at: Point(50, 20))
    #expect(rows.selectedRows == [0])
  }

  @Test func `table rows are not highlighted under the mouse if the table has no delegate`() {
    table.delegate = nil
    harness.move(to: Point(50, 20))
    harness.advance(by: 0.2)

    #expect(!harness.window.isAnimating)
    let list = harness.lastFrame?.placements.first?.layer.displayList.description ?? ""
    #expect(!list.contains("radius"))
  }

  @Test func `letters pressed together with Control do not search a table's rows`() {
    rows.titles = ["Red", "Green"]
    table.reloadData()
    harness.window.focus.focus(table)
    harness.pressKey(.character("g"), .control)

    #expect(table.focusedRow == 0)
  }

  @Test func `highlighting a table row does not measure its text again`() {
    final class Counter: TextMeasurer {
      private let base = ApproximateTextMeasurer()
      var count = 0

      func metrics(of font: Font) -> FontMetrics { base.metrics(of: font) }

      func width(of text: String, in font: Font) -> Double {
        count += 1
        return base.width(of: text, in: font)
      }
    }
    let counter = Counter()
    let harness = TestWindow(measurer: counter)
    let root = ViewController()
    harness.window.rootViewController = root
    root.view.addSubview(table)
    harness.step()
    let measured = counter.count
    #expect(measured > 0)

    harness.move(to: Point(50, 20))
    harness.advance(by: 0.2)
    table.visibleCells[0]?.titleColor = .accent
    harness.step()

    #expect(counter.count == measured)
  }

  @Test func `a table of a million rows configures only the visible cells`() {
    rows.titles = Array(repeating: "Row", count: 1_000_000)
    rows.configuredCount = 0
    table.reloadData()
    harness.step()
    table.offset = 500_000 * 44
    harness.step()

    #expect(rows.configuredCount == 20)
  }

  @Test func `a table with isFocusable false accepts clicks but no keys`() {
    table.isFocusable = false

    harness.click(at: Point(50, 60))
    harness.pressKey(.return)

    #expect(rows.selectedRows == [1])
    #expect(harness.window.focus.firstResponder == nil)
  }

  @Test func `table cells that scroll out of sight are reused for the rows that scroll into sight`()
  {
    harness.scrollWheel(by: 1, at: Point(50, 50))
    let before = Set(table.contentView.subviews.map(ObjectIdentifier.init))

    for _ in 0..<40 { harness.scrollWheel(by: 3, at: Point(50, 50)) }
    table.reloadData()
    harness.step()

    #expect(table.offset == 41 * 60 + 80 * 60)
    #expect(Set(table.contentView.subviews.map(ObjectIdentifier.init)) == before)
    #expect(table.visibleCells.keys.sorted() == Array(165...174))
    let shown = table.contentView.subviews.filter { !$0.isHidden }
    #expect(shown.count == table.visibleCells.count)
    #expect(table.visibleCells.allSatisfy { $1.title == "Row \($0)" && $1.row == $0 })
  }

  @Test func `table rows with custom heights move the other rows`() {
    table.setHeight(100, forRow: 1)
    table.setHeight(20, forRow: 2)
    harness.step()

    #expect(table.rect(forRow: 3) == Rect(0, 164, 200, 44))
    #expect(table.visibleCells[3]?.frame == Rect(0, 164, 200, 44))
    #expect(table.maximumOffset == 998 * 44 + 120 - 440)
    harness.click(at: Point(50, 150))
    #expect(rows.selectedRows == [2])
    #expect(table.row(at: Point(50, 44 + 99)) == 1)
  }

  @Test func `keys and clicks reach exactly the right rows in a table of a million rows`() {
    rows.titles = Array(repeating: "Row", count: 1_000_000)
    table.reloadData()
    harness.window.focus.focus(table)
    harness.pressKey(.end)

    #expect(table.focusedRow == 999_999)
    #expect(table.offset == 44_000_000 - 440)
    #expect(table.visibleCells[999_999]?.frame == Rect(0, 43_999_956, 200, 44))
    harness.pressKey(.pageUp)
    #expect(table.focusedRow == 999_990)
    harness.click(at: Point(50, 44 * 3 + 5))
    #expect(rows.selectedRows == [999_993])
    harness.pressKey(.up)
    harness.pressKey(.return)
    #expect(rows.selectedRows.last == 999_992)
    harness.pressKey(.home)
    #expect(table.offset == 0)
  }

  @Test func `a search in a million table rows examines a limited number of rows per frame`() {
    rows.titles = Array(repeating: "Row", count: 1_000_000)
    rows.titles[35_000] = "Écru"
    table.reloadData()
    harness.window.focus.focus(table)
    harness.step()
    rows.searchCount = 0

    harness.send(.key(KeyEvent(.character("é"))))
    #expect(rows.searchCount == RowSearch.rowsPerStep)
    harness.advance(by: 1.0 / 60)
    #expect(rows.searchCount == 2 * RowSearch.rowsPerStep)
    #expect(table.focusedRow == 0)
    harness.runUntilIdle()

    #expect(table.focusedRow == 35_000)
    #expect(rows.searchCount == 35_000)
  }

  @Test
  func `a search for a table row by typing ends when no row matches or an arrow key is pressed`() {
    rows.titles = Array(repeating: "Row", count: 100_000)
    table.reloadData()
    harness.window.focus.focus(table)
    harness.step()
    rows.searchCount = 0

    harness.typeText("x")
    harness.runUntilIdle()
    #expect(rows.searchCount == 100_000)
    #expect(table.focusedRow == 0)

    harness.advance(by: 2)
    harness.typeText("x")
    harness.pressKey(.down)
    rows.searchCount = 0
    harness.runUntilIdle()
    #expect(rows.searchCount == 0)
    #expect(table.focusedRow == 1)
  }

  @Test func `the margins at the sides of table rows ignore clicks but scroll the table`() {
    table.rowMargin = 40
    harness.step()

    #expect(table.rect(forRow: 2) == Rect(40, 88, 120, 44))
    #expect(table.visibleCells[2]?.frame == Rect(40, 88, 120, 44))
    table.setFocusedRow(2)
    #expect(table.focusRing.rect.minX == table.visibleCells[2].map { $0.frame.minX + 8 })
    harness.click(at: Point(20, 100))
    harness.click(at: Point(180, 100))
    #expect(rows.selectedRows == [])
    harness.click(at: Point(50, 100))
    harness.scrollWheel(by: 1, at: Point(20, 100))

    #expect(rows.selectedRows == [2])
    #expect(table.offset == ScrollView.wheelStep, "the margin scrolls")
  }

  @Test func `a table's focused row stays in sight after a resize`() throws {
    table.frame = try #require(table.superview).bounds
    table.autoresizingMask = .fill
    harness.window.focus.focus(table, ringVisible: true)
    harness.step()
    let last = try #require(table.visibleCells.keys.max())
    table.setFocusedRow(last)
    harness.step()

    harness.resize(to: Size(200, 100))
    harness.step()
    let row = table.rect(forRow: last)
    #expect(row.minY >= table.offset && row.maxY <= table.offset + table.bounds.height)
  }

  @Test func `Tab into a table focuses the selected row`() {
    let button = Button(accessibilityLabel: "After")
    button.frame = Rect(300, 0, 50, 50)
    table.superview?.addSubview(button)
    harness.pressKey(.tab)
    harness.pressKey(.down)
    #expect(table.focusedRow == 1)

    table.currentRow = 5
    for key in 0..<2 { harness.pressKey(.tab, key == 0 ? [] : .shift) }

    #expect(table.isFirstResponder && table.focusedRow == 5)
  }

  @Test
  func
    `Tab into a table keeps a focused row that is selected, else focuses the first selected row`()
  {
    table.allowsMultipleSelection = true
    table.selectedRows = [3, 5]
    table.setFocusedRow(5)

    harness.pressKey(.tab)
    #expect(table.focusedRow == 5)
    harness.window.focus.focus(nil)
    table.setFocusedRow(9)
    harness.pressKey(.tab)

    #expect(table.focusedRow == 3)
  }

  @Test func `a table keeps its focused row when code makes it first responder`() {
    table.currentRow = 5
    table.setFocusedRow(2)

    harness.window.focus.focus(table)

    #expect(table.focusedRow == 2)
  }

  @Test func `a table without a delegate can be focused and scrolled by keys`() {
    table.delegate = nil

    harness.pressKey(.tab)
    harness.pressKey(.end)
    harness.runUntilIdle()
    #expect(table.isFirstResponder && table.focusedRow == nil)
    #expect(table.offset == table.maximumOffset)
    harness.pressKey(.home)
    harness.runUntilIdle()

    #expect(table.offset == 0)
  }
}
