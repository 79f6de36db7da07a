// Copyright © 2026 The DrawerContainer authors
// SPDX-License-Identifier: MIT

import ContainerCore
import Drawing
import TestSupport
import Testing

@testable import Controls

struct TableSectionTests {
  private let list = SourceList([("One", 3), (nil, 2), ("Three", 50)])
  private var table: TableView { list.table }
  private var harness: TestWindow { list.harness }

  private func headers() -> [Int: TableHeaderView] {
    let shown = table.headers.containerView.subviews.compactMap { $0 as? TableHeaderView }
      .filter { !$0.isHidden }
    return Dictionary(uniqueKeysWithValues: shown.map { (Int($0.frame.minY), $0) })
  }

  @Test func `a table shows a header or a separator line between the rows of two sections`() {
    #expect(table.rect(forRow: 0).minY == 32)
    #expect(table.rect(forRow: 3).minY == 32 + 3 * 44 + 16)
    #expect(table.rect(forRow: 5).minY == 32 + 5 * 44 + 16 + 40)
    #expect(table.contentHeight == 55 * 44 + 32 + 16 + 40)
    #expect(headers().mapValues(\.content.title) == [0: "One", 164: nil, 276: "Three"])
    #expect(table.visibleCells[3]?.title == "1.0")
    #expect(table.path(forRow: 5) == RowPath(section: 2, row: 0))
    #expect(table.row(at: RowPath(section: 2, row: 49)) == 54)
  }

  @Test func `a table draws no separator above a first section without a title`() throws {
    let list = SourceList([(nil, 2), (nil, 3)])
    let headers = list.table.headers.containerView.subviews.compactMap { $0 as? TableHeaderView }
      .filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }

    let commands = headers.map { header in
      var canvas = Canvas(theme: .light)
      header.draw(&canvas)
      return canvas.list.commands.count
    }

    #expect(commands == [0, 1])
  }

  @Test func `a click on a table's section header selects nothing`() {
    harness.click(at: Point(80, 20))
    harness.click(at: Point(80, 170))
    #expect(list.selectedPaths.isEmpty)

    harness.click(at: list.middle(ofRow: 5))
    #expect(list.selectedPaths == [RowPath(section: 2, row: 0)])
  }

  @Test func `a table's floating section header is below the top content inset`() {
    table.contentInset.top = 50
    table.offset = 60
    harness.step()
    #expect(headers()[50]?.content.title == "One" && headers()[50]?.content.isFloating == true)
    table.offset = -50
    harness.step()
    #expect(headers()[50]?.content.isFloating == false)
  }

  @Test
  func
    `a section header stays at the top while its rows scroll, until the next header pushes it out`()
  {
    table.offset = 60
    harness.step()
    #expect(headers()[0]?.content.title == "One")
    #expect(headers()[0]?.content.isFloating == true)
    harness.click(at: Point(80, 20))
    #expect(list.selectedPaths.isEmpty)

    table.offset = 150
    harness.step()
    #expect(headers()[-18]?.content.title == "One")

    table.offset = 1000
    harness.step()
    #expect(headers().mapValues(\.content.title) == [0: "Three"])
  }

  @Test func `a table's focused row is never covered by a floating section header`() {
    list.focus()
    harness.pressKey(.end)
    for _ in 0..<20 { harness.pressKey(.up) }

    let row = table.focusedRow ?? 0
    #expect(row == 34)
    #expect(table.rect(forRow: row).minY - table.offset >= 32)
    harness.pressKey(.home)
    #expect(table.offset == 0)
  }

  @Test func `a disabled table row is dimmed, ignores clicks and is skipped by keys`() {
    list.disabled = [0, 1, 4, 54]
    list.reload()
    list.focus()
    #expect(table.focusedRow == 2)
    #expect(table.visibleCells[1]?.isEnabled == false)

    harness.click(at: list.middle(ofRow: 1))
    #expect(list.selectedPaths.isEmpty)
    harness.pressKey(.down)
    harness.pressKey(.down)
    #expect(table.focusedRow == 5)
    harness.pressKey(.home)
    #expect(table.focusedRow == 2)
    harness.pressKey(.end)
    #expect(table.focusedRow == 53)
    harness.pressKey(.down)
    #expect(table.focusedRow == 53)
  }

  @Test
  func
    `a table's search for the nearest enabled row ends without a result after many disabled rows`()
  {
    list.sections = [("All", 1_000_000)]
    list.disabled = Set(0..<20_000)
    list.reload()

    #expect(table.enabledRow(near: 0, from: 0) == nil)
    #expect(table.enabledRow(near: 20_000, from: 0) == 20_000)
  }

  @Test
  func `a table with a million rows in ten thousand sections configures only the visible cells`() {
    list.sections = (0..<10_000).map { ("Section \($0)", 100) }
    list.configuredCount = 0
    list.childRequestCount = 0
    list.reload()
    list.focus()
    let first = list.configuredCount
    #expect(first <= 11)

    table.offset = table.rect(forRow: 512_345).minY - 100
    harness.step()
    #expect(table.visibleCells[512_345]?.title == "5123.45")
    #expect(list.configuredCount <= 2 * 11)
    harness.pressKey(.end)
    #expect(table.path(forRow: table.focusedRow ?? 0) == RowPath(section: 9999, row: 99))
    #expect(table.maximumOffset == table.offset)
    #expect(list.configuredCount <= 3 * 11)
    #expect(list.childRequestCount <= 3 * 11)
    #expect(table.contentView.subviews.count <= 12)
    #expect(table.headers.containerView.subviews.count <= 3)
  }

  @Test func `a table whose sections are all removed shows no headers and no cells`() {
    list.sections = []
    list.reload()

    #expect(table.numberOfRows == 0)
    #expect(headers().isEmpty)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentView.subviews.allSatisfy { $0.isHidden })
  }

  @Test(
    arguments: [
      (TableViewCell.Badge.count(0), nil), (.count(-3), nil), (.count(7), "7"), (.count(99), "99"),
      (.count(100), "99+"), (.text(""), nil), (.text("New"), "New"),
    ] as [(TableViewCell.Badge, String?)])
  func `the count badge of a table row shows at most two digits by default`(
    badge: TableViewCell.Badge, label: String?
  ) {
    list.badges = [0: badge]
    list.reload()

    #expect(badge.label == label)
    let drawn = harness.lastFrame?.placements.map(\.layer.displayList.description).joined() ?? ""
    let capsule = drawn.contains("radius 10")
    #expect(capsule == (label != nil))
    if let label { #expect(drawn.contains("“\(label)”") || drawn.contains("\"\(label)\"")) }
  }

  @Test func `a nearby table row is focused when the focused last row of a section is removed`() {
    let list = SourceList([("One", 200), ("Two", 300)])
    list.focus()
    list.table.setFocusedRow(199)
    func remove(from first: Int) {
      let old = Array(0..<list.sections[0].rows)
      list.sections[0].rows = first
      list.table.apply(Array(0..<first).difference(from: old))
    }
    remove(from: 100)
    #expect(list.table.focusedRow.map(list.table.path) == RowPath(section: 0, row: 99))
    remove(from: 0)
    #expect(list.table.focusedRow.map(list.table.path) == RowPath(section: 1, row: 0))
  }
}
