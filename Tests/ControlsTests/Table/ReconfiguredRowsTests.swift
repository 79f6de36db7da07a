// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

/// Rows that stay and say something else.
struct ReconfiguredRowsTests {
  /// Says how high it is when it is asked, and not that this changed.
  private final class TallCell: TableViewCell {
    var height = 50.0

    override func sizeThatFits(_ size: Size) -> Size { Size(size.width, height) }
  }

  private let table = TableView(frame: Rect(0, 0, 200, 440))
  private let source = NamedRows((0..<100).map { "\($0)" })
  private let harness: TestWindow

  init() {
    harness = TestWindow(table: table, rows: source)
  }

  private func insert(_ name: String, at row: Int) {
    let old = source.names
    source.names.insert(name, at: row)
    table.apply(source.names.difference(from: old))
  }

  @Test
  func `reconfigureRows updates the cell of a row that is animating without ending the animation`()
    throws
  {
    let three = try #require(table.visibleCells[3])
    table.allowsMultipleSelection = true
    harness.click(at: three.frame.center)
    source.subtitles = ["3": "changed"]
    insert("new", at: 1)
    harness.advance(by: 0.08)
    let frame = three.presentationFrame
    #expect(frame.minY > 3 * 44 && frame.minY < 4 * 44 && three.subtitle == nil)

    source.configuredNames = []
    table.reconfigureRows([4])

    #expect(source.configuredNames == ["3"] && table.visibleCells[4] === three)
    #expect(three.subtitle == "changed" && three.presentationFrame == frame)
    #expect(three.isCurrent && table.selectedRows == [4] && table.focusedRow == 4)
    harness.advance(by: 0.04)
    #expect(three.presentationFrame.minY > frame.minY && three.presentationFrame.minY < 4 * 44)
    harness.runUntilIdle()
    #expect(three.presentationFrame == table.rect(forRow: 4))
  }

  @Test
  func `reconfigureRows updates invisible rows when they appear, and ignores nonexistent rows`() {
    source.subtitles = ["50": "changed"]
    source.configuredNames = []
    table.reconfigureRows([50, -1, 100, 1_000_000])
    harness.step()
    #expect(source.configuredNames.isEmpty)
    table.scrollToRow(50)
    harness.step()
    #expect(table.visibleCells[50]?.subtitle == "changed")
  }

  @Test func `reconfigureRows removes the subtitle of a table row whose data no longer has one`() {
    source.subtitles = ["3": "first"]
    table.reconfigureRows([3])
    #expect(table.visibleCells[3]?.subtitle == "first")
    source.subtitles = [:]
    table.reconfigureRows([3])
    #expect(table.visibleCells[3]?.subtitle == nil)
  }

  @Test func `reconfigureRows adjusts a self-sizing table row to the height of its new subtitle`() {
    table.rowHeight = TableView.automaticDimension
    harness.step()
    let before = table.rect(forRow: 4).minY
    source.subtitles = ["3": String(repeating: "word ", count: 40)]
    table.reconfigureRows([3])
    harness.step()
    harness.step()
    #expect(table.rect(forRow: 4).minY > before + 44)
    #expect(table.visibleCells[4]?.frame == table.rect(forRow: 4))
  }

  @Test
  func `reconfigureRows adjusts a self-sizing table row to the new height of its custom cell`() {
    var heights = ["3": 60.0]
    table.register("own") { TallCell() }
    source.fill = { cell in (cell as? TallCell)?.height = heights[cell.title] ?? 50 }
    table.rowHeight = TableView.automaticDimension
    harness.step()
    #expect(table.rect(forRow: 3).height == 60)
    heights = ["3": 90]
    table.reconfigureRows([3])
    harness.step()
    #expect(table.rect(forRow: 3).height == 90 && table.visibleCells[4]?.frame.minY == 240)
  }

  @Test func `reconfigureRows leaves a row in place that has moved to make room for a dragged row`()
    throws
  {
    harness.press(at: Point(50, 20))
    harness.advance(by: 0.6)
    harness.move(to: Point(50, 3 * 44 + 20))
    harness.advance(by: 0.5)
    let two = try #require(table.visibleCells[2])
    #expect(two.frame.minY == 44)
    table.reconfigureRows([2])
    #expect(two.frame.minY == 44)
    harness.release(at: Point(50, 3 * 44 + 20))
  }
}
